import type { HitMatch } from "#catalogue/search/search-answer.ts";

/** The API names a near hit that can't replace the requested part; its reason says why. */
export type FoundMatch = HitMatch | "not_interchangeable";

export function toHitMatch(match: FoundMatch): HitMatch {
  return match === "not_interchangeable" ? "near" : match;
}
