import type { ReadSuffix, Stated } from "./designation.ts";
import type { Suffix, SuffixContext } from "./suffix.ts";
import { bearingSuffixes } from "./suffixes.data.ts";

/** Known and unknown suffixes of a number. */
export type SuffixReading = {
  readonly stated: Stated;
  readonly suffixes: readonly ReadSuffix[];
  readonly unknown: readonly string[];
};

const longestFirst = bearingSuffixes.toSorted((one, other) => other.code.length - one.code.length);

/**
 * Reads the suffixes of a bearing number from the left, longest code first.
 *
 * @param rest The text after the basic number, in capitals.
 * @param contexts Properties of the bearing, which decide between the meanings of a letter.
 */
export function readSuffixes(rest: string, contexts: readonly SuffixContext[]): SuffixReading {
  let reading: SuffixReading = { stated: {}, suffixes: [], unknown: [] };
  for (const [index, piece] of rest.split(/[ ./-]+/).entries()) {
    const { read, left } = readPiece(piece, contexts, reading);
    // A separate word matches as a whole or not at all: NSK after a space is not a snap ring groove.
    const isWord = index > 0 && !/\d/.test(piece);
    if (left === "") reading = read;
    else if (isWord) reading = { ...reading, unknown: [...reading.unknown, piece] };
    else reading = { ...read, unknown: [...read.unknown, left] };
  }
  return reading;
}

function readPiece(
  piece: string,
  contexts: readonly SuffixContext[],
  read: SuffixReading,
): { read: SuffixReading; left: string } {
  const suffix = findSuffix(piece, contexts, read.stated);
  if (!suffix) return { read, left: piece };
  const { code, meaning, states } = suffix;
  const further = {
    ...read,
    stated: { ...read.stated, ...states },
    suffixes: [...read.suffixes, { code, meaning }],
  };
  return readPiece(piece.slice(code.length), contexts, further);
}

function findSuffix(
  text: string,
  contexts: readonly SuffixContext[],
  stated: Stated,
): Suffix | undefined {
  return longestFirst.find(
    ({ code, on, before, states = {} }) =>
      text.startsWith(code) &&
      isWhole(text.slice(code.length)) &&
      (before?.test(text.slice(code.length)) ?? true) &&
      holds(on, contexts, stated) &&
      // A later letter doesn't override an earlier one.
      Object.keys(states).every((field) => !Object.hasOwn(stated, field)),
  );
}

/** C before a 3 is not a C, unless the digit begins a seal code, as in C32RS. */
function isWhole(after: string): boolean {
  return !/^\d/.test(after) || /^2[RZ]/.test(after);
}

function holds(
  on: SuffixContext | undefined,
  contexts: readonly SuffixContext[],
  stated: Stated,
): boolean {
  if (on === "paired") return stated.arrangement !== undefined;
  return on === undefined || contexts.includes(on);
}
