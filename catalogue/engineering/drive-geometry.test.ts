import { expect, it } from "vitest";
import { timingProfiles } from "#catalogue/belts/timing-profiles.data.ts";
import { readBeltCode } from "./codes/read-belt-code.ts";
import { solveGeometry, unlistedSections } from "./drive-geometry.ts";

// docs/product/catalogue.md#belt-tool-for-other-sections
it("gives the length of a wedge belt as the worked example", () => {
  expect(
    solveGeometry({ shape: "SPA", driving: 100, driven: 250, centreMm: 519.689 }),
  ).toMatchObject({ ok: true, lengthMm: expect.closeTo(1600, 2), fits: [] });
});

// docs/product/catalogue.md#belt-tool-for-other-sections
it("gives the nearest numbers of teeth of a timing belt as the worked examples", () => {
  const answer = solveGeometry({ shape: "HTD-5M", driving: 24, driven: 48, centreMm: 200 });
  expect(answer).toMatchObject({ lengthMm: expect.closeTo(581.825, 3) });
  expect(answer).toMatchObject({ fits: [{ teeth: 115 }, { teeth: 116 }, { teeth: 117 }] });
  expect(
    solveGeometry({ shape: "HTD-5M", driving: 24, driven: 48, centreMm: 209.127 }),
  ).toMatchObject({
    teethInMesh: expect.closeTo(11.301, 3),
    fits: [{}, { code: "600-5M", teeth: 120, centreMm: expect.closeTo(209.127, 3) }, {}],
  });
  expect(solveGeometry({ shape: "T5", driving: 20, driven: 20, centreMm: 177.5 })).toMatchObject({
    fits: [{}, { code: "T5-455", teeth: 91 }, {}],
  });
});

it("writes codes that are read with the same teeth", () => {
  for (const { profile } of timingProfiles.filter((row) => row.profile !== "MXL")) {
    const answer = solveGeometry({ shape: profile, driving: 30, driven: 60, centreMm: 900 });
    const fits = answer.ok ? answer.fits : [];
    expect(fits.length, profile).toBe(3);
    for (const { code, teeth } of fits) {
      expect(readBeltCode(code)?.teeth, code).toBe(teeth);
    }
  }
});

it("names pulleys that can't be, touch, or are smaller than recommended", () => {
  expect(solveGeometry({ shape: "T5", driving: 5, driven: 20.5, centreMm: Number.NaN })).toEqual({
    ok: false,
    problems: { driving: "few-teeth", driven: "few-teeth", centreMm: "not-a-number" },
  });
  expect(solveGeometry({ shape: "SPZ", driving: 80, driven: 160, centreMm: 120 })).toEqual({
    ok: false,
    problems: { centreMm: "pulleys-touch" },
  });
  expect(solveGeometry({ shape: "SPZ", driving: 50, driven: 160, centreMm: 400 })).toMatchObject({
    minPulleyMm: 63,
  });
  expect(unlistedSections.map(({ section }) => section)).toContain("SPC");
});
