import { maxSearchLength } from "#domain/shop-list.ts";

/** The filters of the synonyms in the URL; defaults are left out. */
export type SynonymSearch = {
  readonly q?: string;
  readonly groups?: "deleted" | "built-in";
};

/** Parses the list's search params; invalid values are left out. */
export function parseSynonymSearch(raw: Readonly<Record<string, unknown>>): SynonymSearch {
  const { q, groups } = raw;
  return {
    ...(typeof q === "string" && q.trim() !== "" && { q: q.slice(0, maxSearchLength) }),
    ...((groups === "deleted" || groups === "built-in") && { groups }),
  };
}
