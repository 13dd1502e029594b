import { compactCode, readCodes } from "./read-codes.ts";

/** What a family's page can be searched by. */
export type FamilyItem = {
  readonly code: string;
  readonly description: string;
  readonly specs: string;
};

/**
 * Finds the items of one family that a text means, in their own order.
 *
 * @param items What the page lists.
 * @param text As typed; blank means all. Case, spaces and suffixes of a number don't matter.
 * @returns Items with the text in code, description or specs, or with the code that it names.
 * Source: company specification section 5: a case-insensitive substring over these three.
 */
export function searchFamily<Item extends FamilyItem>(
  items: readonly Item[],
  text: string,
): readonly Item[] {
  const wanted = fold(text.trim());
  if (wanted === "") return items;
  const compact = compactCode(wanted);
  const codes = new Set(readCodes(wanted));
  return items.filter((item) => {
    const code = compactCode(item.code);
    return (
      (compact !== "" && code.includes(compact)) ||
      codes.has(code) ||
      [item.code, item.description, item.specs].some((field) => fold(field).includes(wanted))
    );
  });
}

/** In lower case, and with the space that people type where a unit holds on to its figure. */
function fold(text: string): string {
  return text.toLowerCase().replaceAll("\u00A0", " ");
}
