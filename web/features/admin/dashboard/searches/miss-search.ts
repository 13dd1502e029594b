import { maxSearchLength } from "#domain/shop-list.ts";
import type { SearchMissFilter } from "#web/api/search-queries.ts";
import { readSearchText } from "#web/platform/read-search-text.ts";

/** The filters of the searches without a result in the URL; defaults are left out. */
export type MissSearch = {
  readonly q?: string;
  readonly list?: "dismissed";
  /** Sorted by the last time instead of by count. */
  readonly by?: "newest";
};

/** Parses the list's search params; invalid values are left out. */
export function parseMissSearch(raw: Readonly<Record<string, unknown>>): MissSearch {
  const q = readSearchText(raw["q"], maxSearchLength);
  return {
    ...(q !== undefined && { q }),
    ...(raw["list"] === "dismissed" && { list: "dismissed" }),
    ...(raw["by"] === "newest" && { by: "newest" }),
  };
}

/** Maps the search to the API's filter. */
export function missFilter({ q, list, by }: MissSearch): SearchMissFilter {
  return {
    ...(q !== undefined && { search: q.trim() }),
    ...(list !== undefined && { state: list }),
    ...(by !== undefined && { sort: by }),
  };
}
