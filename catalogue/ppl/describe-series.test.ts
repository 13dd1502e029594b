import { expect, it } from "vitest";
import { describePplSeries } from "./describe-series.ts";
import { pplGroups } from "./ppl-groups.data.ts";
import { viewPplGroup } from "./ppl-page.ts";

it("summarises a series of radial bearings", () => {
  const series = pplGroups[0]?.series.find(({ name }) => name === "6000");
  expect(series && describePplSeries(series)).toEqual({
    isThrust: false,
    specs: "Bore 10–50\u00A0mm",
    dimensions: "Bore 10–50\u00A0mm, outside diameter 26–80\u00A0mm, width 8–16\u00A0mm",
    precision: "P0 (Standard)",
    loadRating: "Light radial load, moderate axial load; figures on request",
    speedLimit: "High; figures on request",
  });
});

it("uses the height of thrust bearings", () => {
  const thrust = pplGroups.find(({ slug }) => slug === "thrust-ball-bearings")?.series ?? [];
  expect(thrust).toHaveLength(3);
  for (const series of thrust)
    expect(describePplSeries(series)).toMatchObject({
      isThrust: true,
      dimensions: expect.stringMatching(/height \d/),
    });
});

// docs/product/catalogue.md#no-foreign-ratings
it("has no figures of load or speed from another maker", () => {
  const text = JSON.stringify(pplGroups.map(viewPplGroup));
  expect(text).not.toMatch(/\d\s?(?:kN|rpm|kg)|Kn"|Rpm"|Kg"/);
});
