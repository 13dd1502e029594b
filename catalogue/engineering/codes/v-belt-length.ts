import { vSections } from "#catalogue/belts/v-sections.data.ts";
import { toBeltToken, type BeltLength, type BeltToken, type LengthLine } from "./belt-code.ts";

/** Shortest V-belt whose number can be its length in mm. */
export const shortestMm = 300;

/** Pattern of the mark of a length's line. */
export const lineMark = "(?:[ -]?(L[ADIPW])\\b)?";

/** A length in mm as read. */
export type MetricLength = {
  readonly lengths: readonly BeltLength[];
  /** As in the text, with its mark. */
  readonly figure: string;
  readonly meaning: string;
  /** As in the belt's own code: `1067`, `1067 Li`. */
  readonly written: string;
};

/** What each line is called. */
export const lineWords: Readonly<Record<LengthLine, string>> = {
  Li: "inside length",
  Ld: "datum length",
  La: "effective length",
  Lp: "pitch length",
};

/** The older Lw is the datum length. */
export function toLine(mark: string | undefined): LengthLine | undefined {
  if (mark === undefined) return undefined;
  if (mark === "LW") return "Ld";
  return (["Li", "Ld", "La", "Lp"] as const).find((line) => line.toUpperCase() === mark);
}

/** A length in mm on its line; without a line it is the inside length of DIN 2215. */
export function readMetricLength(
  section: string,
  figure: string,
  mark: string | undefined,
): MetricLength {
  const line = toLine(mark);
  const length: BeltLength = {
    line: line ?? "Li",
    mm: Number(figure),
    from: line === undefined ? "assumed" : "stated",
  };
  const note = line === undefined ? ", if it isn't the datum length" : "";
  return {
    lengths: withDatum(section, length),
    figure: mark === undefined ? figure : `${figure} ${mark}`,
    meaning: `${lineWords[length.line]} ${figure} mm${note}`,
    written: line === undefined ? figure : `${figure} ${line}`,
  };
}

/** A classical V-belt's inside or datum length with the other one. */
export function withDatum(section: string, length: BeltLength): readonly BeltLength[] {
  const added = vSections.find((row) => row.section === section)?.insideToDatumMm;
  const from = length.from === "assumed" ? "assumed" : "computed";
  if (added === undefined) return [length];
  if (length.line === "Li") return [length, { line: "Ld", mm: length.mm + added, from }];
  if (length.line === "Ld") return [length, { line: "Li", mm: length.mm - added, from }];
  return [length];
}

/** The token of a length; without its line it is recalled from the trade. */
export function toLengthToken({
  lengths: [length],
  figure,
  meaning,
}: Pick<MetricLength, "lengths" | "figure" | "meaning">): BeltToken {
  const evidence = length?.from === "assumed" ? "recalled, medium" : "catalogue";
  return toBeltToken("length", figure, meaning, evidence);
}
