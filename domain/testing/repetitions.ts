import { cpuMs } from "./cpu-ms.ts";

/** More CPU than this for one input of 100 kB isn't linear time, on any machine. */
export const maxCpuMs = 50;

/**
 * What gives texts their structure, the most important first: quotes, escapes, separators, brackets,
 * a digit, a letter.
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

/** Signs, letters and digits that patterns look for, spaces, controls, halves of characters. */
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
 * Lists what a hostile text may be a repetition of.
 *
 * @returns Every single character, and every pair and triple of those that give texts their
 * structure most.
 */
export function listTokens(): readonly string[] {
  return [
    ...new Set([
      ...characters,
      ...toTuples(structural.slice(0, 8), 2),
      ...toTuples(structural.slice(0, 5), 3),
    ]),
  ];
}

/**
 * Lists many more of them, for what must not take long in the process of a server.
 *
 * @returns Every single character, every pair of which one gives texts their structure, and every
 * triple of those that do so most.
 */
export function listAllTokens(): readonly string[] {
  const pairs = characters.flatMap((one) => structural.flatMap((two) => [one + two, two + one]));
  return [...new Set([...listTokens(), ...pairs, ...toTuples(structural.slice(0, 8), 3)])];
}

function toTuples(signs: readonly string[], length: number): readonly string[] {
  if (length === 1) return signs;
  return toTuples(signs, length - 1).flatMap((tuple) => signs.map((sign) => tuple + sign));
}

/**
 * Repeats each token up to a length and hands the text to every reader, once as it is and once with
 * a letter behind it: a pattern that is anchored to the end fails late, and slowly, there.
 *
 * @param readers What takes the text, by name. Whether it throws doesn't matter.
 * @param length Characters of each text.
 * @param tokens What is repeated.
 * @returns A line for each reader and token that took more than 50 ms of CPU.
 */
export function findSlowReaders(
  readers: Readonly<Record<string, (text: string) => unknown>>,
  length: number,
  tokens: readonly string[] = listTokens(),
): readonly string[] {
  const all = Object.entries(readers);
  const slow: string[] = [];
  for (const token of tokens) {
    // What is slow for one token is slow for others; a few of them tell enough.
    if (slow.length >= 5) break;
    for (const ending of ["", "x"]) {
      const text = token.repeat(Math.ceil(length / token.length)) + ending;
      const runAll = (): void => {
        for (const [, read] of all) runQuietly(read, text);
      };
      if (cpuMs(runAll) > maxCpuMs) slow.push(...describeSlow(all, token + ending, text));
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
    // A refusal is an answer.
  }
}
