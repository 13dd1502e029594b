import type { SearchSchemaInput } from "@tanstack/react-router";
import { useMemo } from "react";

/** Search parameters of a URL, untrusted. */
type RawSearch = Readonly<Record<string, unknown>>;

/**
 * `validateSearch` of a route that parses its search parameters with `useParsedSearch`. A parser given
 * to `validateSearch` would be in the first scripts of every page. Links are typed all the same.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the router types links by it
export function unparsedSearch<Search>(search: Search & SearchSchemaInput): RawSearch {
  return { ...search };
}

/** A route's parsed search parameters; the same object until they change. */
export function useParsedSearch<Search>(raw: RawSearch, parse: (raw: RawSearch) => Search): Search {
  return useMemo(() => parse(raw), [raw, parse]);
}
