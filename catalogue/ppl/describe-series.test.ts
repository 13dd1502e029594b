import { expect, it } from "vitest";
import { describePplSeries } from "./describe-series.ts";
import { pplGroups } from "./ppl-groups.data.ts";

it("sums up a series of radial bearings", () => {
  const series = pplGroups[0]?.series.find(({ name }) => name === "6000");
  expect(series && describePplSeries(series)).toEqual({
    isThrust: false,
    specs: "Bore 10–50\u00A0mm",
    load: "4.55–21.8\u00A0kN",
    dimensions: "Bore 10–50\u00A0mm, outside diameter 26–80\u00A0mm, width 8–16\u00A0mm",
    precision: "P0 (Standard)",
    loadRating: "C 4.55–21.8\u00A0kN, C0 1.97–16.6\u00A0kN",
    speedLimit: "8,500–30,000\u00A0rpm (grease)",
  });
});

it("speaks of the height of thrust bearings", () => {
  const thrust = pplGroups.find(({ slug }) => slug === "thrust-ball-bearings")?.series ?? [];
  expect(thrust).toHaveLength(3);
  for (const series of thrust)
    expect(describePplSeries(series)).toMatchObject({
      isThrust: true,
      dimensions: expect.stringMatching(/height \d/),
    });
});
