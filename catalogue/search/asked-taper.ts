import { readDesignation } from "../engineering/designation/read-designation.ts";
import { compactCode } from "./read-codes.ts";

/** Taper of a bore: how much wider it gets over its length. */
export type Taper = "1:12" | "1:30";

/** What a search finds, as far as the bore that was asked for matters to it. */
export type BoredPart = { readonly kind: "bearing" | "unit" | "series"; readonly code: string };

/** A number isn't looked for behind more words than this. */
const mostWords = 12;

/**
 * Marks the bearings that a text asks for with a tapered bore. All listed bearings have a cylindrical
 * one: 22210EK finds 22210, which doesn't fit on its sleeve.
 *
 * @param parts What the text found.
 * @param text As typed: `22210 EK/C3`, `NSK 1206K+H206`.
 * @returns The same parts in the same order, with the taper on those whose number was asked with one.
 * Source: shared data, designation.md 1.5 (K is 1:12, K30 is 1:30).
 */
export function markAskedTaper<Part extends BoredPart>(
  parts: readonly Part[],
  text: string,
): readonly (Part & { readonly askedTaper?: Taper })[] {
  const asked = findAskedTaper(text);
  if (!asked) return parts;
  return parts.map((part) =>
    part.kind === "bearing" && compactCode(part.code) === asked.code
      ? { ...part, askedTaper: asked.taper }
      : part,
  );
}

/** The first bearing number of a text, where it ends with a tapered bore. */
function findAskedTaper(text: string): { code: string; taper: Taper } | undefined {
  const words = text.trim().split(/\s+/, mostWords);
  for (const start of words.keys()) {
    const number = words
      .slice(start)
      .join(" ")
      .replace(/^NSK(?=\d|N)/i, "");
    const read = readDesignation(number);
    if (!read) continue;
    const code = compactCode(read.series + read.boreCode);
    return read.taperedBore && { code, taper: read.taperedBore };
  }
  return undefined;
}
