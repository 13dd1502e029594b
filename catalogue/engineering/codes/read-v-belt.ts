import { vSections } from "#catalogue/belts/v-sections.data.ts";
import {
  toBeltToken,
  toNumber,
  type BeltKind,
  type BeltLength,
  type BeltReading,
} from "./belt-code.ts";
import { toroidalSeries } from "./number-patterns.ts";
import {
  lineMark,
  lineWords,
  readMetricLength,
  shortestMm,
  toLengthToken,
  toLine,
  withDatum,
  type MetricLength,
} from "./v-belt-length.ts";

/**
 * Longest classical V-belts in makers' lists, in inches, rounded up. A larger number is not a length in
 * inches: the 1067 of A1067 means millimetres.
 */
const maxInches: Readonly<Record<string, number>> = {
  Z: 120,
  A: 240,
  B: 400,
  C: 450,
  D: 660,
  E: 660,
};
/** Shorter than any: the C3 of a bearing is its clearance. Source: Optibelt, list of dimensions. */
const minInches = 10;
/**
 * Bearings whose numbers look like a V-belt with a length in mm: SKF's toroidal C2205, FAG's spindle
 * bearing B7004, Timken's tapered A4059.
 */
const bearingAlike = new RegExp(
  `^(?:C${toroidalSeries}\\d\\d|B(?:70|72|719)\\d\\d|A(?:20(?:31|37|47)|21(?:10|26)|40(?:44|49|50|51|59)|4138|5069|5144|60(?:62|67|75)|61(?:57|62)))$`,
);

const classical = new RegExp(
  `^([A-EZ])(X)?[ -]?(\\d{1,5}(?:[.,]5)?)(?: (1/2|1/4|3/4))?(?![\\dX]|[/.,]\\d)${lineMark}`,
);
const quarters: Readonly<Record<string, number>> = { "1/4": 0.25, "1/2": 0.5, "3/4": 0.75 };

/**
 * Reads the code of a classical V-belt by its section letter, whose number is the inside length in
 * inches, or in mm if no belt is that many inches long. Source: Optibelt and Megadyne lists.
 */
export function readClassicalBelt(text: string): BeltReading | undefined {
  const found = classical.exec(text);
  if (!found) return undefined;
  const [head, section = "", edge = "", number = "", part = "", mark] = found;
  const rest = text.slice(head.length);
  const belt = { section, edge, number, part, mark, rest: rest.replace(/^ ?MM\b/, "") };
  const inches = toNumber(number) + (quarters[part] ?? 0);
  // No belt is so short in mm: the 52 of B 52 Li are inches on the same line.
  const isInside = mark === "LI" && inches < shortestMm;
  const isMm = (mark !== undefined && !isInside) || belt.rest !== rest;
  const isInches = !isMm && inches >= minInches && inches <= (maxInches[section] ?? 0);
  return isInches ? toInchBelt(belt, inches) : toMetricBelt(belt, isMm);
}

/** Parts of a classical V-belt's code; empty if the code doesn't have them. */
type ClassicalParts = {
  readonly section: string;
  readonly edge: string;
  readonly number: string;
  /** Fraction of an inch. */
  readonly part: string;
  readonly mark: string | undefined;
  readonly rest: string;
};

function toInchBelt(belt: ClassicalParts, inches: number): BeltReading {
  const { section, number, part, mark } = belt;
  const written = part === "" ? number : `${number} ${part}`;
  return toClassical(belt, {
    lengths: withDatum(section, { line: "Li", mm: Math.round(inches * 25.4), from: "stated" }),
    written: String(inches),
    figure: mark === undefined ? written : `${written} ${mark}`,
    meaning: `inside length ${inches} in`,
  });
}

function toMetricBelt(belt: ClassicalParts, isMm: boolean): BeltReading | undefined {
  const { section, number, part, mark } = belt;
  const maxMm = (maxInches[section] ?? 0) * 25.4;
  const mm = /^\d+$/.test(number) && part === "" ? Number(number) : 0;
  // E 30206 is a bearing.
  const isLength = mm >= shortestMm && mm <= maxMm;
  if (!isLength || (!isMm && bearingAlike.test(section + number))) return undefined;
  return toClassical(belt, readMetricLength(section, number, mark));
}

const narrow = new RegExp(
  `^([SX])(P[ZABC])(X|-?MN)?(?:[ -]?(\\d{3,5})(?!\\d|[/.,]\\d)${lineMark}(?: ?(MN|VULCO)(?![A-Z\\d]))?)?`,
);
/** Gates' lines after a length. */
const narrowLines: Readonly<Record<string, string>> = {
  MN: "raw edge (Super HC MN of Gates)",
  VULCO: "wrapped (VulcoPower of Gates)",
};

/**
 * Reads the code of a narrow V-belt, whose number is the datum length in mm: SPA1600, XPA1600 with a raw
 * edge. Source: Optibelt and Gates lists.
 */
export function readNarrowBelt(text: string): BeltReading | undefined {
  const [head, edge, letters = "", cogged = "", figure, mark, lineName] = narrow.exec(text) ?? [];
  if (head === undefined) return undefined;
  const line = toLine(mark) ?? "Ld";
  const isRawEdge = edge === "X" || cogged !== "" || lineName === "MN";
  const belt = toVBelt("narrow", `S${letters}`, isRawEdge, {
    text: `${edge}${letters}${cogged}`,
    lengths: figure === undefined ? [] : [{ line, mm: Number(figure), from: "stated" }],
    figure,
    meaning: `${lineWords[line]} ${figure} mm`,
    rest: text.slice(head.length),
  });
  const meaning = narrowLines[lineName ?? ""];
  if (lineName === undefined || meaning === undefined) return belt;
  const code = lineName === "MN" ? belt.code + lineName : belt.code;
  return { ...belt, code, tokens: [...belt.tokens, toBeltToken("name", lineName, meaning)] };
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

const joinedWedge = /^(9|15|25)J[ -]?([1-9]\d{2,4})(?!\d|[/.,]\d)/;

/** Reads the code of joined wedge belts by its effective length in mm, 15J 5080. Source: ISO 5290, recalled. */
export function readJoinedWedgeBelt(text: string): BeltReading | undefined {
  const [head, width, figure] = joinedWedge.exec(text) ?? [];
  if (head === undefined || figure === undefined) return undefined;
  return toVBelt("wedge", `${width}J`, false, {
    text: `${width}J`,
    lengths: [{ line: "La", mm: Number(figure), from: "stated" }],
    figure,
    meaning: `effective length ${figure} mm`,
    rest: text.slice(head.length),
  });
}

function toClassical(
  { section, edge, rest }: ClassicalParts,
  { written, ...length }: MetricLength,
): BeltReading {
  const name = section + edge;
  const belt = toVBelt("classical", section, edge !== "", { text: name, rest, ...length });
  return { ...belt, code: name + written };
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
      ...(figure === undefined ? [] : [toLengthToken({ lengths, figure, meaning })]),
    ],
    rest,
  };
}
