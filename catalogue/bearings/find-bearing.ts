import type { Bearing } from "./bearing.ts";
import { bearings } from "./bearings.data.ts";
import type { HousedUnit } from "./housed-unit.ts";
import { housedUnits } from "./housed-units.data.ts";

const bearingsByCode = new Map(bearings.map((bearing) => [bearing.code, bearing]));

/**
 * Finds a bearing by its code.
 *
 * @param code As printed, upper case: `6205`, `NU221`.
 */
export function findBearing(code: string): Bearing | undefined {
  return bearingsByCode.get(code);
}

/**
 * Returns the bearing with this code, for codes that come from the catalogue's own data.
 *
 * @param code As printed, upper case.
 * @throws {RangeError} If it isn't listed (programmer error; the data checks prevent it).
 */
export function getBearing(code: string): Bearing {
  const bearing = bearingsByCode.get(code);
  if (!bearing) throw new RangeError(`No bearing ${code}`);
  return bearing;
}

/**
 * Lists the bearings of a dimension series, sorted by bore.
 *
 * @param series As in `Bearing.series`: `62`, `NU2`.
 */
export function listSeriesBearings(series: string): readonly Bearing[] {
  return bearings.filter((bearing) => bearing.series === series);
}

/**
 * Finds a housed unit by its code.
 *
 * @param code As printed, upper case: `UCP205`.
 */
export function findUnit(code: string): HousedUnit | undefined {
  return housedUnits.find((unit) => unit.code === code);
}

/**
 * Lists the housed units of a series, sorted by bore.
 *
 * @param series `UCP`, `UCF` or `UCT`.
 */
export function listSeriesUnits(series: string): readonly HousedUnit[] {
  return housedUnits.filter((unit) => unit.series === series);
}
