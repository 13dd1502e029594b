import type { NormalForm } from "#catalogue/engineering/codes/normal-form.ts";
import {
  boreFromCode,
  inchBore,
  type InchBore,
} from "#catalogue/engineering/designation/bore-code.ts";
import type {
  BearingDesignation,
  DesignationToken,
  Housing,
  UnitDesign,
} from "#catalogue/engineering/designation/designation.ts";
import { unitSuffixes, unitTypes, type UnitType } from "./unit-types.data.ts";

/** The letters, the longest first, so that SYJ isn't an SY. */
const typesByLength = unitTypes.toSorted((one, other) => other.letters.length - one.letters.length);
const number = new RegExp(
  `^(${typesByLength.map(({ letters }) => letters).join("|")})[ -]?(\\d{2,3})(?![\\d.,/]|[ -]\\d\\/)`,
);
const typesByLetters = new Map(unitTypes.map((type) => [type.letters, type]));

/** Largest bore code of inserts, 75 mm: above it, types and makers differ. */
const maxCode = 15;

/** An adapter sleeve after the bearing that it is for, and the shaft in it: H2306 for 25 mm. */
const sleeve = /^H(?:23|3)(0[5-9]|1[0-3])$/;

/**
 * Reads the number of an insert bearing or a housed unit in another system than UC and its housings: UK206, SA205,
 * SKF's SY 25 TF and YAR 205-2F, INA's GRAE25-NPP-B. Its series and bore code are those of the unit of the
 * catalogue's system that has the same housing and insert size; `basicNumber` is its own. What isn't known of it, such
 * as its seals, is unknown. Returns undefined for anything else.
 */
export function readUnitNumber({ text, makers }: NormalForm): BearingDesignation | undefined {
  const head = readHead(text);
  if (!head) return undefined;
  const { type, size, inch, figures, rest, added } = head;
  const suffixes = readRest(rest);
  const accessory = [...suffixes.accessory, ...added].join("+");
  const design = getDesign(type, suffixes.read);
  const boreMm = findBore(design, size, inch, suffixes);
  return {
    part: "bearing",
    makers,
    type: "housed unit or insert",
    basicNumber: `${type.letters}${figures}${inch ? `-${inch.code}` : ""}`,
    series: `${getListedLetters(type.housing)}${size.series}`,
    boreCode: size.boreCode,
    ...(boreMm !== undefined && { boreMm }),
    ...(inch && { boreInches: inch.inches }),
    seal: suffixes.read.some(({ hasSeals }) => hasSeals)
      ? { status: "stated", value: "two contact seals" }
      : { status: "unknown" },
    clearance: { status: "unknown" },
    toleranceClass: { status: "unknown" },
    boreForm: describeBore(design, suffixes.unread),
    tokens: [
      ...describeHead(type, figures, size, inch),
      ...suffixes.tokens,
      ...added.map((sleeveText) => toAccessory(sleeveText)),
    ],
    unit: design,
    ...(accessory !== "" && { accessory }),
    unread: suffixes.unread,
  };
}

type Head = {
  readonly type: UnitType;
  readonly size: UnitSize;
  readonly figures: string;
  readonly inch: InchBore | undefined;
  /** The suffixes. */
  readonly rest: string;
  /** Texts after plus signs. */
  readonly added: readonly string[];
};

function readHead(text: string): Head | undefined {
  const [part = "", ...added] = text.split("+");
  const [head = "", letters = "", figures = ""] = number.exec(part) ?? [];
  const type = typesByLetters.get(letters);
  const size = type && toSize(type, figures);
  const after = part.slice(head.length);
  if (!size || !(type.needs?.test(after) ?? true)) return undefined;
  const inch = type.size === "code" ? inchBore(after, size.shaftMm) : undefined;
  return { type, size, figures, inch, rest: after.slice(inch?.end ?? 0), added };
}

/** The shaft; that of a sleeve isn't the bore, and unread letters can say that there is a sleeve. */
function findBore(
  { locking }: UnitDesign,
  { shaftMm }: UnitSize,
  inch: InchBore | undefined,
  { unread, hasOtherBore }: Rest,
): number | undefined {
  const isOpen = locking === undefined && unread !== "";
  if (locking === "adapter sleeve" || isOpen || hasOtherBore) return undefined;
  return inch?.boreMm ?? shaftMm;
}

type UnitSize = {
  /** Diameter series of the insert: 2 or 3. */
  readonly series: string;
  readonly boreCode: string;
  readonly shaftMm: number;
};

function toSize(type: UnitType, figures: string): UnitSize | undefined {
  const isCode = type.size === "code";
  const [series, code] = isCode
    ? [figures.charAt(0), figures.slice(1)]
    : ["2", String(Number(figures) / 5).padStart(2, "0")];
  const isWhole = /^\d\d$/.test(code) && (isCode ? figures.length === 3 : Number(code) >= 4);
  const shaftMm = boreFromCode(code);
  const isListed = isWhole && Number(code) <= maxCode && /[23]/.test(series);
  return isListed && shaftMm !== undefined ? { series, boreCode: code, shaftMm } : undefined;
}

type Rest = {
  readonly read: readonly (typeof unitSuffixes)[number][];
  readonly tokens: readonly DesignationToken[];
  readonly accessory: readonly string[];
  readonly unread: string;
  /** A figure in it can be another bore. */
  readonly hasOtherBore: boolean;
};

function readRest(rest: string): Rest {
  // NPP-B and KRR-B are one suffix.
  const pieces = rest.match(/(?:NPP|KRR)-B(?![A-Z\d])|[^ ./,-]+/g) ?? [];
  const found = pieces.map((piece) => ({
    piece,
    suffix: unitSuffixes.find(({ text }) => text === piece),
    isSleeve: sleeve.test(piece),
  }));
  const unread = found.filter(({ suffix, isSleeve }) => !suffix && !isSleeve);
  return {
    read: found.flatMap(({ suffix }) => suffix ?? []),
    tokens: found.map(({ piece, suffix, isSleeve }) => {
      if (isSleeve) return toAccessory(piece);
      return suffix
        ? toToken(suffix.hasSeals ? "seal" : "design", piece, suffix.meaning)
        : { text: piece, kind: "unread", meanings: [] };
    }),
    accessory: found.filter(({ isSleeve }) => isSleeve).map(({ piece }) => piece),
    unread: unread.map(({ piece }) => piece).join(" "),
    hasOtherBore: unread.some(({ piece }) => /^\d/.test(piece)),
  };
}

/** The suffixes say more than the letters. */
function getDesign({ housing, ...type }: UnitType, suffixes: Rest["read"]): UnitDesign {
  const stated = suffixes.find((suffix) => suffix.locking !== undefined) ?? type;
  const { locking, innerRing } = stated;
  return { housing, ...(locking && { locking }), ...(innerRing && { innerRing }) };
}

function describeBore({ locking }: UnitDesign, unread: string): BearingDesignation["boreForm"] {
  if (locking === "adapter sleeve") return { status: "stated", value: "1:12" };
  const isKnown = locking !== undefined && unread === "";
  return isKnown ? { status: "standard", value: "cylindrical" } : { status: "unknown" };
}

/** Letters of the unit in the catalogue's system, by its housing. */
function getListedLetters(housing: Housing): string {
  const letters: Readonly<Record<Housing, string>> = {
    none: "UC",
    "pillow block": "UCP",
    "flange, four bolts": "UCF",
    "flange, two bolts": "UCFL",
    "round flange": "UCFC",
    "take-up": "UCT",
    other: "UC",
  };
  return letters[housing];
}

function describeHead(
  type: UnitType,
  figures: string,
  { shaftMm }: UnitSize,
  inch: InchBore | undefined,
): readonly DesignationToken[] {
  const { housing, locking, letters, size } = type;
  const name = housing === "none" ? "insert bearing" : `housed unit, ${housing}`;
  const meaning = locking === undefined ? name : `${name}, ${locking}`;
  const isShaft = locking !== "adapter sleeve" && inch === undefined;
  const series = size === "code" ? figures.charAt(0) : "";
  return [
    { ...toToken("series", letters + series, meaning), meanings: [toMeaning(type, meaning)] },
    toToken("bore", figures.slice(series.length), isShaft ? `bore ${shaftMm} mm` : "size"),
    ...(inch ? [toToken("bore", inch.written, inch.meaning)] : []),
  ];
}

function toMeaning(
  { makers, evidence }: UnitType,
  text: string,
): DesignationToken["meanings"][number] {
  return { text, makers, evidence };
}

function toAccessory(text: string): DesignationToken {
  const [, code] = sleeve.exec(text) ?? [];
  const meaning =
    code === undefined ? "accessory" : `adapter sleeve for a shaft of ${Number(code) * 5 - 5} mm`;
  return toToken("accessory", text, meaning);
}

function toToken(kind: DesignationToken["kind"], text: string, meaning: string): DesignationToken {
  return { text, kind, meanings: [{ text: meaning, makers: [], evidence: "catalogue" }] };
}
