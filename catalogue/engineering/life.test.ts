import fc from "fast-check";
import { expect, it } from "vitest";
import {
  basicRatingLife,
  lifeFactor,
  lifeHours,
  meanLoad,
  modifiedRatingLife,
  reliabilityFactors,
  requiredRating,
  speedFactor,
  systemLife,
} from "./life.ts";

const elements = fc.constantFrom("ball" as const, "roller" as const);
const loads = fc.double({ min: 0.1, max: 1000, noNaN: true });
const speeds = fc.double({ min: 1, max: 30_000, noNaN: true });
const hours = fc.double({ min: 1, max: 100_000, noNaN: true });

it("the required rating gives the required life", () => {
  fc.assert(
    fc.property(loads, speeds, hours, elements, (load, speedRpm, wanted, rolling) => {
      const rating = requiredRating(load, speedRpm, wanted, rolling);
      const reached = lifeHours(basicRatingLife(rating, load, rolling), speedRpm);
      expect(reached / wanted).toBeCloseTo(1, 9);
    }),
  );
});

// docs/product/catalogue.md#rating-life
it("NSK's factors give the same life as ISO 281", () => {
  fc.assert(
    fc.property(loads, loads, speeds, (rating, load, speedRpm) => {
      const iso = lifeHours(basicRatingLife(rating, load, "ball"), speedRpm);
      expect((500 * lifeFactor(rating, load, speedRpm, "ball") ** 3) / iso).toBeCloseTo(1, 9);
    }),
  );
  expect(speedFactor(100 / 3, "roller")).toBeCloseTo(1, 12);
});

// docs/product/catalogue.md#rating-life
it("twice the load reduces a ball bearing's life to an eighth", () => {
  expect(basicRatingLife(10, 2, "ball") / basicRatingLife(10, 4, "ball")).toBeCloseTo(8, 12);
});

it("a higher reliability gives a shorter life", () => {
  for (const edition of ["2007", "1990"] as const) {
    const factors = Object.values(reliabilityFactors[edition]);
    const lives = factors.map((a1) => modifiedRatingLife(1000, a1, 1));
    expect(lives).toEqual(lives.toSorted((one, other) => other - one));
    expect(lives[0]).toBe(1000);
  }
});

it("the mean of one load is that load, and a mean is between its loads", () => {
  const step = fc.record({ load: loads, speedRpm: speeds, share: hours });
  fc.assert(
    fc.property(step, step, elements, (one, other, rolling) => {
      expect(meanLoad([one], rolling) / one.load).toBeCloseTo(1, 9);
      const mean = meanLoad([one, other], rolling);
      expect(mean).toBeGreaterThanOrEqual(Math.min(one.load, other.load) * 0.999_999);
      expect(mean).toBeLessThanOrEqual(Math.max(one.load, other.load) * 1.000_001);
    }),
  );
});

it("the life of a machine is at most that of its weakest bearing", () => {
  fc.assert(
    fc.property(fc.array(hours, { minLength: 2, maxLength: 6 }), elements, (lives, rolling) => {
      expect(systemLife(lives, rolling)).toBeLessThan(Math.min(...lives));
    }),
  );
  expect(systemLife([20_000], "roller")).toBeCloseTo(20_000, 6);
});

it.each([
  () => basicRatingLife(0, 1, "ball"),
  () => basicRatingLife(1, 0, "ball"),
  () => lifeHours(1, 0),
  () => requiredRating(1, Number.NaN, 1, "ball"),
  () => speedFactor(-1, "ball"),
  () => modifiedRatingLife(1, 0, 1),
  () => meanLoad([], "ball"),
  () => meanLoad([{ load: 1, speedRpm: 0, share: 1 }], "ball"),
  () => systemLife([], "ball"),
  () => systemLife([0], "ball"),
])("throws a RangeError for %s", (ask) => expect(ask).toThrow(RangeError));
