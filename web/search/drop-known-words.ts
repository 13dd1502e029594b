import type { Understood } from "#catalogue/search/search-answer.ts";

/**
 * Without the words that only products of the shop have, which the built-in entries leave unread.
 * @param unread What the server left unread, once it has answered.
 */
export function dropKnownWords(
  understood: Understood,
  unread: readonly string[] | undefined,
): Understood {
  const left = understood.unread.filter((text) => unread?.includes(text) ?? true);
  return left.length === understood.unread.length ? understood : { ...understood, unread: left };
}
