import { vSections } from "../../belts/v-sections.data.ts";
import {
  toBeltToken,
  toNumber,
  type BeltKind,
  type BeltLength,
  type BeltReading,
  type LengthLine,
} from "./belt-code.ts";

/**
 * Longest classical V-belts in makers' lists, in inches, rounded up. A larger number is not a length in
 * inches: the 1067 of A1067 means millimetres.
 */
const longestInches: Readonly<Record<string, number>> = {
  Z: 120,
  A: 240,
  B: 400,
  C: 450,
  D: 660,
  E: 660,
};
/** Shortest V-belt whose number can be its length in mm. */
const shortestMm = 300;
const lineMark = "(?:[ -]?(L[ADIPW])\\b)?";

/**
 * Bearings whose numbers look like a V-belt with a length in mm: SKF's toroidal C2205, FAG's spindle
 * bearing B7004.
 */
const bearingAlike = /^(?:C(?:22|23|30|31|32|39|40|41|49|50|59|60|69)\d\d|B(?:70|72|719)\d\d)$/;

const classical = new RegExp(
  `^([A-EZ])(X)?[ -]?(\\d{1,5}(?:[.,]5)?)(?: ([13])/([24]))?(?![\\dX]|[/.,]\\d)${lineMark}`,
);

/**
 * Reads the code of a classical V-belt by its section letter, whose number is the inside length in
 * inches, or in mm if no belt is that many inches long. Source: Optibelt and Megadyne lists.
 */
export function readClassicalBelt(text: string): BeltReading | undefined {
  const [head, section = "", edge, number = "", part, whole, mark] = classical.exec(text) ?? [];
  if (head === undefined) return undefined;
  const inches = toNumber(number) + (part === undefined ? 0 : Number(part) / Number(whole));
  const rest = text.slice(head.length);
  const isMm = mark !== undefined || /^ ?MM\b/.test(rest);
  const common = { section, isRawEdge: edge !== undefined, rest: rest.replace(/^ ?MM\b/, "") };
  if (!isMm && inches >= 1 && inches <= (longestInches[section] ?? 0)) {
    return toClassical({
      ...common,
      lengths: withDatum(section, { line: "Li", mm: Math.round(inches * 25.4), from: "stated" }),
      code: `${section}${edge ?? ""}${inches}`,
      figure: part === undefined ? number : `${number} ${part}/${whole}`,
      meaning: `inside length ${inches} in`,
    });
  }
  const mm = Number(number);
  const isLength = Number.isInteger(mm) && part === undefined && mm >= shortestMm;
  if (!isLength || (!isMm && bearingAlike.test(section + number))) return undefined;
  const length = metricLength(section, number, mark);
  return toClassical({ ...common, ...length, code: `${section}${edge ?? ""}${length.written}` });
}

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
  `^(\\d{2}(?:[.,]5)?)X(?:(\\d{1,2}(?:[.,]\\d)?)X)?(\\d{3,5})(?![\\dX]|[/.,]\\d)${lineMark}`,
);

/**
 * Reads a V-belt by its top width and length, 13x1067 or 13x8x1067; one that is less than half as high
 * as wide is a variable speed belt, 28x8x850.
 */
export function readBeltByWidth(text: string): BeltReading | undefined {
  const [head, width = "", height, length = "", mark] = byWidth.exec(text) ?? [];
  if (head === undefined || Number(length) < shortestMm) return undefined;
  const widthMm = toNumber(width);
  const heightMm = height === undefined ? undefined : toNumber(height);
  const section = sectionsByWidth[String(widthMm)];
  const listed = vSections.find((row) => row.section === section)?.heightMm ?? 0;
  const isWide = heightMm !== undefined && heightMm < widthMm / 2;
  if (!isWide && (!section || Math.abs((heightMm ?? listed) - listed) > heightTolerance)) {
    return undefined;
  }
  const kind = isWide || section === undefined ? "variable speed" : "classical";
  // DIN 2215 names a classical V-belt by its top width and inside length.
  const line = mark ?? (isWide ? undefined : "LI");
  const { lengths, figure, meaning, written } = metricLength(section ?? "", length, line);
  return {
    kind,
    section: kind === "classical" && section ? section : `${widthMm}x${heightMm}`,
    isRawEdge: kind === "variable speed",
    lengths: kind === "classical" ? lengths : lengths.slice(0, 1),
    widthMm,
    ...(heightMm !== undefined && { heightMm }),
    code: `${widthMm}x${heightMm === undefined ? "" : `${heightMm}x`}${written}`,
    tokens: [
      toBeltToken("width", width, `top width ${widthMm} mm`),
      ...(height === undefined ? [] : [toBeltToken("height", height, `height ${heightMm} mm`)]),
      toBeltToken("length", mark === undefined ? length : figure, meaning),
    ],
    rest: text.slice(head.length),
  };
}

const wide = /^W[ -]?(16|20|25|31[.,]5|40|50|63|80|100)(?![\d.,])(?:[ -](\d{3,4})(?!\d))?/;

/** Reads a wide belt for adjustable pulleys: W16, W25-1120. */
export function readWideBelt(text: string): BeltReading | undefined {
  const [head, width = "", length] = wide.exec(text) ?? [];
  if (head === undefined) return undefined;
  const widthMm = toNumber(width);
  const found = length === undefined ? undefined : metricLength("", length, undefined);
  return {
    kind: "variable speed",
    section: `W${widthMm}`,
    isRawEdge: true,
    lengths: found?.lengths ?? [],
    widthMm,
    code: `W${widthMm}${length === undefined ? "" : `-${length}`}`,
    tokens: [
      toBeltToken("section", `W${width}`, `wide belt, top width ${widthMm} mm`),
      ...(found ? [toBeltToken("length", found.figure, found.meaning)] : []),
    ],
    rest: text.slice(head.length),
  };
}

const narrow = new RegExp(`^([SX])(P[ZABC])(X)?(?:[ -]?(\\d{3,5})(?!\\d|[/.,]\\d)${lineMark})?`);

/**
 * Reads the code of a narrow V-belt, whose number is the datum length in mm: SPA1600, XPA1600 with a raw
 * edge. Source: Optibelt and Gates lists.
 */
export function readNarrowBelt(text: string): BeltReading | undefined {
  const [head, edge, letters = "", cogged = "", figure, mark] = narrow.exec(text) ?? [];
  if (head === undefined) return undefined;
  const line = toLine(mark) ?? "Ld";
  return toVBelt("narrow", `S${letters}`, edge === "X" || cogged !== "", {
    text: `${edge}${letters}${cogged}`,
    lengths: figure === undefined ? [] : [{ line, mm: Number(figure), from: "stated" }],
    figure,
    meaning: `${lineWords[line]} ${figure} mm`,
    rest: text.slice(head.length),
  });
}

const wedge = /^([358])V(X)?(?:[ -]?([1-9]\d{1,3})(?!\d|[/.,]\d))?/;
const metricWedge = /^(9|15|25)N(X)?(?:[ -]?([1-9]\d{2,4})(?!\d|[/.,]\d))?/;
const wedgeSections: Readonly<Record<string, string>> = {
  "3": "3V/9N",
  "5": "5V/15N",
  "8": "8V/25N",
  "9": "3V/9N",
  "15": "5V/15N",
  "25": "8V/25N",
};

/**
 * Reads the code of a wedge belt. Its number is the effective length, in tenths of an inch after 3V, 5V
 * and 8V, in mm after 9N, 15N and 25N. Source: Optibelt lists.
 */
export function readWedgeBelt(text: string): BeltReading | undefined {
  const inch = wedge.exec(text);
  const [head, name = "", edge, figure] = inch ?? metricWedge.exec(text) ?? [];
  if (head === undefined) return undefined;
  const mm = inch ? Math.round(Number(figure) * 2.54) : Number(figure);
  return toVBelt("wedge", wedgeSections[name] ?? name, edge !== undefined, {
    text: `${name}${inch ? "V" : "N"}${edge ?? ""}`,
    lengths: figure === undefined ? [] : [{ line: "La", mm, from: "stated" }],
    figure,
    meaning: `effective length ${inch ? `${Number(figure) / 10} in` : `${mm} mm`}`,
    rest: text.slice(head.length),
  });
}

const lineWords: Readonly<Record<LengthLine, string>> = {
  Li: "inside length",
  Ld: "datum length",
  La: "effective length",
  Lp: "pitch length",
};

/** The older Lw is the datum length. */
function toLine(mark: string | undefined): LengthLine | undefined {
  if (mark === undefined) return undefined;
  if (mark === "LW") return "Ld";
  return (["Li", "Ld", "La", "Lp"] as const).find((line) => line.toUpperCase() === mark);
}

/** A length in mm on its line; without a line it is the inside length of DIN 2215. */
function metricLength(
  section: string,
  figure: string,
  mark: string | undefined,
): { lengths: readonly BeltLength[]; figure: string; meaning: string; written: string } {
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
function withDatum(section: string, length: BeltLength): readonly BeltLength[] {
  const added = vSections.find((row) => row.section === section)?.insideToDatumMm;
  const from = length.from === "assumed" ? "assumed" : "computed";
  if (added === undefined) return [length];
  if (length.line === "Li") return [length, { line: "Ld", mm: length.mm + added, from }];
  if (length.line === "Ld") return [length, { line: "Li", mm: length.mm - added, from }];
  return [length];
}

function toClassical(found: {
  readonly section: string;
  readonly isRawEdge: boolean;
  readonly lengths: readonly BeltLength[];
  readonly code: string;
  readonly figure: string;
  readonly meaning: string;
  readonly rest: string;
}): BeltReading {
  const { section, isRawEdge, code, ...rest } = found;
  return {
    ...toVBelt("classical", section, isRawEdge, {
      text: section + (isRawEdge ? "X" : ""),
      ...rest,
    }),
    code,
  };
}

function toVBelt(
  kind: BeltKind,
  section: string,
  isRawEdge: boolean,
  found: {
    readonly text: string;
    readonly lengths: readonly BeltLength[];
    readonly figure: string | undefined;
    readonly meaning: string;
    readonly rest: string;
  },
): BeltReading {
  const { text, lengths, figure, meaning, rest } = found;
  const widthMm = vSections.find((row) => row.section === section)?.topWidthMm;
  return {
    kind,
    section,
    isRawEdge,
    lengths,
    ...(widthMm !== undefined && { widthMm }),
    code: `${text}${figure ?? ""}`,
    tokens: [
      toBeltToken("section", text, `${kind} section ${section}${isRawEdge ? ", raw edge" : ""}`),
      ...(figure === undefined ? [] : [toBeltToken("length", figure, meaning)]),
    ],
    rest,
  };
}
