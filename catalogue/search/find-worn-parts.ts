import type { BeltCode } from "#catalogue/engineering/codes/belt-code.ts";
import { getNamedLength } from "./belt-length.ts";
import { compareEntries, compareVerdicts } from "./compare-entries.ts";
import type { EntryIndex } from "./entry-index.ts";
import { findCandidates } from "./find-by-dimensions.ts";
import type { HitList } from "./hit-list.ts";
import { matchDimensions } from "./match-dimensions.ts";
import type { WornText } from "./read-worn.ts";

/**
 * Adds the entries that a code or a size with an illegible figure can be, all near: those first that differ least in
 * what the text says beside it.
 */
export function findWornParts(
  index: EntryIndex,
  { text, codes, sizes }: WornText,
  hits: HitList,
): void {
  const found = codes.flatMap(({ written, part }) =>
    compareEntries(
      index,
      part,
      part.part === "bearing"
        ? (index.byBasicNumber.get(part.basicNumber) ?? [])
        : part.part === "belt"
          ? listBelts(index, part)
          : [],
    ).map((one) => ({ ...one, written })),
  );
  for (const { number, written } of found.toSorted((one, other) =>
    compareVerdicts(one.comparison, other.comparison),
  )) {
    hits.add(number, "near", { kind: "illegible", text, number: written });
  }
  for (const { written, asked } of sizes) {
    const ofSize = findCandidates(index, asked).filter(
      (number) => matchDimensions(asked, index.entries[number]?.dimensionsMm ?? {}) === "exact",
    );
    for (const number of ofSize) {
      hits.add(number, "near", { kind: "illegible", text, number: written });
    }
  }
}

/** Belts of exactly a section and a length, but for rounded inches. */
function listBelts({ bySection, entries }: EntryIndex, asked: BeltCode): readonly number[] {
  const askedMm = getNamedLength(asked)?.mm;
  return (bySection.get(asked.section) ?? []).filter((number) => {
    const lengthMm = entries[number]?.belt?.lengthMm;
    return (
      askedMm !== undefined && lengthMm !== undefined && Math.abs(askedMm - lengthMm) <= roundedMm
    );
  });
}

const roundedMm = 1.5;
