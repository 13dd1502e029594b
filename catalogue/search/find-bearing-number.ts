import type { BearingDesignation } from "#catalogue/engineering/designation/designation.ts";
import { readIsoNumber } from "#catalogue/engineering/designation/read-iso-number.ts";

/** Max number of words before a bearing number. */
const maxWords = 12;
/** Letters that belong to the number after them: there is no NJ 6204, and 6204 isn't meant. */
const typeLetters = /^(?:N|NA|NF|NH|NJ|NN|NNU|NU|NUP|QJ|UC|UC[A-Z]{1,2})$/i;

/**
 * Finds the first bearing number of a text and reads it with what follows.
 *
 * @param text As typed: `bearing 6205 DDU`, `NSK 1206K+H206`.
 */
export function findBearingNumber(text: string): BearingDesignation | undefined {
  const words = text.trim().split(/\s+/, maxWords);
  for (const start of words.keys()) {
    const read = readIsoNumber(words.slice(start).join(" "));
    if (read) return typeLetters.test(words[start - 1] ?? "") ? undefined : read;
  }
  return undefined;
}
