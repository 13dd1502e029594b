import { vSections } from "#catalogue/belts/v-sections.data.ts";
import { toBeltToken, toNumber, type BeltReading } from "./belt-code.ts";
import {
  lineMark,
  readMetricLength,
  shortestMm,
  toLengthToken,
  type MetricLength,
} from "./v-belt-length.ts";

/** The sections by their top width in mm; JIS K 6323 has 12.5, 16.5 and 31.5. */
const sectionsByWidth: Readonly<Record<string, string>> = {
  "10": "Z",
  "12.5": "A",
  "13": "A",
  "16.5": "B",
  "17": "B",
  "22": "C",
  "31.5": "D",
  "32": "D",
  "38": "E",
};
/** Max difference between a stated height and the section's, in mm: JIS and ISO differ. */
const heightTolerance = 2;

const byWidth = new RegExp(
  `^(?:([A-EZ])[ -]?)?(\\d{2}(?:[.,]5)?)X(?:(\\d{1,2}(?:[.,]\\d)?)X)?(\\d{3,5})(?![\\dX]|[/.,]\\d)${lineMark}`,
);

/** The same with another sign before a length that no bearing has as its diameter: 13-1067, 17/1524. */
const withoutTimes = /^(1[037]|22|32)[ ]?[-/][ ]?(\d{3,4})(?![\d/.,-])/;
/** Self-aligning bearings: 10-1205 can be ten of them. */
const selfAligning = /^(?:1[23]|2[23])(?:0\d|1[0-4])$/;
const shortestWithoutTimesMm = 600;

/** Width, height and length with another sign: 28-8-850, 37 10 1000. The last one is no bearing, as 30 10 6205. */
const threeWithoutTimes = /^(\d{2})[ /-](\d{1,2})[ /-](\d{3,4})(?![\d/.,-])/;
const minOfThreeMm = 700;
const maxOfThreeMm = 3_150;

/** Writes a times sign between a belt's width and its length, if they are no size of another part. */
function withTimes(text: string): string {
  const [three, threeWidth, height, threeLength = ""] = threeWithoutTimes.exec(text) ?? [];
  const mm = Number(threeLength);
  if (three !== undefined && mm >= minOfThreeMm && mm <= maxOfThreeMm) {
    return selfAligning.test(threeLength)
      ? text
      : `${threeWidth}X${height}X${threeLength}${text.slice(three.length)}`;
  }
  return text.replace(withoutTimes, (written, width: string, length: string) =>
    Number(length) < shortestWithoutTimesMm || selfAligning.test(length)
      ? written
      : `${width}X${length}`,
  );
}

/**
 * Reads a V-belt by its top width and length, 13x1067, A 13x1067 or 13x8x1067; one that is less than half as high
 * as wide is a variable speed belt, 28x8x850.
 */
export function readBeltByWidth(typed: string): BeltReading | undefined {
  const text = withTimes(typed);
  const found = byWidth.exec(text);
  if (!found) return undefined;
  const [head, letter, width = "", height, length = "", mark] = found;
  if (Number(length) < shortestMm) return undefined;
  const [widthMm, heightMm] = [
    toNumber(width),
    height === undefined ? undefined : toNumber(height),
  ];
  const rest = text.slice(head.length);
  const belt = { letter, width, height, widthMm, heightMm, length, mark, rest };
  const isLow = heightMm !== undefined && heightMm < widthMm / 2;
  return isLow && letter === undefined ? toVariableSpeed(belt) : toClassical(belt);
}

/** Parts of a code by width, as written and in mm. */
type WidthParts = {
  /** Letter of the section before the width. */
  readonly letter: string | undefined;
  readonly width: string;
  readonly height: string | undefined;
  readonly widthMm: number;
  readonly heightMm: number | undefined;
  readonly length: string;
  readonly mark: string | undefined;
  readonly rest: string;
};

function toClassical(belt: WidthParts): BeltReading | undefined {
  const { letter, widthMm, heightMm, length, mark } = belt;
  const section = sectionsByWidth[String(widthMm)];
  if (letter !== undefined && letter !== section) return undefined;
  const listedMm = vSections.find((row) => row.section === section)?.heightMm;
  if (section === undefined || listedMm === undefined) return undefined;
  if (Math.abs((heightMm ?? listedMm) - listedMm) > heightTolerance) return undefined;
  // DIN 2215 names a classical V-belt by its top width and inside length.
  const read = readMetricLength(section, length, mark ?? "LI");
  return describe(belt, "classical", section, {
    ...read,
    figure: mark === undefined ? length : read.figure,
  });
}

function toVariableSpeed(belt: WidthParts): BeltReading {
  const { widthMm, heightMm, length, mark } = belt;
  const read = readMetricLength("", length, mark);
  return describe(belt, "variable speed", `${widthMm}x${heightMm}`, read);
}

function describe(
  { letter, width, height, widthMm, heightMm, rest }: WidthParts,
  kind: BeltReading["kind"],
  section: string,
  { lengths, figure, meaning, written }: MetricLength,
): BeltReading {
  const sizes = heightMm === undefined ? [widthMm] : [widthMm, heightMm];
  return {
    kind,
    section,
    isRawEdge: kind === "variable speed",
    lengths,
    widthMm,
    ...(heightMm !== undefined && { heightMm }),
    code: [...sizes, written].join("x"),
    tokens: [
      ...(letter === undefined
        ? []
        : [toBeltToken("section", letter, `${kind} section ${letter}`)]),
      toBeltToken("width", width, `top width ${widthMm} mm`),
      ...(height === undefined ? [] : [toBeltToken("height", height, `height ${heightMm} mm`)]),
      toLengthToken({ lengths, figure, meaning }),
    ],
    rest,
  };
}

const wide = /^W[ -]?(16|20|25|31[.,]5|40|50|63|80|100)(?![\d.,])(?:[ -](\d{3,4})(?!\d))?/;

/** Reads a wide belt for adjustable pulleys: W16, W25-1120. */
export function readWideBelt(text: string): BeltReading | undefined {
  const [head, width = "", length] = wide.exec(text) ?? [];
  if (head === undefined) return undefined;
  const widthMm = toNumber(width);
  const found = length === undefined ? undefined : readMetricLength("", length, undefined);
  return {
    kind: "variable speed",
    section: `W${widthMm}`,
    isRawEdge: true,
    lengths: found?.lengths ?? [],
    widthMm,
    code: `W${widthMm}${length === undefined ? "" : `-${length}`}`,
    tokens: [
      toBeltToken("section", `W${width}`, `wide belt, top width ${widthMm} mm`),
      ...(found ? [toLengthToken(found)] : []),
    ],
    rest: text.slice(head.length),
  };
}
