import {
  suffixInterchange,
  type SuffixInterchange,
  type SuffixMaker,
} from "./suffix-interchange.data.ts";

/**
 * Finds what other makers write for a suffix. The parts then have the same boundary dimensions and
 * the same kind of seal; ratings, speed limits and cages may differ and have to be checked.
 *
 * @param maker Whose suffix it is.
 * @param suffix One suffix, in any case, with or without its leading hyphen.
 * @returns A row per meaning that the suffix has at that maker, none for an unknown suffix.
 * Source: shared data, designation.md 1.7.
 */
export function findSuffixInterchange(
  maker: SuffixMaker,
  suffix: string,
): readonly SuffixInterchange[] {
  const code = suffix.trim().toUpperCase().replace(/^[-/]/, "");
  return suffixInterchange.filter((row) => row[maker].includes(code));
}
