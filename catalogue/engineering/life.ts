import { requirePositive } from "./require-positive.ts";

/** What rolls in a bearing, which decides the exponents of its life. */
export type RollingElements = "ball" | "roller";

/** Exponent p of the life equation. Source: ISO 281. */
const lifeExponents: Readonly<Record<RollingElements, number>> = { ball: 3, roller: 10 / 3 };

/** Weibull slope e of the lives of several bearings. Source: NSK CAT. E1102e, A24-A37. */
const systemExponents: Readonly<Record<RollingElements, number>> = { ball: 10 / 9, roller: 9 / 8 };

/** Share of bearings, in percent, that reach a life. */
export type Reliability = 90 | 95 | 96 | 97 | 98 | 99;

/**
 * Reliability factor a1 by edition of ISO 281; older catalogues use the older one. That of 96 % in
 * the edition of 2007 is recalled, one maker prints 0.50.
 */
export const reliabilityFactors: Readonly<
  Record<"2007" | "1990", Readonly<Record<Reliability, number>>>
> = {
  "2007": { 90: 1, 95: 0.64, 96: 0.55, 97: 0.47, 98: 0.37, 99: 0.25 },
  "1990": { 90: 1, 95: 0.62, 96: 0.53, 97: 0.44, 98: 0.33, 99: 0.21 },
};

/**
 * The basic rating life L10, which 90 % of bearings reach.
 *
 * @param rating Dynamic load rating C, above 0, in the unit of `load`.
 * @param load Dynamic equivalent load P, above 0; the formula holds up to half of C.
 * @param elements What rolls in the bearing.
 * @returns Millions of revolutions.
 * @throws {RangeError} If a number isn't above 0 (programmer error).
 * Source: ISO 281.
 */
export function basicRatingLife(rating: number, load: number, elements: RollingElements): number {
  requirePositive({ rating, load });
  return (rating / load) ** lifeExponents[elements];
}

/**
 * A life in hours at a constant speed.
 *
 * @param life Millions of revolutions.
 * @param speedRpm Revolutions per minute, above 0.
 * @returns Hours.
 * @throws {RangeError} If the speed isn't above 0 (programmer error).
 * Source: ISO 281.
 */
export function lifeHours(life: number, speedRpm: number): number {
  requirePositive({ speedRpm });
  return (life * 1e6) / (60 * speedRpm);
}

/**
 * The dynamic load rating that a wanted life takes.
 *
 * @param load Dynamic equivalent load P, above 0.
 * @param speedRpm Revolutions per minute, above 0.
 * @param hours Wanted life L10h in hours, above 0.
 * @param elements What rolls in the bearing.
 * @returns C in the unit of `load`.
 * @throws {RangeError} If a number isn't above 0 (programmer error).
 * Source: ISO 281.
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
 * NSK's speed factor fn, 1 at 33 1/3 rpm.
 *
 * @param speedRpm Revolutions per minute, above 0.
 * @param elements What rolls in the bearing.
 * @returns fn, without unit.
 * @throws {RangeError} If the speed isn't above 0 (programmer error).
 * Source: NSK CAT. E1102e, A24-A30.
 */
export function speedFactor(speedRpm: number, elements: RollingElements): number {
  requirePositive({ speedRpm });
  return (0.03 * speedRpm) ** (-1 / lifeExponents[elements]);
}

/**
 * NSK's life factor fh, 1 for a life of 500 hours.
 *
 * @param rating Dynamic load rating C, above 0, in the unit of `load`.
 * @param load Dynamic equivalent load P, above 0.
 * @param speedRpm Revolutions per minute, above 0.
 * @param elements What rolls in the bearing.
 * @returns fh, without unit; the life is 500 fh^p hours.
 * @throws {RangeError} If a number isn't above 0 (programmer error).
 * Source: NSK CAT. E1102e, A24-A30.
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
 * The modified rating life Lnm.
 *
 * @param life Basic rating life, in revolutions or hours.
 * @param a1 Reliability factor, one of `reliabilityFactors`.
 * @param aIso Factor for lubrication, contamination and fatigue limit, above 0; 1 where unknown.
 * @returns The life in the unit of `life`.
 * @throws {RangeError} If a number isn't above 0 (programmer error).
 * Source: ISO 281:2007.
 */
export function modifiedRatingLife(life: number, a1: number, aIso: number): number {
  requirePositive({ life, a1, aIso });
  return a1 * aIso * life;
}

/** One step of a load cycle; `share` is its time in any unit, the same for all steps. */
export type LoadStep = { readonly load: number; readonly speedRpm: number; readonly share: number };

/**
 * The constant load that wears a bearing as a cycle of loads does.
 *
 * @param steps Steps of the cycle, at least one, with speeds and shares above 0.
 * @param elements What rolls in the bearing.
 * @returns Mean equivalent load Pm in the unit of the loads.
 * @throws {RangeError} If there is no step, or one without speed or share (programmer error).
 * Source: NSK CAT. E1102e, A24-A37.
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
 * The life of several bearings in one machine, until the first of them fails.
 *
 * @param lives Lives of the bearings, at least one, above 0, all in one unit.
 * @param elements What rolls in the bearings.
 * @returns The life of the whole in that unit, never above the shortest.
 * @throws {RangeError} If there is no life or one isn't above 0 (programmer error).
 * Source: NSK CAT. E1102e, A24-A37.
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
