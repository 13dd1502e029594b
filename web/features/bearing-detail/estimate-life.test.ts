import fc from "fast-check";
import { expect, it } from "vitest";
import { bearings } from "#catalogue/bearings/bearings.data.ts";
import { getBearing } from "#catalogue/bearings/find-bearing.ts";
import { estimateLife, type LifeEstimate } from "./estimate-life.ts";

function estimate(code: string, radial: number, axial: number, speedRpm: number): LifeEstimate {
  return estimateLife(getBearing(code), { radial, axial, speedRpm });
}

it("gives the life of the worked examples", () => {
  // Source: shared data, designation.md 2.4, examples 2, 12 and 13.
  expect(estimate("6204", 1.2, 0, 1_500)).toMatchObject({ hours: expect.closeTo(13_484.8, 0) });
  expect(estimate("NU205", 4, 0, 1_450)).toMatchObject({ hours: expect.closeTo(8_773.5, 0) });
  expect(estimate("7204", 1.5, 2, 1_000)).toMatchObject({ loadKn: expect.closeTo(1.665, 3) });
});

it("says why a bearing can't carry a load", () => {
  expect(estimate("NU205", 4, 1, 1_000)).toEqual({ kind: "axial" });
  expect(estimate("NJ205", 4, 1, 1_000)).toEqual({ kind: "axial-limited" });
  expect(estimate("51104", 1, 4, 1_000)).toEqual({ kind: "radial" });
  expect(estimate("6204", 0, 0, 1_000)).toEqual({ kind: "no-load" });
  expect(estimate("6204", Number.NaN, 0, 1_000)).toEqual({ kind: "incomplete" });
  expect(estimate("6204", 1, 0, 0)).toEqual({ kind: "incomplete" });
});

it("warns where the formula doesn't hold", () => {
  expect(estimate("6204", 7, 0, 1_000)).toMatchObject({ warnings: ["heavy", "static"] });
  expect(estimate("6204", 0.1, 0, 1_000)).toMatchObject({ warnings: ["light"] });
  expect(estimate("6204", 1.2, 0, 30_000)).toMatchObject({ warnings: ["fast"] });
});

it("never lasts longer under more load, whatever the bearing", () => {
  const load = fc.double({ min: 0.01, max: 50, noNaN: true });
  fc.assert(
    fc.property(fc.constantFrom(...bearings), load, load, (bearing, one, more) => {
      const isThrust = bearing.kind === "thrust" || bearing.kind === "double-thrust";
      const lifeAt = (kn: number): number => {
        const loads = isThrust ? { radial: 0, axial: kn } : { radial: kn, axial: 0 };
        const found = estimateLife(bearing, { ...loads, speedRpm: 1_000 });
        return found.kind === "life" ? found.hours : Number.NaN;
      };
      expect(lifeAt(one + more)).toBeLessThan(lifeAt(one));
    }),
  );
});
