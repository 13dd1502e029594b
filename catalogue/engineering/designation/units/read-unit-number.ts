import type { NormalForm } from "#catalogue/engineering/codes/normal-form.ts";
import type { InchBore } from "#catalogue/engineering/designation/bore-code.ts";
import type {
  BearingDesignation,
  DesignationToken,
  Housing,
  UnitDesign,
} from "#catalogue/engineering/designation/designation.ts";
import { readUnitHead, type UnitHead, type UnitSize } from "./unit-head.ts";
import { unitSuffixes, type UnitType } from "./unit-types.data.ts";

/** An adapter sleeve after the bearing that it is for, and the shaft in it: H2306 for 25 mm. */
const sleeve = /^H(?:23|3)(0[5-9]|1[0-3])$/;

/**
 * Reads the number of an insert bearing or a housed unit in another system than UC and its housings: UK206, SA205,
 * SKF's SY 25 TF and YAR 205-2F, INA's GRAE25-NPP-B, RHP's NP25. Its series and bore code are those of the unit of the
 * catalogue's system that has the same housing and insert size, if its size is known; `basicNumber` is its own. What
 * isn't known of it, such as its seals, is unknown. Returns undefined for anything else.
 */
export function readUnitNumber({ text, makers }: NormalForm): BearingDesignation | undefined {
  const head = readUnitHead(text);
  if (!head) return undefined;
  const { type, size, inch, figures, rest, added } = head;
  const suffixes = readRest(rest);
  const accessory = [...suffixes.accessory, ...added].join("+");
  const design = getDesign(type, suffixes.read);
  const boreMm = size && !type.isEmpty ? findBore(design, size, inch, suffixes) : undefined;
  return {
    part: "bearing",
    makers,
    type: "housed unit or insert",
    basicNumber: getOwnNumber(head),
    series: size ? `${getListedLetters(type.housing)}${size.series}` : type.letters,
    boreCode: size?.boreCode ?? figures,
    ...(boreMm !== undefined && { boreMm }),
    ...(inch && { boreInches: inch.inches }),
    seal: suffixes.read.some(({ hasSeals }) => hasSeals)
      ? { status: "stated", value: "two contact seals" }
      : { status: "unknown" },
    clearance: { status: "unknown" },
    toleranceClass: { status: "unknown" },
    boreForm: describeBore(design, suffixes.unread),
    tokens: [
      ...describeHead(head),
      ...suffixes.tokens,
      ...added.map((sleeveText) => toAccessory(sleeveText)),
    ],
    unit: { ...design, ...(size?.isOpen && { isSizeOpen: true }) },
    ...(accessory !== "" && { accessory }),
    unread: suffixes.unread,
  };
}

/** The number in its maker's system: SY25, YAR205-100, SY1.1/4, 1025-25. */
function getOwnNumber({ type, figures, shaft, inch }: UnitHead): string {
  const added = shaft ?? (type.size === "code" ? inch?.code : undefined);
  return `${type.letters}${figures}${added === undefined ? "" : `-${added}`}`;
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

function describeHead({ type, figures, size, shaft, inch }: UnitHead): readonly DesignationToken[] {
  const { housing, locking, letters, note } = type;
  const name = housing === "none" ? "insert bearing" : `housed unit, ${housing}`;
  const meaning = [name, locking ?? [], note ?? []].flat().join(", ");
  const series = type.size === "code" ? figures.charAt(0) : "";
  const isShaft =
    size && !type.isEmpty && locking !== "adapter sleeve" && !inch && shaft === undefined;
  const own = figures.slice(series.length);
  const isInShaft = inch?.code === figures;
  return [
    { ...toToken("series", letters + series, meaning), meanings: [toMeaning(type, meaning)] },
    ...(isInShaft ? [] : [toToken("bore", own, isShaft ? `bore ${size.shaftMm} mm` : "size")]),
    ...(inch ? [toToken("bore", inch.written, inch.meaning)] : []),
    ...(shaft === undefined || inch ? [] : [toToken("bore", shaft, `bore ${shaft} mm`)]),
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
