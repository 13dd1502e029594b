/** The terms of an entry, each once. */
export type EntryTerms = { readonly terms: readonly string[]; readonly popularity: number };

/** By how much the number of entries with a term changes, and the most common type of them. */
export type CountedTerm = {
  readonly term: string;
  readonly products: number;
  readonly popularity: number;
};

/** Counts the terms that entries have and those that they no longer have. */
export function countTerms(
  entries: readonly (EntryTerms & { readonly before: readonly string[] })[],
): readonly CountedTerm[] {
  const counted = new Map<string, CountedTerm>();
  const add = (term: string, products: number, popularity: number): void => {
    const known = counted.get(term);
    counted.set(term, {
      term,
      products: products + (known?.products ?? 0),
      popularity: Math.min(popularity, known?.popularity ?? popularity),
    });
  };
  for (const { terms, before, popularity } of entries) {
    for (const term of terms) add(term, 1, popularity);
    for (const term of before) add(term, -1, maxPopularity);
  }
  return [...counted.values()];
}

/** A removed term says nothing of its entries. */
const maxPopularity = 99;
