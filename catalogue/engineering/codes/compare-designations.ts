import { compareBearings } from "./compare-bearings.ts";
import { compareBelts } from "./compare-belts.ts";
import { compareSeals } from "./compare-seals.ts";
import { toComparison, type Comparison } from "./interchange.ts";
import type { PartCode } from "./part-code.ts";

/**
 * Compares a part with the wanted one by their codes. What a code doesn't state is checked, never
 * assumed.
 *
 * @param wanted What is asked for.
 * @param candidate What could replace it.
 */
export function compareDesignations(wanted: PartCode, candidate: PartCode): Comparison {
  if (wanted.part === "bearing" && candidate.part === "bearing") {
    return toComparison(compareBearings(wanted, candidate));
  }
  if (wanted.part === "belt" && candidate.part === "belt") {
    return toComparison(compareBelts(wanted, candidate));
  }
  if (wanted.part === "seal" && candidate.part === "seal") {
    return toComparison(compareSeals(wanted, candidate));
  }
  return toComparison(["otherPart"]);
}
