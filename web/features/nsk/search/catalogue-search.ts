/** The catalogue page's state in the URL. */
export type CatalogueSearch = {
  /** Absent on the interactive tab, which is the default. */
  readonly tab?: "search";
  readonly q?: string;
  /** Comma-separated slugs of the selected families. */
  readonly family?: string;
};

const maxTextLength = 100;
const maxFamilies = 12;

/** Parses the search params, which are untrusted; invalid values are left out. */
export function parseCatalogueSearch(search: Readonly<Record<string, unknown>>): CatalogueSearch {
  const { tab, q, family } = search;
  return composeCatalogueSearch({
    tab: tab === "search" ? "search" : "interactive",
    text: typeof q === "string" ? q : "",
    families: typeof family === "string" ? family.split(",") : [],
  });
}

/** The selected tab, text and families. */
export type CatalogueChoice = {
  readonly tab: "interactive" | "search";
  readonly text: string;
  readonly families: readonly string[];
};

/** Serializes a choice to search params, without empty values. */
export function composeCatalogueSearch({ tab, text, families }: CatalogueChoice): CatalogueSearch {
  const q = text.trim().slice(0, maxTextLength).trimEnd();
  const slugs = [...new Set(families)].filter((slug) => /^[a-z-]{1,40}$/.test(slug));
  return {
    ...(tab === "search" && { tab }),
    ...(q !== "" && { q }),
    ...(slugs.length > 0 && { family: slugs.slice(0, maxFamilies).join(",") }),
  };
}

/** The families in the search params. */
export function getFamilies({ family }: CatalogueSearch): readonly string[] {
  return family?.split(",") ?? [];
}
