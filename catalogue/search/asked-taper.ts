import { readDesignation } from "#catalogue/engineering/designation/read-designation.ts";
import { compactCode } from "./read-codes.ts";

/** Taper of a bore: growth of its diameter over its length. */
export type Taper = "1:12" | "1:30";

/** A search result with the fields that matter for its bore. */
export type BoredPart = { readonly kind: string; readonly code: string };

/** Max number of words before a bearing number. */
const maxWords = 12;

/**
 * Marks the results whose number was searched for with a tapered bore. All listed bearings have a
 * cylindrical bore: 22210EK finds 22210, which doesn't fit on its sleeve. K is 1:12, K30 is 1:30.
 *
 * @param text As typed: `22210 EK/C3`, `NSK 1206K+H206`.
 * @returns The same parts in the same order, with the taper on the marked ones.
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

/** The first bearing number of a text, if it ends with a tapered bore. */
function findAskedTaper(text: string): { code: string; taper: Taper } | undefined {
  const words = text.trim().split(/\s+/, maxWords);
  for (const start of words.keys()) {
    const read = readDesignation(words.slice(start).join(" "));
    if (!read) continue;
    const code = compactCode(read.series + read.boreCode);
    const { boreForm } = read;
    return boreForm.status === "stated" && boreForm.value !== "cylindrical"
      ? { code, taper: boreForm.value }
      : undefined;
  }
  return undefined;
}
