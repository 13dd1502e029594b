import fc from "fast-check";
import { expect, it } from "vitest";
import { bearings } from "#catalogue/bearings/bearings.data.ts";
import { getBearing } from "#catalogue/bearings/find-bearing.ts";
import { estimateLife, type LifeEstimate } from "./estimate-life.ts";

function estimate(code: string, radial: number, axial: number, speedRpm: number): LifeEstimate {
  return estimateLife(getBearing(code), { radial, axial, speedRpm });
}

// docs/product/catalogue.md#rating-life
it("returns the life of the worked examples", () => {
  expect(estimate("6204", 1.2, 0, 1_500)).toMatchObject({ hours: expect.closeTo(13_484.8, 0) });
  expect(estimate("NU205", 4, 0, 1_450)).toMatchObject({ hours: expect.closeTo(8_773.5, 0) });
  expect(estimate("7204", 1.5, 2, 1_000)).toMatchObject({ loadKn: expect.closeTo(1.665, 3) });
});

it("returns why a bearing can't carry a load", () => {
  expect(estimate("NU205", 4, 1, 1_000)).toEqual({ kind: "axial" });
  expect(estimate("NJ205", 4, 1, 1_000)).toEqual({ kind: "axial-limited" });
  expect(estimate("51104", 1, 4, 1_000)).toEqual({ kind: "radial" });
  expect(estimate("6204", 0, 0, 1_000)).toEqual({ kind: "no-load" });
  expect(estimate("6204", Number.NaN, 0, 1_000)).toEqual({ kind: "incomplete" });
  expect(estimate("6204", 1, 0, -1)).toEqual({ kind: "incomplete" });
});

// docs/product/catalogue.md#limits-of-a-result
it("warns outside the formula's limits", () => {
  expect(estimate("6204", 7, 0, 1_000)).toMatchObject({ warnings: ["heavy", "dents"] });
  expect(estimate("6204", 0.1, 0, 1_000)).toMatchObject({ warnings: ["light"] });
  expect(estimate("6204", 1.2, 0, 30_000)).toMatchObject({ warnings: ["fast"] });
});

// docs/product/catalogue.md#static-safety
it("warns of dents by P0 instead of P", () => {
  // 12 kN along the shaft of a 6206: P is at least 12 kN, P0 only 0.5 × 12 = 6 kN.
  const along = estimate("6206", 0, 12, 1_000);
  expect(along).toMatchObject({ kind: "life", staticLoadKn: 6, warnings: ["heavy"] });
  expect(along).toMatchObject({ safety: expect.closeTo(11.3 / 6, 9) });
  expect(estimate("6206", 11.4, 0, 1_000)).toMatchObject({ warnings: ["heavy", "dents"] });
  // A self-aligning bearing has a low C0: the life formula is limited by it, before half of C.
  expect(estimate("1204", 2.62, 0, 1_000)).toMatchObject({ warnings: ["above-static", "dents"] });
  // Roller bearings need a safety above 1.
  expect(estimate("NU205", 20, 0, 0)).toMatchObject({ warnings: ["low-safety"] });
});

it("returns the static safety at standstill", () => {
  expect(estimate("6204", 1, 1.5, 0)).toEqual({
    kind: "standstill",
    staticLoadKn: 1.35,
    safety: expect.closeTo(4.889, 3),
    minima: { normal: 1, shock: 1.5, quiet: 2 },
    warnings: [],
  });
  expect(estimate("30206", 10, 0, 0)).toMatchObject({
    kind: "standstill",
    staticLoadKn: 10,
    minima: { normal: 1.5, shock: 3, quiet: 3 },
  });
  expect(estimate("51104", 0, 4, 0)).toMatchObject({ kind: "standstill", staticLoadKn: 4 });
  expect(estimate("6204", 0, 0, 0)).toEqual({ kind: "no-load" });
  expect(estimate("NU205", 4, 1, 0)).toEqual({ kind: "axial" });
});

it("returns the thrust only for types that run in opposed pairs", () => {
  // Source: NSK CAT. E1102e, example 5: HR30206J under 3,931 N, Y 1.6.
  expect(estimate("30206", 3.931, 0, 600)).toMatchObject({ thrustKn: expect.closeTo(1.474, 3) });
  expect(estimate("7204", 1.5, 0, 600)).toMatchObject({
    thrustKn: expect.closeTo((0.6 * 1.5) / 0.57, 9),
  });
  expect(estimate("7004", 1, 0, 600)).toMatchObject({ thrustKn: expect.closeTo(0.6 / 1.47, 9) });
  expect(estimate("7204", 0, 2, 600)).not.toHaveProperty("thrustKn");
  for (const code of ["6204", "NU205", "22210", "1206"]) {
    expect(estimate(code, 1, 0, 600)).not.toHaveProperty("thrustKn");
  }
});

it("returns the static safety of every bearing that has a life", () => {
  for (const bearing of bearings) {
    const isThrust = bearing.kind === "thrust" || bearing.kind === "double-thrust";
    const loads = isThrust ? { radial: 0, axial: 1 } : { radial: 1, axial: 0 };
    expect([bearing.code, estimateLife(bearing, { ...loads, speedRpm: 0 })]).toMatchObject([
      bearing.code,
      { kind: "standstill", safety: bearing.staticLoadKn },
    ]);
  }
});

it("decreases the life with the load for every bearing", () => {
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
