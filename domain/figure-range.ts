import { maxDimensionMm, readDimension, toleranceMm } from "./dimension.ts";

/** Figures between two bounds, both included. */
export type FigureRange = { readonly from: number; readonly to: number };

/** How one figure of a quantity is read, and what a figure without a range stands for. */
export type FigureReader = {
  readonly read: (text: string) => number | undefined;
  readonly tolerance: (figure: number) => number;
  /** The end of an open range. */
  readonly max: number;
};

const dimensionReader: FigureReader = {
  read: readDimension,
  tolerance: toleranceMm,
  max: maxDimensionMm,
};

const separator = / ?(?:[-–—]| to | deri |\.{2,3}) ?/gi;
const lower = /^(?:from|min\.?|nga|≥|>=?) ?/i;
const upper = /^(?:(?:up )?to|max\.?|deri|≤|<=?) ?/i;
const unit = /(?:in|inch|inches|"|'')$/i;

/**
 * Reads a figure or a range as people type it.
 * @param text Such as `25`, `20-30`, `20 to 30 mm`, `from 20`, `≤30`, `1-2 in`.
 * @returns A figure's tolerance, or the range; undefined for any other text.
 */
export function readFigureRange(
  text: string,
  { read, tolerance, max }: FigureReader = dimensionReader,
): FigureRange | undefined {
  const figure = read(text);
  if (figure !== undefined) {
    return { from: figure - tolerance(figure), to: figure + tolerance(figure) };
  }
  const written = text.normalize("NFKC").replaceAll(/\s+/g, " ").trim();
  for (const { index, 0: sign } of written.matchAll(separator)) {
    const last = written.slice(index + sign.length);
    const first = written.slice(0, index).replace(lower, "");
    // A unit behind the second figure is that of both.
    const from = read(first + (unit.exec(last)?.[0] ?? "")) ?? read(first);
    const to = last === "" ? max : read(last);
    if (from !== undefined && to !== undefined) {
      return { from: Math.min(from, to), to: Math.max(from, to) };
    }
  }
  const from = read(written.replace(lower, "").replace(/ ?\+$/, ""));
  if (from !== undefined) return { from, to: max };
  const to = read(written.replace(upper, ""));
  return to === undefined ? undefined : { from: 0, to };
}

/** Whether a figure is in a range, in spite of binary fractions: the tolerance of 24.9 is 0.249. */
export function isInRange(figure: number, { from, to }: FigureRange): boolean {
  return figure >= from - 1e-9 && figure <= to + 1e-9;
}
