import type { EntryIndex } from "./entry-index.ts";
import type { HitList } from "./hit-list.ts";
import {
  isNamedInside,
  listNamedLengths,
  measuredShare,
  type MeasuredLength,
} from "./measured-length.ts";

const maxBelts = 12;

/**
 * Adds the belts that can have a measured length, the nearest first.
 *
 * @param isWanted Whether an entry has the words of the text.
 */
export function findMeasuredBelts(
  { bySection, entries }: EntryIndex,
  measured: MeasuredLength,
  isWanted: (number: number) => boolean,
  hits: HitList,
): void {
  const canBeNamed = (section: string): boolean =>
    measured.side !== "outside" || !isNamedInside(section);
  const found = listNamedLengths(measured).flatMap(({ section, lengthMm, outsideMm = 0 }) => {
    const sections = section === undefined ? [...bySection.keys()].filter(canBeNamed) : [section];
    return sections
      .flatMap((one) => bySection.get(one) ?? [])
      .flatMap((number) => {
        const named = entries[number]?.belt?.lengthMm ?? Number.POSITIVE_INFINITY;
        const difference = Math.abs(named - lengthMm);
        const isNear = difference <= measured.mm * measuredShare && isWanted(number);
        return isNear ? [{ number, difference, foundMm: named + outsideMm, section }] : [];
      });
  });
  const nearest = found.toSorted((one, other) => one.difference - other.difference);
  for (const { number, foundMm, section } of nearest.slice(0, maxBelts)) {
    hits.add(number, "near", {
      kind: "measured length",
      askedMm: measured.mm,
      foundMm: Math.round(foundMm),
      isOutside: section !== undefined,
    });
  }
}
