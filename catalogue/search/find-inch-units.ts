import { toComparison } from "#catalogue/engineering/codes/interchange.ts";
import type { EntryIndex } from "./entry-index.ts";
import type { HitList } from "./hit-list.ts";
import type { EntryDimensions } from "./search-entry.ts";

/** Terms of units, whose bores come in inches as well. */
const termsOfUnits: ReadonlySet<string> = new Set([
  "pillow block",
  "flange",
  "take up",
  "unit",
  "insert",
]);
/** Half of the step between the bores of units. */
const maxInchStepMm = 4;

/** Adds units with the bores closest to one in inches, which no listed unit has. */
export function findInchUnits(
  { entries }: EntryIndex,
  { bore }: EntryDimensions,
  {
    terms,
    isWanted,
  }: {
    readonly terms: readonly string[];
    readonly isWanted: (number: number) => boolean;
  },
  hits: HitList,
): void {
  if (bore === undefined || !terms.some((term) => termsOfUnits.has(term))) return;
  const units = entries.flatMap(({ kind, dimensionsMm }, number) => {
    const differenceMm = Math.abs((dimensionsMm?.bore ?? 0) - bore);
    return kind === "unit" && differenceMm <= maxInchStepMm && isWanted(number)
      ? [{ number, differenceMm }]
      : [];
  });
  for (const { number } of units.toSorted((one, other) => one.differenceMm - other.differenceMm)) {
    hits.add(number, "near", { kind: "comparison", comparison: toComparison(["inchBore"]) });
  }
}
