import { compactCode, readCodes } from "./read-codes.ts";

/** Searchable fields of an item on a family's page. */
export type FamilyItem = {
  readonly code: string;
  readonly description: string;
  readonly specs: string;
};

/**
 * Finds the items of a family with a case-insensitive substring of code, description or specs, or with
 * the code in the text. Keeps their order.
 *
 * @param text As typed; blank matches everything. Case, spaces and suffixes of a number don't matter.
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

/** Lower-cases and replaces the no-break space between a figure and its unit by a plain space. */
function fold(text: string): string {
  return text.toLowerCase().replaceAll("\u00A0", " ");
}
