import type { Bearing } from "#catalogue/bearings/bearing.ts";
import { suffixInterchange } from "#catalogue/engineering/designation/suffix-interchange.data.ts";
import {
  listSpellings,
  type Spelling,
} from "#catalogue/engineering/designation/suffix-interchange.ts";

/** An execution of a bearing with its code at each maker. */
export type OtherCodes = { readonly meaning: string; readonly spellings: readonly Spelling[] };

const closures = ["ZZ", "VV", "DDU"] as const;

/**
 * Lists the codes of a bearing's executions at NSK and other makers: the closures of a deep groove
 * bearing, and an angular contact bearing's angle. Other types have the same number everywhere, or
 * suffixes without a known equivalent.
 */
export function listOtherCodes(bearing: Bearing): readonly OtherCodes[] {
  return listSuffixes(bearing).flatMap((suffix) => {
    const row = suffixInterchange.find(({ NSK }) => NSK.includes(suffix));
    const spellings = listSpellings(`NSK ${bearing.code}${suffix}`);
    return row && spellings.length > 0 ? [{ meaning: row.meaning, spellings }] : [];
  });
}

function listSuffixes({ kind, code, makerDesignation }: Bearing): readonly string[] {
  if (kind === "deep-groove") return closures;
  return kind === "angular-contact" ? [makerDesignation.slice(code.length)] : [];
}
