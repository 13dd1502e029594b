import { toCodeKey } from "./code-key.ts";
import { compareEntries, compareVerdicts } from "./compare-entries.ts";
import type { EntryIndex } from "./entry-index.ts";
import type { HitList } from "./hit-list.ts";
import type { WornText } from "./read-worn.ts";

/**
 * Adds the entries that a code with an illegible figure can be, all near: those first that differ least in what the
 * text says beside it.
 */
export function findWornParts(index: EntryIndex, { text, codes }: WornText, hits: HitList): void {
  const found = codes.flatMap(({ written, part }) => {
    const numbers =
      part.part === "bearing"
        ? index.byBasicNumber.get(part.basicNumber)
        : index.byCode.get(toCodeKey(written));
    return compareEntries(index, part, numbers ?? []).map((one) => ({ ...one, written }));
  });
  for (const { number, written } of found.toSorted((one, other) =>
    compareVerdicts(one.comparison, other.comparison),
  )) {
    hits.add(number, "near", { kind: "illegible", text, number: written });
  }
}
