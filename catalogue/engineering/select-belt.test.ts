import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mitsuboshiClassical } from "#catalogue/belts/mitsuboshi-classical.data.ts";
import { beltLength } from "./belt-drive.ts";
import { placeBelt, selectBelt, type BeltQuestion, type BeltSelection } from "./select-belt.ts";
import { maxBeltSpeedMs, getPowerRange } from "./v-drive.ts";

const question: BeltQuestion = { section: "A", drivingMm: 75, drivenMm: 150, centreMm: 340 };
const sections = fc.constantFrom("A", "B", "C", "D");
const diameters = fc.double({ min: 50, max: 1500, noNaN: true });
const questions = fc.record({
  section: sections,
  drivingMm: diameters,
  drivenMm: diameters,
  centreMm: fc.double({ min: 50, max: 5000, noNaN: true }),
  drivingRpm: fc.option(fc.double({ min: 1, max: 6000, noNaN: true }), { nil: undefined }),
});

describe("a selection", () => {
  it("has the worked example's belt with its centre distance", () => {
    const selected = answered(selectBelt(question));
    expect(selected.best).toMatchObject({ code: "A40", datumLengthMm: 1046, warnings: [] });
    expect(selected.best?.centreMm).toBeCloseTo(344.241, 3);
    expect(selected.shorter?.code).toBe("A38");
    expect(selected.longer?.code).toBe("A42");
    expect(selected.wantedLengthMm).toBeCloseTo(beltLength([75, 150], 340), 9);
    expect(selected.isBeyondList).toBe(false);
    expect(selected.drive).toEqual({ speedRatio: 2, warnings: [] });
    expect(selected.best).not.toHaveProperty("bendsPerSecond");
  });

  it("has speeds if the speed of the driving pulley is known", () => {
    const selected = answered(selectBelt({ ...question, drivingMm: 125, drivingRpm: 1450 }));
    expect(selected.drive.beltSpeedMs).toBeCloseTo(9.49, 3);
    expect(selected.drive.drivenRpm).toBeCloseTo((1450 * 125) / 150, 9);
    expect(selected.best?.bendsPerSecond).toBeCloseTo(
      (2000 * (selected.drive.beltSpeedMs ?? 0)) / (selected.best?.datumLengthMm ?? 1),
      9,
    );
  });

  // docs/product/catalogue.md#belt-choice
  it("is the nearest of all listed sizes, between its neighbours", () => {
    fc.assert(
      fc.property(questions, (asked) => {
        const selected = selectBelt(asked);
        if (!selected.ok || !selected.nearest) return;
        const { nearest, shorter, longer } = selected;
        const off = Math.abs(nearest.centreMm - asked.centreMm);
        const sizes = mitsuboshiClassical.find(({ section }) => section === asked.section)?.sizes;
        for (const { code } of sizes ?? []) {
          const placed = placeBelt({ ...asked, code });
          if (!placed.ok) continue;
          expect(Math.abs(placed.fit.centreMm - asked.centreMm)).toBeGreaterThanOrEqual(off);
          expect(placed.isListed).toBe(true);
        }
        expect(shorter?.datumLengthMm ?? 0).toBeLessThan(nearest.datumLengthMm);
        expect(longer?.datumLengthMm ?? Infinity).toBeGreaterThan(nearest.datumLengthMm);
        expect(selected.best).toEqual(off <= 0.05 * asked.centreMm ? nearest : undefined);
      }),
    );
  });

  it("finds each listed size at its own centre distance", () => {
    for (const { section, sizes } of mitsuboshiClassical) {
      for (const [index, { code }] of sizes.entries()) {
        const drive = { drivingMm: 60, drivenMm: 90 };
        const placed = placeBelt({ ...drive, code });
        const centreMm = placed.ok ? placed.fit.centreMm : Number.NaN;
        const selected = answered(selectBelt({ ...drive, section, centreMm }));
        expect([selected.shorter?.code, selected.best?.code, selected.longer?.code]).toEqual([
          sizes[index - 1]?.code,
          code,
          sizes[index + 1]?.code,
        ]);
      }
    }
  });
});

describe("a warning", () => {
  it.each([
    ["A", 74.9, 1450, ["pulley-below-minimum"]],
    ["A", 75, 1450, []],
    ["B", 120, 1450, ["pulley-below-minimum"]],
    ["C", 199, 500, ["pulley-below-minimum"]],
    ["D", 355, 900, []],
    ["D", 355, 1000, ["speed-above-limit"]],
    ["A", 125, 4600, ["speed-above-limit"]],
    ["B", 100, 6000, ["pulley-below-minimum", "speed-above-limit"]],
  ])("of section %s with %d mm at %d rpm is %o", (section, drivingMm, drivingRpm, warnings) => {
    const drive = { section, drivingMm, drivenMm: 400, drivingRpm, centreMm: 900 };
    expect(answered(selectBelt(drive)).drive.warnings).toEqual(warnings);
  });

  it("is given for a small wrap and for an impractical centre distance", () => {
    expect(placeBelt({ drivingMm: 80, drivenMm: 600, code: "A85" })).toMatchObject({
      fit: { warnings: ["wrap-below-120"] },
    });
    expect(placeBelt({ drivingMm: 200, drivenMm: 200, code: "A40" })).toMatchObject({
      fit: { warnings: ["centre-distance-short"] },
    });
    expect(placeBelt({ drivingMm: 80, drivenMm: 80, code: "A40" })).toMatchObject({
      fit: { warnings: ["centre-distance-long"] },
    });
  });

  it("is given for a length outside the list, with the nearest size for comparison", () => {
    const far = answered(selectBelt({ ...question, centreMm: 5000 }));
    expect(far).toMatchObject({ isBeyondList: true, nearest: { code: "A120" } });
    expect(far).not.toHaveProperty("longer");
    expect(far).not.toHaveProperty("best");
    const near = answered(
      selectBelt({ section: "D", drivingMm: 355, drivenMm: 355, centreMm: 400 }),
    );
    expect(near).toMatchObject({ isBeyondList: true, nearest: { code: "D104" } });
    expect(near).not.toHaveProperty("shorter");
    const last = answered(selectBelt({ ...question, centreMm: 1400 }));
    expect(last).toMatchObject({ isBeyondList: true, best: { code: "A120" } });
  });

  // docs/product/catalogue.md#belt-choice
  it("is given by omitting the best size if the nearest is more than 5% off", () => {
    const pulleys = { section: "A", drivingMm: 90, drivenMm: 90 };
    const a120 = placeBelt({ ...pulleys, code: "A120" });
    const centreMm = a120.ok ? a120.fit.centreMm : Number.NaN;
    expect(answered(selectBelt({ ...pulleys, centreMm: centreMm / 0.951 })).best?.code).toBe(
      "A120",
    );
    expect(answered(selectBelt({ ...pulleys, centreMm: centreMm / 0.949 }))).not.toHaveProperty(
      "best",
    );
  });

  it.each([
    ["A", 15, []],
    ["A", 22, ["power-above-range"]],
    ["B", 11, ["power-below-range"]],
    ["D", 5_000, []],
  ])("of section %s with %d kW is %o", (section, powerKw, warnings) => {
    const drive = { section, drivingMm: 400, drivenMm: 400, centreMm: 1000, powerKw };
    expect(answered(selectBelt(drive)).drive.warnings).toEqual(warnings);
  });

  it("is given if no listed size fits around the pulleys", () => {
    const huge = { ...question, drivingMm: 1000, drivenMm: 1000, centreMm: 1100 };
    expect(answered(selectBelt(huge))).toMatchObject({ isBeyondList: true });
    expect(answered(selectBelt(huge))).not.toHaveProperty("best");
  });
});

describe("an invalid question", () => {
  it.each([
    [{ section: "E" }, { section: "unknown-section" }],
    [{ section: "a" }, { section: "unknown-section" }],
    [{ drivingMm: Number.NaN }, { drivingMm: "not-a-number" }],
    [{ drivingMm: 0 }, { drivingMm: "not-positive" }],
    [{ drivenMm: -5 }, { drivenMm: "not-positive" }],
    [{ drivenMm: Number.POSITIVE_INFINITY }, { drivenMm: "too-large" }],
    [{ drivingRpm: 0 }, { drivingRpm: "not-positive" }],
    [{ drivingRpm: Number.NaN }, { drivingRpm: "not-a-number" }],
    [{ centreMm: 1e9 }, { centreMm: "too-large" }],
    [{ centreMm: 112.5 }, { centreMm: "pulleys-touch" }],
    [
      { centreMm: Number.NaN, section: "" },
      { centreMm: "not-a-number", section: "unknown-section" },
    ],
  ])("%o has the problems %o", (change, problems) => {
    expect(selectBelt({ ...question, ...change })).toEqual({ ok: false, problems });
  });

  it.each([
    ["Z30", { code: "unknown-code" }],
    ["A", { code: "unknown-code" }],
    ["", { code: "unknown-code" }],
    ["A10", { code: "pulleys-touch" }],
  ])("of the belt '%s' has the problems %o", (code, problems) => {
    expect(placeBelt({ drivingMm: 75, drivenMm: 150, code })).toEqual({ ok: false, problems });
  });

  it("never throws", () => {
    const any = fc.oneof(fc.double(), fc.double({ min: 0, max: 5000, noNaN: true }));
    fc.assert(
      fc.property(fc.string(), any, any, any, any, (text, drivingMm, drivenMm, centreMm, rpm) => {
        const drive = { drivingMm, drivenMm, drivingRpm: rpm };
        expect(() => selectBelt({ ...drive, section: "A", centreMm })).not.toThrow();
        expect(() => selectBelt({ ...drive, section: text, centreMm })).not.toThrow();
        expect(() => placeBelt({ ...drive, code: text })).not.toThrow();
        expect(() => placeBelt({ ...drive, code: "A40" })).not.toThrow();
      }),
    );
  });
});

it("accepts a belt code in any spelling, listed or not", () => {
  expect(placeBelt({ ...question, code: " a-40 " })).toMatchObject({
    fit: { code: "A40" },
    isListed: true,
  });
  expect(placeBelt({ ...question, code: "A41" })).toMatchObject({
    fit: { code: "A41", datumLengthMm: 1071 },
    isListed: false,
  });
});

it("every listed section has a power range", () => {
  const sectionNames = ["A", "B", "C", "D"] as const;
  expect(sectionNames.map(getPowerRange)).toEqual([
    { min: 0.5, max: 15 },
    { min: 15, max: 75 },
    { min: 75, max: 200 },
    { min: 200 },
  ]);
});

// docs/product/catalogue.md#belt-choice
it.each(mitsuboshiClassical)("section $section has the speed limit of its page", (row) => {
  const limits: Readonly<Record<string, number>> = maxBeltSpeedMs;
  expect(row.speedRange).toBe(`up to ${limits[row.section]} m/s`);
});

function answered(selection: BeltSelection): Extract<BeltSelection, { ok: true }> {
  if (!selection.ok) throw new Error(`No selection: ${JSON.stringify(selection.problems)}`);
  return selection;
}
