import type { HousedUnit } from "./housed-unit.ts";
import { housedUnits } from "./housed-units.data.ts";

/** An insert bearing with the units that have it; the figures of the first one are the insert's. */
export type Insert = {
  readonly insert: string;
  readonly unit: HousedUnit;
  readonly units: readonly HousedUnit[];
};

/** Lists the insert bearings of the housed units, sorted by bore. */
export function listInserts(): readonly Insert[] {
  return [...new Set(housedUnits.map(({ insert }) => insert))]
    .flatMap((insert) => {
      const units = housedUnits.filter((unit) => unit.insert === insert);
      return units[0] ? [{ insert, unit: units[0], units }] : [];
    })
    .toSorted((one, other) => one.unit.boreMm - other.unit.boreMm);
}
