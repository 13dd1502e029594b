import { cpuMs, measureCpuMs } from "./cpu-ms.ts";

/** More CPU time than this for 100 kB of input indicates worse than linear time. */
export const maxCpuMs = 50;

/**
 * Characters that give texts their structure, the most important first: quotes, escapes, separators,
 * brackets, a digit, a letter.
 */
const structural = [
  '"',
  "\\",
  "/",
  ".",
  " ",
  "[",
  "0",
  "a",
  "{",
  ":",
  ",",
  ";",
  "%",
  "=",
  "-",
  "\n",
];

/** Symbols, letters and digits that patterns match, spaces, control characters, lone surrogates. */
const characters = [
  ...structural,
  ...Array.from("!#$&'()*+<>?@]^_`|}~19xzACNVİëßﬁ٣３×–…ﷺ😀"),
  "\t",
  "\r",
  "\0",
  "\u007F",
  "\u00A0",
  "\u0301",
  "\u2028",
  "\uFEFF",
  "\uD83D",
  "\uDE00",
];

/**
 * Lists tokens for building hostile texts by repetition.
 * @param hasTriples Adds every triple of the most important structural characters.
 * @returns Every single character, and every pair of the most important structural characters.
 */
export function listTokens(hasTriples: boolean): readonly string[] {
  return [
    ...new Set([
      ...characters,
      ...toTuples(structural.slice(0, 8), 2),
      ...(hasTriples ? toTuples(structural.slice(0, 5), 3) : []),
    ]),
  ];
}

function toTuples(signs: readonly string[], length: number): readonly string[] {
  if (length === 1) return signs;
  return toTuples(signs, length - 1).flatMap((tuple) => signs.map((sign) => tuple + sign));
}

/**
 * Repeats each token up to a length and passes the text to every reader, once as is and once with a
 * trailing letter: a pattern anchored to the end fails late and slowly on such texts.
 * @param readers Functions that take the text, by name. Exceptions are ignored.
 * @param length Length of each text, in characters.
 * @returns A line for each reader and token that took more than 50 ms of CPU time.
 */
export function findSlowReaders(
  readers: Readonly<Record<string, (text: string) => unknown>>,
  length: number,
  tokens: readonly string[],
): readonly string[] {
  const all = Object.entries(readers);
  const slow: string[] = [];
  for (const token of tokens) {
    // A pattern that is slow for one token is slow for others; a few are enough.
    if (slow.length >= 5) break;
    for (const ending of ["", "x"]) {
      const text = token.repeat(Math.ceil(length / token.length)) + ending;
      const runAll = (): void => {
        for (const [, read] of all) runQuietly(read, text);
      };
      // Only a slow run is repeated.
      if (measureCpuMs(runAll) > maxCpuMs) slow.push(...describeSlow(all, token + ending, text));
    }
  }
  return slow;
}

function describeSlow(
  readers: readonly (readonly [name: string, read: (text: string) => unknown])[],
  token: string,
  text: string,
): readonly string[] {
  return readers.flatMap(([name, read]) => {
    const ms = cpuMs(() => runQuietly(read, text));
    return ms > maxCpuMs ? [`${name}: ${JSON.stringify(token)} ${ms} ms`] : [];
  });
}

function runQuietly(read: (text: string) => unknown, text: string): void {
  try {
    read(text);
  } catch {
    // Rejecting the text is a valid result.
  }
}
