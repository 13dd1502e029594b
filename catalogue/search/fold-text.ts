/**
 * Folds a text for comparing words: lower case, without diacritics, with compatibility characters
 * replaced: `Kushinetë` is `kushinete`.
 */
export function foldText(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{M}+/gu, "")
    .toLowerCase();
}
