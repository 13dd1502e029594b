import {
  boreFromCode,
  inchBore,
  shaftInInches,
  type InchBore,
} from "#catalogue/engineering/designation/bore-code.ts";
import { unitTypes, type UnitType } from "./unit-types.data.ts";

/** The beginning of a unit's number: its type, its size and its shaft. */
export type UnitHead = {
  readonly type: UnitType;
  /** Absent if no source says which insert the number means. */
  readonly size?: UnitSize;
  /** As in the number: 25, 205, 1.1/4. */
  readonly figures: string;
  /** The shaft's part of the number, if it follows the size: 25 of 1025-25. */
  readonly shaft?: string;
  readonly inch?: InchBore | undefined;
  /** The suffixes. */
  readonly rest: string;
  /** Texts after plus signs. */
  readonly added: readonly string[];
};

export type UnitSize = {
  /** Diameter series of the insert: 2 or 3. */
  readonly series: string;
  readonly boreCode: string;
  readonly shaftMm: number;
  /** A shaft in inches fits inserts of two sizes, of which this is the closer one. */
  readonly isOpen?: true;
};

/** The letters, the longest first, so that SYJ isn't an SY. */
const byLength = unitTypes.toSorted((one, other) => other.letters.length - one.letters.length);
const typesByLetters = new Map(unitTypes.map((type) => [type.letters, type]));
const letters = new RegExp(`^(${byLength.map((type) => type.letters).join("|")})[ -]?(?=\\d)`);
const number = /^(\d{2,3})(?![\d.,/]|[ -]\d\/)/;
/** Smallest and largest bore code of inserts, 20 and 75 mm: beyond them, types and makers differ. */
const [minCode, maxCode] = [4, 15];

export function readUnitHead(text: string): UnitHead | undefined {
  const [part = "", ...added] = text.split("+");
  const [head = "", name = ""] = letters.exec(part) ?? [];
  const type = typesByLetters.get(name);
  const read = type && readSize(type, part.slice(head.length), head.endsWith("-"));
  if (!type || !read || !(type.needs?.test(read.after) ?? true)) return undefined;
  return { type, added, ...read };
}

type ReadSize = Omit<UnitHead, "type" | "added"> & {
  /** What follows the letters and the first figures. */
  readonly after: string;
};

/** @param isAfterHyphen A hyphen before one figure, as in the bush SF-1, isn't that of a shaft in inches. */
function readSize(type: UnitType, text: string, isAfterHyphen: boolean): ReadSize | undefined {
  if (type.size === "size and shaft") return readSizeAndShaft(text);
  const [figures] = number.exec(text) ?? [];
  if (figures === undefined) {
    return type.hasInches && !isAfterHyphen ? readInches(type, text) : undefined;
  }
  const after = text.slice(figures.length);
  if (type.size === "unknown") return { figures, after, rest: after };
  if (type.size === "shaft") {
    const size = ofShaft(figures);
    return size && { size, figures, after, rest: after };
  }
  const size = figures.length === 3 ? toSize(figures.charAt(0), figures.slice(1)) : undefined;
  const inch = size && inchBore(after, size.shaftMm);
  return size && { size, figures, inch, after, rest: after.slice(inch?.end ?? 0) };
}

/** A shaft in inches instead of millimetres: SY 1.1/4 TF. */
function readInches({ size }: UnitType, text: string): ReadSize | undefined {
  const inch = shaftInInches(text);
  if (!inch) return undefined;
  const after = text.slice(inch.end);
  const read = { figures: inch.code, after, rest: after };
  if (size === "unknown") return read;
  const fifths = Math.min(Math.max(Math.round(inch.boreMm / 5), minCode), maxCode);
  const closest = ofShaft(String(fifths * 5));
  const isClose = closest && Math.abs(closest.shaftMm - inch.boreMm) <= maxStepMm;
  return isClose ? { ...read, size: { ...closest, isOpen: true }, inch } : undefined;
}

/** Max difference between a shaft and the metric one of its size, in mm. */
const maxStepMm = 8;

/** The size, then the shaft, which can be another one: 1025-25, 1025-1, 1035-1.1/4. */
function readSizeAndShaft(text: string): ReadSize | undefined {
  const [, figures = "", shaftText = ""] = /^(\d\d)-(.*)$/.exec(text) ?? [];
  const size = ofShaft(figures);
  const [metric] = /^\d\d(?![\d/])/.exec(shaftText) ?? [];
  const inch = metric === undefined ? shaftInInches(shaftText) : undefined;
  const shaft = inch?.code ?? metric;
  const shaftMm = inch?.boreMm ?? Number(metric);
  if (!size || shaft === undefined || Math.abs(shaftMm - size.shaftMm) > maxStepMm) {
    return undefined;
  }
  return {
    size: { ...size, shaftMm },
    figures,
    shaft,
    inch,
    after: text.slice(figures.length),
    rest: shaftText.slice(inch?.end ?? shaft.length),
  };
}

function ofShaft(mm: string): UnitSize | undefined {
  const code = Number(mm) / 5;
  return code >= minCode ? toSize("2", String(code).padStart(2, "0")) : undefined;
}

function toSize(series: string, boreCode: string): UnitSize | undefined {
  const shaftMm = boreFromCode(boreCode);
  const isListed = /^\d\d$/.test(boreCode) && Number(boreCode) <= maxCode && /^[23]$/.test(series);
  return isListed && shaftMm !== undefined ? { series, boreCode, shaftMm } : undefined;
}
