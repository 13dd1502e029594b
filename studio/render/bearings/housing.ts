import { findUnit } from "../../../catalogue/bearings/find-bearing.ts";
import type { HousedUnit } from "../../../catalogue/bearings/housed-unit.ts";
import type { Outline, Part } from "../scene.ts";

/** Returns a listed housed unit. */
export function getUnit(code: string): HousedUnit {
  const unit = findUnit(code);
  if (unit === undefined) throw new Error(`the catalogue lists no unit ${code}`);
  return unit;
}

/** A dimension of its housing, in mm, by the letter on the maker's drawing. */
export function housingMm(unit: HousedUnit, letter: string): number {
  const value = unit.housingMm[letter];
  if (value === undefined) throw new Error(`${unit.code} has no ${letter}`);
  return value;
}

/** The space turned out of a housing for its insert: a bore, chamfered at both ends. */
export function seat(radius: number, low: number, high: number): Part["shape"] {
  return {
    kind: "turned",
    profile: [
      [0, low - 2],
      [radius + 2.8, low - 2],
      [radius, low + 0.8],
      [radius, high - 0.8],
      [radius + 2.8, high + 2],
      [0, high + 2],
    ],
  };
}

/** A grease nipple on z = 0. */
export function greaseNipple(): Part["shape"] {
  const profile: Outline = [
    [0, -3],
    [4, -3],
    [4, 1.6],
    [3.6, 2],
    [2.4, 2],
    [2.4, 4.4],
    [1.6, 5.2],
    [1.9, 6.2],
    [3.1, 7.4],
    [3.1, 8.2],
    [1.8, 9.8],
    [0.6, 10],
    [0, 9.6],
  ];
  return { kind: "turned", profile };
}
