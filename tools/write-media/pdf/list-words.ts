/** Parts of an enumeration as a list has them: `Pumps, compressors` becomes two lines. */
export function listWords(enumeration: string): readonly string[] {
  return enumeration.split(/,\s*/).map(capitalise);
}

/** With a capital first letter. */
export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
