import { requirePositive } from "./require-positive.ts";

/** Rolling elements of a bearing, which decide the exponents of its life. */
export type RollingElements = "ball" | "roller";

/** Exponent p of the life equation. Source: ISO 281. */
const lifeExponents: Readonly<Record<RollingElements, number>> = { ball: 3, roller: 10 / 3 };

/** Weibull slope e for the life of several bearings. Source: NSK CAT. E1102e, A24-A37. */
const systemExponents: Readonly<Record<RollingElements, number>> = { ball: 10 / 9, roller: 9 / 8 };

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

/**
 * Returns the dynamic load rating C, in the unit of `load`, that a required life needs. Source: ISO
 * 281.
 *
 * @param load Dynamic equivalent load P, above 0.
 * @param speedRpm Revolutions per minute, above 0.
 * @param hours Required life L10h in hours, above 0.
 * @throws {RangeError} If a number isn't above 0 (programmer error).
 */
export function requiredRating(
  load: number,
  speedRpm: number,
  hours: number,
  elements: RollingElements,
): number {
  requirePositive({ load, speedRpm, hours });
  return load * ((60 * speedRpm * hours) / 1e6) ** (1 / lifeExponents[elements]);
}

/**
 * Returns NSK's speed factor fn, without unit; 1 at 33 1/3 rpm. Source: NSK CAT. E1102e, A24-A30.
 *
 * @param speedRpm Revolutions per minute, above 0.
 * @throws {RangeError} If the speed isn't above 0 (programmer error).
 */
export function speedFactor(speedRpm: number, elements: RollingElements): number {
  requirePositive({ speedRpm });
  return (0.03 * speedRpm) ** (-1 / lifeExponents[elements]);
}

/**
 * Returns NSK's life factor fh, without unit; 1 for a life of 500 hours. The life is 500 fh^p hours.
 * Source: NSK CAT. E1102e, A24-A30.
 *
 * @param rating Dynamic load rating C, above 0, in the unit of `load`.
 * @param load Dynamic equivalent load P, above 0.
 * @param speedRpm Revolutions per minute, above 0.
 * @throws {RangeError} If a number isn't above 0 (programmer error).
 */
export function lifeFactor(
  rating: number,
  load: number,
  speedRpm: number,
  elements: RollingElements,
): number {
  requirePositive({ rating, load });
  return (speedFactor(speedRpm, elements) * rating) / load;
}

/**
 * Returns the modified rating life Lnm in the unit of `life`. Source: ISO 281:2007.
 *
 * @param life Basic rating life, in revolutions or hours.
 * @param a1 Reliability factor, one of `reliabilityFactors`.
 * @param aIso Factor for lubrication, contamination and fatigue limit, above 0; 1 if unknown.
 * @throws {RangeError} If a number isn't above 0 (programmer error).
 */
export function modifiedRatingLife(life: number, a1: number, aIso: number): number {
  requirePositive({ life, a1, aIso });
  return a1 * aIso * life;
}

/** A step of a load cycle; `share` is its time in any unit, the same for all steps. */
export type LoadStep = { readonly load: number; readonly speedRpm: number; readonly share: number };

/**
 * Returns the mean equivalent load Pm: the constant load that wears a bearing as much as a cycle of
 * loads, in their unit. Source: NSK CAT. E1102e, A24-A37.
 *
 * @param steps At least one step, with speeds and shares above 0.
 * @throws {RangeError} If there is no step, or one without speed or share (programmer error).
 */
export function meanLoad(steps: readonly LoadStep[], elements: RollingElements): number {
  const exponent = lifeExponents[elements];
  let turns = 0;
  let damage = 0;
  for (const { load, speedRpm, share } of steps) {
    requirePositive({ speedRpm, share });
    turns += speedRpm * share;
    damage += load ** exponent * speedRpm * share;
  }
  requirePositive({ turns });
  return (damage / turns) ** (1 / exponent);
}

/**
 * Returns the life of several bearings in one machine until the first of them fails, in the unit of
 * `lives`; never above the shortest life. Source: NSK CAT. E1102e, A24-A37.
 *
 * @param lives Lives of the bearings, at least one, above 0, all in one unit.
 * @throws {RangeError} If there is no life or one isn't above 0 (programmer error).
 */
export function systemLife(lives: readonly number[], elements: RollingElements): number {
  const exponent = systemExponents[elements];
  let hazard = 0;
  for (const life of lives) {
    requirePositive({ life });
    hazard += life ** -exponent;
  }
  requirePositive({ hazard });
  return hazard ** (-1 / exponent);
}
