import { toNormalForm } from "#catalogue/engineering/codes/normal-form.ts";
import { compactCode } from "./compact-code.ts";
import { findBearingNumber } from "./find-bearing-number.ts";
import { matchDimensions } from "./match-dimensions.ts";
import { readDimensions } from "./read-dimensions.ts";
import type { EntryDimensions } from "./search-entry.ts";

/** Searchable fields of an item on a family's page. */
export type FamilyItem = {
  readonly code: string;
  readonly description: string;
  readonly specs: string;
  readonly dimensionsMm?: EntryDimensions;
};

/**
 * Finds the items of a family with a case-insensitive substring of code, description or specs, with
 * the bearing number in the text, or with its dimensions. Keeps their order.
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
  const numbers = findNumbers(text);
  const runs = listRuns(text);
  const sizes = readDimensions(text)?.readings ?? [];
  return items.filter((item) => {
    const code = compactCode(item.code);
    return (
      (compact !== "" && code.includes(compact)) ||
      numbers.includes(code) ||
      (item.dimensionsMm === undefined && runs.some((run) => isSeries(run, code))) ||
      sizes.some((asked) => matchDimensions(asked, item.dimensionsMm ?? {})) ||
      [item.code, item.description, item.specs].some((field) => fold(field).includes(wanted))
    );
  });
}

/** The bearing number in a text; the 2 of 63022Z can belong to it or to two shields. */
function findNumbers(text: string): readonly string[] {
  const spaced = text.replaceAll(/(?<=\d{4})(?=2(?:RS|Z))/gi, " ");
  return [...new Set([text, spaced])].flatMap((one) => {
    const number = findBearingNumber(one)?.basicNumber;
    return number === undefined ? [] : [compactCode(number)];
  });
}

/** Max number of words of a text, and of the code of a series. */
const maxWords = 12;
const maxWordsOfCode = 2;

/** Words that may be the code of a series, with its suffixes: NA49 C3, SR-4P. */
function listRuns(text: string): readonly string[] {
  const words = toNormalForm(text).text.split(/[ -]/, maxWords);
  return words.flatMap((_, from) =>
    Array.from({ length: maxWordsOfCode }, (_run, more) =>
      compactCode(words.slice(from, from + more + 1).join("")),
    ),
  );
}

/** Two seals are written 2RS or 2Z; every other suffix begins with a letter. */
function isSeries(run: string, code: string): boolean {
  return run.startsWith(code) && /^(?:2?[A-Z]|$)/.test(run.slice(code.length));
}

/** Lower-cases and replaces the no-break space between a figure and its unit by a plain space. */
function fold(text: string): string {
  return text.toLowerCase().replaceAll("\u00A0", " ");
}
