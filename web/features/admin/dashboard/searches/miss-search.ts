import { maxSearchLength } from "#domain/shop-list.ts";
import type { SearchMissFilter } from "#web/api/search-queries.ts";

/** The filters of the searches without a result in the URL; defaults are left out. */
export type MissSearch = {
  readonly q?: string;
  readonly list?: "dismissed";
  /** Sorted by the last time instead of by count. */
  readonly by?: "newest";
};

/** Parses the list's search params; invalid values are left out. */
export function parseMissSearch(raw: Readonly<Record<string, unknown>>): MissSearch {
  // The router parses numbers, such as the code 6205, which are text here.
  const q = typeof raw["q"] === "number" ? String(raw["q"]) : raw["q"];
  return {
    ...(typeof q === "string" && q.trim() !== "" && { q: q.slice(0, maxSearchLength) }),
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
