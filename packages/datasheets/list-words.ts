/** Splits an enumeration into list items: `Pumps, compressors` becomes two lines. */
export function listWords(enumeration: string): readonly string[] {
  return enumeration.split(/,\s*/).map(capitalise);
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
