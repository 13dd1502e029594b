import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  equivalentLoad,
  staticEquivalentLoad,
  type BearingLoad,
  type LoadedBearing,
} from "./equivalent-load.ts";
import { angular15Factors, deepGrooveFactors, staticFactors } from "./load-factors.data.ts";

const loads = fc.double({ min: 0, max: 100, noNaN: true });
const bearing = fc.constantFrom<LoadedBearing>(
  { kind: "deep-groove", f0: 14, staticRating: 17.9 },
  { kind: "angular-contact", contactAngleDeg: 15, f0: 14, staticRating: 6.55 },
  { kind: "angular-contact", contactAngleDeg: 25 },
  { kind: "angular-contact", contactAngleDeg: 30 },
  { kind: "angular-contact", contactAngleDeg: 40 },
  { kind: "tapered", e: 0.83, y1: 0.73 },
  { kind: "self-aligning", e: 0.25, y2: 3.9, y3: 2.5 },
  { kind: "spherical", e: 0.24, y2: 4.3, y3: 2.9 },
);

describe("an equivalent load", () => {
  it("is the radial load without an axial load", () => {
    fc.assert(
      fc.property(bearing, loads, (loaded, radial) => {
        expect(loadOn(loaded, { radial, axial: 0 })).toBe(radial);
      }),
    );
  });

  // docs/product/catalogue.md#equivalent-load
  it("is the sum of its parts", () => {
    fc.assert(
      fc.property(bearing, loads, loads, (loaded, radial, axial) => {
        const found = equivalentLoad(loaded, { radial, axial });
        expect(found?.load).toBe((found?.x ?? 0) * radial + (found?.y ?? 0) * axial);
      }),
    );
  });

  // docs/product/catalogue.md#equivalent-load
  it.each([
    [{ kind: "self-aligning", e: 0.25, y2: 3.9, y3: 2.5 }, 0.5, 1, 1 + 2.5 * 0.2],
    [{ kind: "spherical", e: 0.24, y2: 4.3, y3: 2.9 }, 0.5, 0.67, 0.67 + 4.3 * 0.5],
    [{ kind: "tapered", e: 0.83, y1: 0.73 }, 0.5, 1, 1],
    [{ kind: "angular-contact", contactAngleDeg: 25 }, 0.7, 0.41, 0.41 + 0.87 * 0.7],
    [{ kind: "angular-contact", contactAngleDeg: 30 }, 0.9, 0.39, 0.39 + 0.76 * 0.9],
  ] as const)("of %o uses the factors for its side of e", (loaded, axial, x, expected) => {
    const below = loaded.kind === "self-aligning" ? 0.2 : axial;
    expect(equivalentLoad(loaded, { radial: 1, axial: below })).toMatchObject({
      x,
      load: expect.closeTo(expected, 12),
    });
  });

  // docs/product/catalogue.md#equivalent-load
  it("is undefined for a load that the bearing can't carry", () => {
    expect(equivalentLoad({ kind: "cylindrical" }, { radial: 1, axial: 0.1 })).toBeUndefined();
    expect(equivalentLoad({ kind: "thrust" }, { radial: 0.1, axial: 1 })).toBeUndefined();
    expect(loadOn({ kind: "cylindrical" }, { radial: 3, axial: 0 })).toBe(3);
    expect(loadOn({ kind: "thrust" }, { radial: 0, axial: 4 })).toBe(4);
  });
});

it.each([
  ["deep groove", deepGrooveFactors],
  ["15°", angular15Factors],
])("factors of %s rise in e and fall in Y", (_name, rows) => {
  const sorted = (values: readonly number[]): readonly number[] =>
    values.toSorted((one, other) => one - other);
  expect(rows.map(({ ratio }) => ratio)).toEqual(sorted(rows.map(({ ratio }) => ratio)));
  expect(rows.map(({ e }) => e)).toEqual(sorted(rows.map(({ e }) => e)));
  expect(rows.map(({ y }) => -y)).toEqual(sorted(rows.map(({ y }) => -y)));
});

// docs/product/catalogue.md#static-safety
it("a static load is never below the radial one", () => {
  fc.assert(
    fc.property(
      loads,
      loads,
      fc.constantFrom(...Object.values(staticFactors)),
      (radial, axial, factors) => {
        expect(staticEquivalentLoad({ radial, axial }, factors)).toBeGreaterThanOrEqual(radial);
      },
    ),
  );
  expect(
    staticEquivalentLoad({ radial: 1, axial: 10 }, staticFactors["angular-contact 40°"]),
  ).toBeCloseTo(3.1, 12);
});

function loadOn(loaded: LoadedBearing, load: BearingLoad): number | undefined {
  return equivalentLoad(loaded, load)?.load;
}
