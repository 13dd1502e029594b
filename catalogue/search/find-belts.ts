import { vSections } from "#catalogue/belts/v-sections.data.ts";
import type { BeltCode } from "#catalogue/engineering/codes/belt-code.ts";
import { getNamedLength } from "./belt-length.ts";
import { compareEntries, toMatch } from "./compare-entries.ts";
import type { EntryIndex } from "./entry-index.ts";
import type { HitList } from "./hit-list.ts";
import type { EntryDimensions } from "./search-entry.ts";

const maxNeighbours = 4;
const maxFamilies = 6;
/** Lengths of one belt differ by rounding inches. */
const sameLengthMm = 1.5;
/** Neighbours in length are at most this share longer or shorter. */
const neighbourShare = 0.15;

/** Adds belts of the requested section and length, then families that have it, then the next lengths. */
export function findBelts(index: EntryIndex, asked: BeltCode, hits: HitList): boolean {
  const askedMm = getNamedLength(asked)?.mm;
  const ofSection = (index.bySection.get(asked.section) ?? []).map((number) => {
    const lengthMm = index.entries[number]?.belt?.lengthMm ?? Number.POSITIVE_INFINITY;
    return { number, lengthMm, difference: Math.abs(lengthMm - (askedMm ?? lengthMm)) };
  });
  const same = ofSection.filter(({ difference }) => difference <= sameLengthMm);
  const numbers = same.map(({ number }) => number);
  for (const { number, comparison } of compareEntries(index, asked, numbers)) {
    hits.add(number, toMatch(comparison), { kind: "comparison", comparison });
  }
  const isListed = hits.size() > 0;
  const { code, section, kind } = asked;
  const reason = isListed
    ? ({ kind: "section", section } as const)
    : ({ kind: "belt by rule", code, section } as const);
  const families = index.familiesBySection.get(section) ?? [];
  for (const number of families.slice(0, maxFamilies)) hits.add(number, "near", reason);
  if (families.length === 0 && !isListed) {
    for (const number of (index.familiesByKind.get(kind) ?? []).slice(0, maxFamilies)) {
      hits.add(number, "near", { kind: "family", number: code });
    }
  }
  if (askedMm === undefined) return isListed;
  const next = ofSection
    .filter(({ difference }) => difference > sameLengthMm && difference <= askedMm * neighbourShare)
    .toSorted((one, other) => one.difference - other.difference);
  for (const { number, lengthMm } of next.slice(0, maxNeighbours)) {
    hits.add(number, "near", { kind: "belt length", askedMm, foundMm: lengthMm });
  }
  return isListed;
}

/** Adds the families of the V-belt section that is as wide and as high as two figures say: 17x11 is section B. */
export function findPrintedSection(
  index: EntryIndex,
  hits: HitList,
  { bore: low, outside: high, width }: EntryDimensions = {},
): void {
  if (width !== undefined) return;
  for (const { section, topWidthMm, heightMm } of vSections) {
    if (topWidthMm !== high || heightMm !== low) continue;
    const families = index.familiesBySection.get(section) ?? [];
    for (const number of families.slice(0, maxFamilies)) {
      hits.add(number, "near", { kind: "section", section });
    }
  }
}
