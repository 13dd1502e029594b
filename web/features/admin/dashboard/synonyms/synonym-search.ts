import { maxSearchLength } from "#domain/shop-list.ts";
import { readSearchText } from "#web/platform/read-search-text.ts";

/** The filters of the synonyms in the URL; defaults are left out. */
export type SynonymSearch = {
  readonly q?: string;
  readonly groups?: "deleted" | "built-in";
};

/** Parses the list's search params; invalid values are left out. */
export function parseSynonymSearch(raw: Readonly<Record<string, unknown>>): SynonymSearch {
  const q = readSearchText(raw["q"], maxSearchLength);
  const { groups } = raw;
  return {
    ...(q !== undefined && { q }),
    ...((groups === "deleted" || groups === "built-in") && { groups }),
  };
}
