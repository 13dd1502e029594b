import { compareDesignations } from "#catalogue/engineering/codes/compare-designations.ts";
import {
  toComparison,
  type Comparison,
  type Interchange,
} from "#catalogue/engineering/codes/interchange.ts";
import type { PartCode } from "#catalogue/engineering/codes/part-code.ts";
import type { EntryIndex } from "./entry-index.ts";
import type { HitMatch } from "./search-answer.ts";

const interchangeRanks: Readonly<Record<Interchange, number>> = {
  exact: 0,
  "check cage": 1,
  "check clearance": 2,
  "check seal": 3,
  "check pairing": 4,
  "check designation": 5,
  "check dimensions": 6,
  "not interchangeable": 7,
};

/** An entry compared with the requested code. */
export type Compared = { readonly number: number; readonly comparison: Comparison };

/** Compares entries with the requested code, best first, then in their own order. */
export function compareEntries(
  { getPartCodes }: EntryIndex,
  asked: PartCode,
  numbers: readonly number[],
): readonly Compared[] {
  return numbers
    .flatMap((number) => {
      const [best] = getPartCodes(number)
        .map((code) => ({ number, code, comparison: compareDesignations(asked, code) }))
        .toSorted((one, other) => compareVerdicts(one.comparison, other.comparison));
      return best ?? [];
    })
    .toSorted(
      (one, other) =>
        compareVerdicts(one.comparison, other.comparison) ||
        getSealDistance(asked, one.code) - getSealDistance(asked, other.code),
    );
}

/** How far the closure of a bearing is from the requested one: a seal on both sides is closer than a shield. */
function getSealDistance(asked: PartCode, code: PartCode): number {
  const [wanted, own] = [asked, code].map(getSealWords);
  if (wanted === undefined || own === undefined || wanted === own) return 0;
  return wanted === "shield" || own === "shield" ? 2 : 1;
}

/** Kind of a stated closure without its number: contact seal, shield. */
function getSealWords(code: PartCode): string | undefined {
  if (code.part !== "bearing" || code.seal.status !== "stated") return undefined;
  return code.seal.value.replace(/^(?:one|two) (?:removable )?/, "").replace(/s$/, "");
}

/**
 * A part that isn't interchangeable is only near, whatever its number. One with a number of another system is near
 * too, unless that number's rule is certain and nothing else differs.
 */
export function toMatch({ interchange, reasons }: Comparison): HitMatch {
  if (interchange === "exact") return "exact";
  if (interchange === "not interchangeable") return "near";
  const isCertain = reasons.length === 1 && reasons[0] === "gostNumber";
  return interchange === "check dimensions" && !isCertain ? "near" : "interchange";
}

/** Orders comparisons, best first. */
export function compareVerdicts(one: Comparison, other: Comparison): number {
  return (
    interchangeRanks[one.interchange] - interchangeRanks[other.interchange] ||
    countDecisive(one) - countDecisive(other) ||
    one.reasons.length - other.reasons.length
  );
}

/** The reasons that lead to the verdict; minor ones depend on how fully a code is written. */
function countDecisive({ interchange, reasons }: Comparison): number {
  return reasons.filter((reason) => toComparison([reason]).interchange === interchange).length;
}
