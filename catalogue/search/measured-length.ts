import { vSections } from "#catalogue/belts/v-sections.data.ts";
import type { DimensionRole } from "./read-dimensions.ts";
import type { SearchToken } from "./search-tokens.ts";

/** The length of a belt without a legible code. */
export type MeasuredLength = {
  readonly mm: number;
  /** The side that the text names. */
  readonly side?: "inside" | "outside";
  /** The texts that say it: the figure, and words such as perimetri. */
  readonly texts: readonly string[];
  /** Whether it is rather a length than the number of a bearing: belts aren't as long as 6205 mm. */
  readonly isClear: boolean;
};

/** A length by which a measured belt can be named. */
export type NamedLength = {
  /** Undefined for any section. */
  readonly section?: string;
  readonly lengthMm: number;
  /** How much longer the belt is outside; undefined if the named length was measured. */
  readonly outsideMm?: number;
};

/** A tape's reading and a worn belt's length differ by at most this share. */
export const measuredShare = 0.015;

const minMm = 200;
const maxMm = 15_000;
/** Longest belt that a figure without a unit names, if it can be the number of a bearing. */
const maxPlainMm = 4_000;
const figure = /^(\d{2,5}(?:[.,]\d)?)([cm]m)?$/i;
const lengthTerm = "length";

const sides: Readonly<Partial<Record<DimensionRole, MeasuredLength["side"]>>> = {
  bore: "inside",
  outside: "outside",
};

/**
 * Reads the length of a belt that only its kind and a figure name: rrip perimetri 1100, v-belt 110 cm.
 *
 * @param tokens Of the whole text.
 * @param terms Of its words.
 * @param toTerms The meaning of a word.
 */
export function readMeasuredLength(
  tokens: readonly SearchToken[],
  terms: readonly string[],
  toTerms: (text: string) => readonly string[],
): MeasuredLength | undefined {
  const isBelt = terms.some((term) => /(?:^| )belt$/.test(term));
  const read = isBelt ? readOnlyFigure(tokens) : undefined;
  if (!read || read.token.role === "width") return undefined;
  const { mm, token, hasUnit } = read;
  const side = token.role && sides[token.role];
  const lengthWords = tokens.filter(
    ({ kind, text, meant = text }) => kind === "word" && toTerms(meant).includes(lengthTerm),
  );
  return {
    mm,
    ...(side && { side }),
    texts: [token.text, ...lengthWords.map(({ text }) => text)],
    isClear: hasUnit || lengthWords.length > 0 || mm <= maxPlainMm,
  };
}

/** The figure of a text, if it is as long as a belt and nothing else can be in a code. */
function readOnlyFigure(
  tokens: readonly SearchToken[],
): { readonly token: SearchToken; readonly mm: number; readonly hasUnit: boolean } | undefined {
  const [token, ...others] = tokens.filter(({ kind }) => kind === "other");
  const [, number, joined] = figure.exec(token?.text ?? "") ?? [];
  if (!token || number === undefined || others.length > 0) return undefined;
  const mm = Number(number.replace(",", ".")) * (joined?.toLowerCase() === "cm" ? 10 : 1);
  const hasUnit = joined !== undefined || tokens.some(({ text }) => /^mm$/i.test(text));
  return mm >= minMm && mm <= maxMm ? { token, mm, hasUnit } : undefined;
}

/** Whether a term says that a figure is a length; no part has it in its texts. */
export function isLengthTerm(term: string): boolean {
  return term === lengthTerm;
}

/**
 * Lists the lengths by which a measured belt can be named. A tape measures the outside length, but the codes of
 * V-belts state the inside or the datum length.
 */
export function listNamedLengths({ mm, side }: MeasuredLength): readonly NamedLength[] {
  return [
    { lengthMm: mm },
    ...(side === "inside"
      ? []
      : outsides.map(({ section, outsideMm }) => ({
          section,
          lengthMm: mm - outsideMm,
          outsideMm,
        }))),
  ];
}

/** Whether belts of a section are named by another length than the outside one. */
export function isNamedInside(section: string): boolean {
  return outsides.some((one) => one.section === section);
}

/**
 * The outside length minus the length that the code states: 2π times the height of the section for an inside length,
 * and for a datum length 2π times the depth at which the section is as wide as the datum width.
 */
const outsides = vSections.flatMap((one) => {
  const { section, topWidthMm, heightMm, angleDeg, datumWidthMm, insideToDatumMm } = one;
  if (datumWidthMm === undefined) return [];
  const halfAngle = (angleDeg / 2) * (Math.PI / 180);
  const depthMm =
    insideToDatumMm === undefined
      ? (topWidthMm - datumWidthMm) / 2 / Math.tan(halfAngle)
      : heightMm;
  return [{ section, outsideMm: 2 * Math.PI * depthMm }];
});
