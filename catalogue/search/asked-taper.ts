import { compactCode } from "./compact-code.ts";
import { findBearingNumber } from "./find-bearing-number.ts";

/** Taper of a bore: growth of its diameter over its length. */
export type Taper = "1:12" | "1:30";

/** A search result with the fields that matter for its bore. */
export type BoredPart = { readonly kind: string; readonly code: string };

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
  const read = findBearingNumber(text);
  if (read?.boreForm.status !== "stated" || read.boreForm.value === "cylindrical") return undefined;
  return { code: compactCode(read.series + read.boreCode), taper: read.boreForm.value };
}
