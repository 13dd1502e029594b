import type { Bearing } from "#catalogue/bearings/bearing.ts";
import type {
  SuffixInterchange,
  SuffixMaker,
} from "#catalogue/engineering/designation/suffix-interchange.data.ts";
import { findSuffixInterchange } from "#catalogue/engineering/designation/suffix-interchange.ts";

const closures = ["ZZ", "VV", "DDU"] as const;

/**
 * Lists the codes of a bearing's executions at NSK and at makers with other suffixes: the closures of a deep groove
 * bearing, and an angular contact bearing's angle. Other types have the same number everywhere, or
 * suffixes without a known equivalent.
 */
export function listOtherCodes(bearing: Bearing): readonly SuffixInterchange[] {
  return listSuffixes(bearing)
    .flatMap((suffix) => findSuffixInterchange("NSK", suffix))
    .map((row) => {
      const list = (maker: SuffixMaker): readonly string[] =>
        row[maker].map((suffix) => join(bearing, maker, suffix));
      return {
        meaning: row.meaning,
        NSK: list("NSK"),
        RHP: list("RHP"),
        SKF: list("SKF"),
        FAG: list("FAG"),
      };
    });
}

function listSuffixes({ kind, code, makerDesignation }: Bearing): readonly string[] {
  if (kind === "deep-groove") return closures;
  return kind === "angular-contact" ? [makerDesignation.slice(code.length)] : [];
}

/** NSK writes 6205DDU, others 6205-2RS1; an angle's letter follows the number. */
function join({ kind, code }: Bearing, maker: SuffixMaker, suffix: string): string {
  return maker === "NSK" || kind !== "deep-groove" ? code + suffix : `${code}-${suffix}`;
}
