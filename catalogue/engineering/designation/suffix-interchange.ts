import {
  suffixInterchange,
  type SuffixInterchange,
  type SuffixMaker,
} from "./suffix-interchange.data.ts";

/**
 * Finds the equivalents of a suffix at other makers, one row per meaning. Such parts have the same
 * boundary dimensions and the same kind of seal; ratings, speed limits and cages may differ and have to
 * be checked.
 *
 * @param suffix One suffix, in any case, with or without its leading hyphen.
 */
export function findSuffixInterchange(
  maker: SuffixMaker,
  suffix: string,
): readonly SuffixInterchange[] {
  const code = suffix.trim().toUpperCase().replace(/^[-/]/, "");
  return suffixInterchange.filter((row) => row[maker].includes(code));
}
