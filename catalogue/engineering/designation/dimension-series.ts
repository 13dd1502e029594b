import type { BearingType } from "./designation.ts";

/** Series whose figures aren't their dimension series. */
const exceptions: Readonly<Record<string, string | undefined>> = {
  "160": "00",
  "213": "03",
  "302": "02",
  "303": "03",
  "52": "32",
  "53": "33",
  "708": undefined,
  "709": undefined,
};

/** Types whose series of two figures is the dimension series. */
const wholeSeries: ReadonlySet<BearingType> = new Set<BearingType>([
  "angular contact ball, double row",
  "cylindrical roller",
  "needle roller",
  "four-point contact ball",
]);

/** Types whose outside diameter isn't given by a dimension series and the bore. */
const withoutSeries: ReadonlySet<BearingType> = new Set<BearingType>([
  "housed unit or insert",
  "needle roller without inner ring",
]);

/**
 * Returns the dimension series of ISO 15 or ISO 104: width or height, then diameter series. Bearings of
 * one diameter series and bore have one outside diameter. Returns undefined for units and series outside
 * those standards. Source: NSK CAT. E1102e, A54-A57.
 *
 * @param series Letters and figures of the series: 62, NU22.
 */
export function toDimensionSeries(type: BearingType, series: string): string | undefined {
  if (withoutSeries.has(type) || !/\d/.test(series)) return undefined;
  const figures = series.replace(/^[A-Z]+/, "");
  if (Object.hasOwn(exceptions, figures)) return exceptions[figures];
  if (figures.length === 1) return `0${figures}`;
  if (figures.length === 3) return figures.slice(1);
  if (wholeSeries.has(type)) return figures;
  if (type === "self-aligning ball") return figures.startsWith("1") ? `0${figures[1]}` : figures;
  if (type === "deep groove ball, double row") return `2${figures[1]}`;
  // 60, 68, 69, 70, 79 are narrow or thin; 62, 63, 64, 72 ... drop their width 0.
  return { "0": "10", "8": "18", "9": "19" }[figures[1] ?? ""] ?? `0${figures[1]}`;
}
