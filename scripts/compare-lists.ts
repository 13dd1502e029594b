/** A list in a document, and the corresponding list in the code. */
export type Lists = {
  /** The document's path. */
  readonly document: string;
  readonly documented: readonly string[];
  /** The file with the actual list. */
  readonly source: string;
  readonly real: readonly string[];
};

/** Reports names that are in only one of two lists. A documented name may end in `*`. */
export function compareLists({ document, documented, source, real }: Lists): string[] {
  const missing = real.filter((name) => !documented.some((listed) => covers(listed, name)));
  const stale = documented.filter((listed) => !real.some((name) => covers(listed, name)));
  return [
    ...missing.map((name) => `${document}: '${name}' of ${source} is missing`),
    ...stale.map((name) => `${document}: '${name}' isn't in ${source}`),
  ];
}

function covers(listed: string, name: string): boolean {
  return listed.endsWith("*") ? name.startsWith(listed.slice(0, -1)) : listed === name;
}
