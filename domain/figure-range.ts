import { maxDimensionMm, readDimension, toleranceMm } from "./dimension.ts";

/** Figures between two bounds, both included. */
export type FigureRange = { readonly from: number; readonly to: number };

/** How one figure of a quantity is read, and which deviation a single figure allows. */
export type FigureReader = {
  readonly read: (text: string) => number | undefined;
  readonly tolerance: (figure: number) => number;
};

const dimensionReader: FigureReader = { read: readDimension, tolerance: toleranceMm };

/** `from 20` and `20` are left open. */
const lower = /^ *(?:from|min\.?|nga|[≥>]=?)/i;
const separator = /up to|to|max\.?|deri|[≤<]=?|[–—+]|\.{2,3}/gi;

/**
 * Reads a figure or a range as people type it.
 * @param text Such as `25`, `20-30`, `20 to 30 mm`, `from 20`, `≤30`, `1-2 in`.
 * @returns A figure's tolerance, or the range; undefined for any other text.
 */
export function readFigureRange(
  text: string,
  { read, tolerance }: FigureReader = dimensionReader,
): FigureRange | undefined {
  const figure = read(text);
  if (figure !== undefined) {
    return { from: figure - tolerance(figure), to: figure + tolerance(figure) };
  }
  // A sign before a figure makes it negative.
  return /^\s*[-–—+]/.test(text) ? undefined : readBounds(text, read);
}

function readBounds(text: string, read: FigureReader["read"]): FigureRange | undefined {
  const written = text.normalize("NFKC").replace(lower, "").replaceAll(separator, "-");
  // `from 20` has no second figure.
  const parts = (written.includes("-") ? written : `${written}-`).split("-");
  // A fraction has a hyphen, too: 1-1/4 in.
  for (const at of parts.keys()) {
    const first = parts.slice(0, at).join("-");
    const last = parts.slice(at).join("-");
    // A unit behind the second figure is that of both.
    const unit = /(?:in|inch|inches|"|'')\s*$/i.exec(last)?.[0] ?? "";
    const from = first.trim() === "" ? 0 : (read(first + unit) ?? read(first));
    const to = last.trim() === "" ? maxDimensionMm : read(last);
    if (at > 0 && from !== undefined && to !== undefined && (from > 0 || to < maxDimensionMm)) {
      return { from: Math.min(from, to), to: Math.max(from, to) };
    }
  }
  return undefined;
}

/** Whether a figure is in a range, in spite of binary fractions: the tolerance of 24.9 is 0.249. */
export function isInRange(figure: number, { from, to }: FigureRange): boolean {
  return figure >= from - 1e-9 && figure <= to + 1e-9;
}
