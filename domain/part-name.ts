/**
 * Checks whether a product's name contains a part's code as a separate designation:
 * `6205` is in `NSK 6205DDU` and `HR6205J`, but not in `62051` or `16205`; the size `40x50` isn't in `40x50x8`.
 * @param code Code of a part, such as `6205`, `NU221` or `A40`, or its size.
 */
export function namesPart(name: string, code: string): boolean {
  return toNamePattern([code]).test(name);
}

/** Returns a pattern that finds the names with any of the codes as a separate designation. */
export function toNamePattern(codes: readonly string[]): RegExp {
  const ends = codes.filter(Boolean).map((code) => {
    const escaped = code.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    return escaped + (/\dx\d/.test(code) ? String.raw`(?![.,x×]?\d)` : String.raw`(?!\d)`);
  });
  if (ends.length === 0) return /(?!)/;
  return new RegExp(String.raw`(?:^|[^\p{L}\d]|\bHR)(?:${ends.join("|")})`, "iu");
}
