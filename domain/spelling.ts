/** Normalises a name for comparison: case, width of characters and spaces don't matter. */
export function foldName(name: string): string {
  return name.normalize("NFKC").trim().replaceAll(/\s+/g, " ").toLowerCase();
}

/** The spelling of names in use. */
export type Spellings = {
  /** Returns the known spelling of a name, or the name itself, which is known from then on. */
  readonly find: (name: string) => string;
};

/** @param known Names in use; of several spellings the first one counts. */
export function createSpellings(known: readonly string[]): Spellings {
  const spellings = new Map<string, string>();
  function find(name: string): string {
    const key = foldName(name);
    if (key === "") return name;
    const spelling = spellings.get(key) ?? name;
    spellings.set(key, spelling);
    return spelling;
  }
  for (const name of known) find(name);
  return { find };
}
