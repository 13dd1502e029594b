import { requirePositive } from "./require-positive.ts";

/** Rolling elements of a bearing, which decide the exponents of its life. */
export type RollingElements = "ball" | "roller";

/** Exponent p of the life equation. Source: ISO 281. */
const lifeExponents: Readonly<Record<RollingElements, number>> = { ball: 3, roller: 10 / 3 };

/** Percentage of bearings that reach a life. */
export type Reliability = 90 | 95 | 96 | 97 | 98 | 99;

/**
 * Reliability factor a1 by edition of ISO 281; older catalogues use the older one. The value for 96 %
 * in the 2007 edition is recalled; one maker prints 0.50.
 */
export const reliabilityFactors: Readonly<
  Record<"2007" | "1990", Readonly<Record<Reliability, number>>>
> = {
  "2007": { 90: 1, 95: 0.64, 96: 0.55, 97: 0.47, 98: 0.37, 99: 0.25 },
  "1990": { 90: 1, 95: 0.62, 96: 0.53, 97: 0.44, 98: 0.33, 99: 0.21 },
};

/**
 * Returns the basic rating life L10 in millions of revolutions, which 90 % of bearings reach. Source:
 * ISO 281.
 *
 * @param rating Dynamic load rating C, above 0, in the unit of `load`.
 * @param load Dynamic equivalent load P, above 0; the formula is valid up to half of C.
 * @throws {RangeError} If a number isn't above 0 (programmer error).
 */
export function basicRatingLife(rating: number, load: number, elements: RollingElements): number {
  requirePositive({ rating, load });
  return (rating / load) ** lifeExponents[elements];
}

/**
 * Converts a life to hours at a constant speed. Source: ISO 281.
 *
 * @param life Millions of revolutions.
 * @param speedRpm Revolutions per minute, above 0.
 * @throws {RangeError} If the speed isn't above 0 (programmer error).
 */
export function lifeHours(life: number, speedRpm: number): number {
  requirePositive({ speedRpm });
  return (life * 1e6) / (60 * speedRpm);
}
