/** What of the catalogue's page lives in its address. */
export interface CatalogueSearch {
  /** Absent on the interactive tab, which is the default. */
  readonly tab?: "search";
  readonly q?: string;
  /** Slugs of the chosen families with commas between them. */
  readonly family?: string;
}

const longestText = 100;
const mostFamilies = 12;

/** Reads the address; whatever doesn't fit is left out, since anybody may have written it. */
export function parseCatalogueSearch(search: Readonly<Record<string, unknown>>): CatalogueSearch {
  const { tab, q, family } = search;
  return composeCatalogueSearch({
    tab: tab === "search" ? "search" : "interactive",
    text: typeof q === "string" ? q : "",
    families: typeof family === "string" ? family.split(",") : [],
  });
}

/** What a person chose, as the page knows it. */
export interface CatalogueChoice {
  readonly tab: "interactive" | "search";
  readonly text: string;
  readonly families: readonly string[];
}

/** Writes a choice into an address, without what says nothing. */
export function composeCatalogueSearch({ tab, text, families }: CatalogueChoice): CatalogueSearch {
  const q = text.trim().slice(0, longestText).trimEnd();
  const slugs = [...new Set(families)].filter((slug) => /^[a-z-]{1,40}$/.test(slug));
  return {
    ...(tab === "search" && { tab }),
    ...(q !== "" && { q }),
    ...(slugs.length > 0 && { family: slugs.slice(0, mostFamilies).join(",") }),
  };
}

/** The families of an address. */
export function getFamilies({ family }: CatalogueSearch): readonly string[] {
  return family?.split(",") ?? [];
}
