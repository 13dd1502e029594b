import { formatSixteenths } from "#catalogue/engineering/designation/bore-code.ts";
import type { EntryDimensions } from "./search-entry.ts";

/** Which dimension a letter or word names; figures without one are told apart by their size. */
export type DimensionRole = keyof EntryDimensions;

/** A figure in mm as typed, with what it measures if the text says so. */
type Figure = { readonly mm: number; readonly role?: DimensionRole };

/** Dimensions in a text. */
export type DimensionReading = {
  /** In the order as typed, in mm. */
  readonly figures: readonly number[];
  /** Ways to read the figures, the likeliest first; a bearing can be wider than its bore. */
  readonly readings: readonly EntryDimensions[];
  /** The bore and the width of two figures: 30x3 of an O-ring. */
  readonly rareReadings: readonly EntryDimensions[];
  /** The bore as a fraction, if it is one of inches: `1 1/4`. */
  readonly inchBore?: string;
};

/** The 08 of the chain 08B is no figure. */
const number = String.raw`(?!0\d)\d{1,4}(?:[.,]\d{1,4})?`;
const unitPattern = String.raw`(?: ?([mMcC][mM]|[iI][nN](?:[cC][hH](?:[eE][sS])?)?(?!\p{L})|["”]))?`;
/** The role as letters before or after the figure: `d25`, `D=52`, `25 (d)`, `ID 25`. W33 is a suffix. */
const figurePattern = String.raw`(?:([iIoO][dD]|[dDBbHhTØø⌀]|[wW](?=[ =:])) ?[=:]? ?)?(${number})${unitPattern}(?: ?\(([dDBHT])\)|([dDBHT]|[iIoO][dD])(?![\p{L}\d=]))?`;
const separator = String.raw`(?: ?[x×✕*/;-] ?|, | )`;
const figures = new RegExp(`^${figurePattern}(?:${separator}${figurePattern}){1,2}$`, "u");
const oneFigure = new RegExp(figurePattern, "gu");
/** Commas or points and nothing else between three figures: `25,52,15`, `25.52.15`. */
const pointsOnly = /^\d{1,4}([,.])\d{1,4}\1\d{1,4}$/;
/** A width run together with its letter, beside other dimensions with theirs: `ID25 OD52 W15`; W33 is a suffix. */
const joinedWidth = /(?<=(?:\b[iIoO]?[dD] ?[=:]? ?\d.*)[ ,;/x-])[wW](?=\d)(?!33(?!\d))/;

/** The same after the last of three figures: 25 id 52 od 15 w. */
const widthLast = /(?<=^(?:[dD]?\d[\d.,]*[^\d.,]+){2}\d[\d.,]*)(?: ?w| ?mm ?W)$/;

/** A roller chain by its pitch and its strands, 10B-2; the B is no width. */
const isChain = /^\d{2}B-\d$/i;

const maxMm = 3000;
const maxLength = 60;
/** A bore in inches: `3/4`, `1 1/4"`, `1.1/4`, `1 inch`. */
const inches =
  /^(?:(\d{1,2})[ -]|([1-4])\.(?=[13579]|1[1-5]))?(\d{1,2})\/(2|4|8|16|32)(?: ?(?:["”]|inch(?:es)?|in|inç))?$/i;
const wholeInches = /^(\d{1,2}(?:[.,]\d{1,4})?)(?: ?(?:["”]|inch(?:es)?|inç))$/i;

/**
 * Reads two or three dimensions of a part. Returns undefined for any other text.
 *
 * @param text Such as `25x52x15`, `25,0 x 52,0`, `d25 D52`, `24.9-51.8-15 mm`; the case of d and D matters.
 * @param inchRole What a single figure in inches measures.
 */
export function readDimensions(
  text: string,
  inchRole: DimensionRole = "bore",
): DimensionReading | undefined {
  const written = text
    .normalize("NFKC")
    .replaceAll(/[\u2010-\u2015\u2212]/g, "-")
    .replaceAll(/[~≈±]/g, "")
    .replaceAll(/[φΦϕ]|\b(?:[fF][iI]|[dD][iI][aA])(?=[ .:]?\d)/g, "Ø")
    .replace(/\?$/, "")
    .replaceAll(/\s+/g, " ")
    // The letter between two figures: Cyrillic, capital, or with blanks.
    .replaceAll(/(?<=[\d)m]) ?[xXхХ×] ?(?=[\p{L}\d⌀])/gu, "x")
    .trim();
  const inchMm = readInches(written);
  if (inchMm !== undefined) return describeFigures([{ mm: inchMm, role: inchRole }], false);
  const apart = pointsOnly.test(written) ? written.replaceAll(/[,.]/g, " ") : written;
  const spaced =
    apart.length > maxLength ? apart : apart.replace(joinedWidth, "B").replace(widthLast, "");
  if (spaced.length > maxLength || isChain.test(spaced) || !figures.test(spaced)) return undefined;
  const matches = [...spaced.matchAll(oneFigure)];
  const unit = matches.at(-1)?.[3];
  const found = matches.map((match) => toFigure(match, unit));
  if (found.some(({ mm }) => mm === 0 || mm > maxMm)) return undefined;
  return describeFigures(withClearRoles(found), /[x*]/.test(spaced));
}

/**
 * Reads a single figure whose role is known from elsewhere, such as the shaft in 'bearing for a 20 mm
 * shaft'.
 *
 * @param text One figure, with or without mm.
 */
export function readSingleDimension(
  text: string,
  role: DimensionRole,
): DimensionReading | undefined {
  const [, mm] = new RegExp(`^[dDØø⌀]?(${number})(?:mm)?$`, "u").exec(text.trim()) ?? [];
  if (mm === undefined) return undefined;
  const figure = toNumber(mm);
  return figure === 0 || figure > maxMm
    ? undefined
    : describeFigures([{ mm: figure, role }], false);
}

/** A fraction of a whole inch isn't two dimensions, of which none are so small. */
function readInches(text: string): number | undefined {
  const [fraction, apart, pointed, part = "", of = ""] = inches.exec(text) ?? [];
  const whole = apart ?? pointed ?? "0";
  if (fraction !== undefined && Number(part) < Number(of)) {
    return fromInches(Number(whole) + Number(part) / Number(of));
  }
  const [, only] = wholeInches.exec(text) ?? [];
  return only === undefined || toNumber(only) === 0 ? undefined : fromInches(toNumber(only));
}

/** Fraction of an inch that a bore is exactly, such as `1 1/4` for 31.75 mm; whole mm are metric. */
export function toInches(mm: number): string | undefined {
  const sixteenths = Math.round((mm / 25.4) * 16);
  const exactMm = (sixteenths / 16) * 25.4;
  if (sixteenths < 4 || Math.abs(exactMm - mm) > 0.006 || Number.isInteger(mm)) return undefined;
  return formatSixteenths(sixteenths);
}

/** @param lastUnit The one after the last figure, which counts for those without a unit. */
function toFigure(
  [, before, text = "", unit, inBrackets, after]: RegExpMatchArray,
  lastUnit: string | undefined,
): Figure {
  const mm = toMm(text, unit ?? lastUnit ?? "mm");
  const role = toRole(before ?? inBrackets ?? after);
  return role === undefined ? { mm } : { mm, role };
}

/** Rounded, since products of decimals have floating-point noise. */
function toMm(text: string, unit: string): number {
  if (/^cm$/i.test(unit)) return Math.round(toNumber(text) * 1000) / 100;
  return /^mm$/i.test(unit) ? toNumber(text) : fromInches(toNumber(text));
}

function fromInches(inch: number): number {
  return Math.round(inch * 25_400) / 1000;
}

function toNumber(text: string): number {
  return Number(text.replace(",", "."));
}

function toRole(letter: string | undefined): DimensionRole | undefined {
  if (letter === undefined || /[Øø⌀]/.test(letter)) return undefined;
  if (letter === "d" || /^i/i.test(letter)) return "bore";
  return letter === "D" || /^o/i.test(letter) ? "outside" : "width";
}

/** Drops roles that occur twice (`D25 D52`) or contradict the sizes (a bore above the outside). */
function withClearRoles(found: readonly Figure[]): readonly Figure[] {
  const roles = found.flatMap(({ role }) => role ?? []);
  const getSize = (wanted: DimensionRole): number | undefined =>
    found.find(({ role }) => role === wanted)?.mm;
  const isTwice = new Set(roles).size < roles.length;
  const isContradicted = (getSize("bore") ?? 0) >= (getSize("outside") ?? Number.POSITIVE_INFINITY);
  const outside = getSize("outside");
  const isSmaller =
    outside !== undefined && found.some(({ mm, role }) => role === undefined && mm > outside);
  return isTwice || isContradicted || isSmaller ? found.map(({ mm }) => ({ mm })) : found;
}

function describeFigures(found: readonly Figure[], hasTimesSign: boolean): DimensionReading {
  const readings = readRoles(found);
  const bore = readings[0]?.bore;
  const inchBore = bore === undefined ? undefined : toInches(bore);
  return {
    figures: found.map(({ mm }) => mm),
    readings,
    // Without a times sign, two figures can be a number: 60 22.
    rareReadings: hasTimesSign && inchBore === undefined ? readRareRoles(found) : [],
    ...(inchBore !== undefined && { inchBore }),
  };
}

/** The figures with roles keep them; of the others the largest is the outside diameter. */
function readRoles(found: readonly Figure[]): readonly EntryDimensions[] {
  const fixed: EntryDimensions = Object.fromEntries(
    found.flatMap(({ mm, role }) => (role === undefined ? [] : [[role, mm]])),
  );
  const free = found.flatMap(({ mm, role }) => (role === undefined ? [mm] : []));
  if (free.length === 0) return [fixed];
  const rest = free.slice();
  const outside =
    fixed.outside ??
    (free.length + (fixed.bore === undefined ? 0 : 1) > 1 ? takeLargest(rest) : undefined);
  const known = outside === undefined ? fixed : { ...fixed, outside };
  const [first, second] = rest;
  if (first === undefined) return [known];
  if (fixed.bore !== undefined) return [{ ...known, width: first }];
  if (fixed.width !== undefined) return [{ ...known, bore: first }];
  if (second === undefined) return [{ ...known, bore: first }];
  return [
    { ...known, bore: first, width: second },
    { ...known, bore: second, width: first },
  ];
}

function readRareRoles(found: readonly Figure[]): readonly EntryDimensions[] {
  const [first, second] = found;
  if (found.length !== 2 || !first || !second || first.role || second.role) return [];
  return [{ bore: Math.max(first.mm, second.mm), width: Math.min(first.mm, second.mm) }];
}

function takeLargest(sizes: number[]): number {
  const largest = Math.max(...sizes);
  sizes.splice(sizes.indexOf(largest), 1);
  return largest;
}
