import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  approximateCentreDistance,
  beltLength,
  bendsPerSecond,
  centreDistance,
  touchingDistance,
  wrapAngleDeg,
  type PulleyPair,
} from "./belt-drive.ts";
import { lipSpeedMs, maxShaftSpeedRpm } from "./seal-speed.ts";

const diameters = fc.double({ min: 10, max: 2000, noNaN: true });
const pairs: fc.Arbitrary<PulleyPair> = fc.tuple(diameters, diameters);
/** Centre distance as a multiple of the distance at which the pulleys touch. */
const spacings = fc.double({ min: 1.001, max: 20, noNaN: true });

describe("an open belt", () => {
  // docs/product/catalogue.md#belt-length
  it("has the centre distance that its length was computed from", () => {
    fc.assert(
      fc.property(pairs, spacings, (pulleys, spacing) => {
        const centre = spacing * touchingDistance(pulleys);
        const found = centreDistance(pulleys, beltLength(pulleys, centre));
        expect((found ?? 0) / centre).toBeCloseTo(1, 9);
      }),
    );
  });

  it("is longer at a longer centre distance", () => {
    fc.assert(
      fc.property(pairs, spacings, spacings, (pulleys, one, other) => {
        fc.pre(Math.abs(one - other) > 1e-6);
        const touching = touchingDistance(pulleys);
        const short = beltLength(pulleys, Math.min(one, other) * touching);
        expect(short).toBeLessThan(beltLength(pulleys, Math.max(one, other) * touching));
      }),
    );
  });

  it("has the same length for both orders of the pulleys", () => {
    fc.assert(
      fc.property(diameters, diameters, spacings, (one, other, spacing) => {
        const centre = spacing * touchingDistance([one, other]);
        expect(beltLength([one, other], centre)).toBe(beltLength([other, one], centre));
        expect(wrapAngleDeg([one, other], centre)).toBe(wrapAngleDeg([other, one], centre));
      }),
    );
  });

  it("wraps the smaller pulley by more than 0 and at most 180 degrees", () => {
    fc.assert(
      fc.property(pairs, spacings, (pulleys, spacing) => {
        const wrap = wrapAngleDeg(pulleys, spacing * touchingDistance(pulleys));
        expect(wrap).toBeGreaterThan(0);
        expect(wrap).toBeLessThanOrEqual(180);
      }),
    );
    expect(wrapAngleDeg([125, 125], 400)).toBe(180);
  });

  // docs/product/catalogue.md#belt-length
  it("has no centre distance if it is too short", () => {
    fc.assert(
      fc.property(pairs, fc.double({ min: 0.01, max: 1, noNaN: true }), (pulleys, part) => {
        const touching = beltLength(pulleys, touchingDistance(pulleys));
        expect(centreDistance(pulleys, part * touching)).toBeUndefined();
      }),
    );
    expect(approximateCentreDistance([100, 250], 500)).toBeUndefined();
    expect(centreDistance([100, 250], 500)).toBeUndefined();
  });
});

it("accepts a tiny pulley", () => {
  expect(centreDistance([5e-324, 1000], 5000)).toBeCloseTo(
    centreDistance([1e-9, 1000], 5000) ?? 0,
    6,
  );
});

it.each([
  () => beltLength([0, 100], 300),
  () => beltLength([100, 100], Number.NaN),
  () => beltLength([100, 500], 199),
  () => wrapAngleDeg([100, 500], 100),
  () => centreDistance([-1, 100], 300),
  () => centreDistance([100, 100], 0),
  () => approximateCentreDistance([100, 100], Number.POSITIVE_INFINITY),
  () => bendsPerSecond(10, 0),
  () => maxShaftSpeedRpm(0, 10),
])("throws a RangeError for %s", (ask) => expect(ask).toThrow(RangeError));

// docs/product/catalogue.md#lip-speed
it("a shaft at its max speed has the permitted lip speed", () => {
  fc.assert(
    fc.property(diameters, fc.double({ min: 0.1, max: 40, noNaN: true }), (shaftMm, limitMs) => {
      expect(lipSpeedMs(shaftMm, maxShaftSpeedRpm(shaftMm, limitMs))).toBeCloseTo(limitMs, 9);
    }),
  );
});
