/** Finds links such as `docs/product/stock.md#taken-once` in a text, without the folders. */
export function findRuleLinks(text: string): readonly string[] {
  const links = text.matchAll(/\bdocs\/product\/([a-z-]+\.md#[\w-]*)/g);
  return [...links].flatMap(([, rule]) => rule ?? []);
}
