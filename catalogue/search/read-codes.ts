/** Makers' names, and NSK's mark of high capacity, that a number can begin with. */
const prefixes = /^(?:NSK|HR)(?=[A-Z0-9])/;

/** Letters that belong to the following number: NJ 2205 isn't a 2205. */
const typeLetters = /^(?:N|NA|NF|NH|NJ|NN|NNU|NU|NUP|QJ|UC|UC[A-Z]{1,2})$/;

/** Max length of a bearing number. */
const maxCodeLength = 12;

/**
 * Strips separators from a designation.
 *
 * @param text As typed: `nu 205`, `6205-2RS`.
 * @returns Capital letters and digits only: `NU205`, `62052RS`.
 */
export function compactCode(text: string): string {
  return text.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
}

/**
 * Returns the codes that a text can mean once seals, clearance, cage and maker are ignored. The
 * candidates aren't checked against a list.
 *
 * @param text As typed: `6205-2RS1/C3`, `HR30206J`, `NSK 6204zz`.
 * @returns Candidates, the longest first: `6205` is among those of `6205 2RS`.
 */
export function readCodes(text: string): readonly string[] {
  const words = (text.toUpperCase().match(/[A-Z0-9]+/g) ?? []).slice(0, maxCodeLength);
  const codes = words.flatMap((_, start) =>
    typeLetters.test(words[start - 1] ?? "") ? [] : codesAt(words.slice(start)),
  );
  return [...new Set(codes)].toSorted((one, other) => other.length - one.length);
}

/** Every beginning of the words after which only a suffix can follow. */
function codesAt([first = "", ...rest]: readonly string[]): string[] {
  const words = [first.replace(prefixes, ""), ...rest];
  const whole = words.join("").slice(0, maxCodeLength + 1);
  const joints = new Set(words.map((_, index) => words.slice(0, index).join("").length));
  return Array.from({ length: Math.min(whole.length, maxCodeLength) }, (_, index) => index + 1)
    .filter((length) => joints.has(length) || isSuffix(whole.slice(length)))
    .map((length) => whole.slice(0, length));
}

/** Two seals are written 2RS or 2Z; every other suffix begins with a letter. */
function isSuffix(rest: string): boolean {
  return rest === "" || /^2?[A-Z]/.test(rest);
}
