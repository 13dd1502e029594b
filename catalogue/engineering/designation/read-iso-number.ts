import type {
  BearingMaker,
  Statement,
  TokenMeaning,
} from "#catalogue/engineering/codes/code-token.ts";
import { haveIsoNumbers, namedMakers } from "#catalogue/engineering/codes/makers.data.ts";
import { toNormalForm, type NormalForm } from "#catalogue/engineering/codes/normal-form.ts";
import { adjustableBeltSize } from "#catalogue/engineering/codes/number-patterns.ts";
import { inchBore, type InchBore } from "./bore-code.ts";
import type {
  BearingDesignation,
  BearingType,
  BoreForm,
  DesignationToken,
  Sealing,
  Stated,
} from "./designation.ts";
import { toDimensionSeries } from "./dimension-series.ts";
import { findBasicNumber, type BasicNumber } from "./find-basic-number.ts";
import { findPrefix } from "./find-prefix.ts";
import { readSuffixes, type SuffixReading } from "./read-suffixes.ts";
import { suffixContexts } from "./suffix.ts";
import { listedUnits } from "./units/listed-units.ts";

/** Longer than any maker's number; longer texts are rejected. */
export const maxLength = 80;

/** The beginning of any number; other texts aren't compared with every series. */
const canBegin = /^[A-Z]{0,4}[ ./-]{0,3}\d/;

/**
 * Splits a number of ISO, as all makers use it, into its parts, or returns undefined if it doesn't begin with a known
 * series and bore code. Source: NSK CAT. E1102e, A54-A59.
 *
 * @param code A number as a maker or a customer writes it, or its normal form.
 */
export function readIsoNumber(code: string | NormalForm): BearingDesignation | undefined {
  const { text, makers } = typeof code === "string" ? toNormalForm(code) : code;
  const canBeNumber = text.length <= maxLength && canBegin.test(text) && haveIsoNumbers(makers);
  const head = canBeNumber ? readHead(text) : undefined;
  if (!head) return undefined;
  const { prefix, number, inch, rest, accessory } = head;
  const suffixes = readSuffixes(rest, {
    contexts: suffixContexts(number.type, number.boreMm),
    maker: findSystem(makers),
  });
  const unread = suffixes.tokens.filter(({ kind }) => kind === "unread").map((token) => token.text);
  const size = describeSize(head, unread);
  const unit = listedUnits.get(number.series.replace(/\d$/, ""));
  return {
    part: "bearing",
    makers,
    ...(prefix && { prefix: prefix.text }),
    ...size,
    ...describeSuffixes(number.type, suffixes, unread.length > 0),
    tokens: [
      ...(prefix ? [prefix] : []),
      ...describeNumber(number, size.boreMm, inch),
      ...suffixes.tokens,
      ...(accessory === "" ? [] : [fact("accessory", accessory, "accessory")]),
    ],
    ...(unit && { unit }),
    ...(number.isInch && { inch: "ball bearing" as const }),
    ...(accessory !== "" && { accessory }),
    unread: unread.join(" "),
  };
}

/** A number up to its suffixes. */
type Head = {
  readonly prefix: DesignationToken | undefined;
  readonly number: Omit<BasicNumber, "rest">;
  readonly inch: InchBore | undefined;
  /** The suffixes. */
  readonly rest: string;
  /** Text after a plus sign, or empty. */
  readonly accessory: string;
};

/** A blank inside a suffix: 2 RS, 2 Z, ABEC 5, and C 3, which on angular contact bearings is 15° and a 3. */
const apart =
  /(?<=[ ./-])(2)[ -](?=R|Z)|(ABEC)[ -](?=[13579](?!\d))|(?<=^[^7].*(?:[ ./-]|\d|[ZS]))([CP])[ -](?=[2-6](?![A-Z\d]))/g;

/** The cup after the cone of an inch tapered bearing, whose numbers look like others: 33281/33462. */
const isSet = /^[A-Z]{0,2}\/(?:[A-Z]{1,2}-)?\d{3,6}[A-Z]{0,2}(?![A-Z\d])/;

/** A belt for adjustable pulleys by its width in sixteenths of an inch, its angle and its length: 2322V421. */
const isVariableSpeedBelt = new RegExp(`^${adjustableBeltSize}[ -]?V[ -]?\\d{3,4}(?![A-Z\\d])`);

function readHead(text: string): Head | undefined {
  if (isVariableSpeedBelt.test(text)) return undefined;
  const [part = "", ...added] = text.split("+");
  const written = part.replaceAll(apart, "$1$2$3");
  const prefix = findPrefix(written);
  const basic = findBasicNumber(prefix?.rest ?? written);
  if (!basic || isSet.test(basic.rest)) return undefined;
  // With the prefix, other series are inch bearings: NTN's 4T-3386.
  if (prefix?.type !== undefined && prefix.type !== basic.type) return undefined;
  const { rest, ...number } = basic;
  const isUnit = number.type === "housed unit or insert";
  const inch = isUnit ? inchBore(rest, number.boreMm ?? 0) : undefined;
  return {
    prefix: prefix?.token,
    number,
    inch,
    rest: rest.slice(inch?.end ?? 0),
    accessory: added.join("+"),
  };
}

type Size = Pick<
  BearingDesignation,
  "type" | "basicNumber" | "series" | "dimensionSeries" | "boreCode" | "boreMm" | "boreInches"
>;

function describeSize({ number, inch }: Head, unread: readonly string[]): Size {
  const { type, series, boreCode } = number;
  const boreMm =
    inch?.boreMm ?? (unread.some((text) => mayBeBore(type, text)) ? undefined : number.boreMm);
  const dimensionSeries = number.isInch ? undefined : toDimensionSeries(type, series);
  return {
    type,
    basicNumber: `${series}${boreCode}${inch ? `-${inch.code}` : ""}`,
    series,
    ...(dimensionSeries !== undefined && { dimensionSeries }),
    boreCode,
    ...(boreMm !== undefined && { boreMm }),
    ...(inch && { boreInches: inch.inches }),
  };
}

/** What the suffixes state; an insert bearing has its seals without a suffix. */
function describeSuffixes(
  type: BearingType,
  { stated, disputed }: SuffixReading,
  hasUnread: boolean,
): Omit<Stated, "seal" | "clearance" | "toleranceClass" | "boreForm"> &
  Pick<BearingDesignation, "seal" | "clearance" | "toleranceClass" | "boreForm"> {
  const { seal, clearance, toleranceClass, boreForm, ...others } = stated;
  const toStatement = <Value>(
    field: keyof Stated,
    value: Value | undefined,
    standard: Value,
  ): Statement<Value> => {
    if (value !== undefined) return { status: "stated", value };
    if (hasUnread || disputed.has(field) || (field === "clearance" && hasNoClearance)) {
      return { status: "unknown" };
    }
    return { status: "standard", value: standard };
  };
  // It depends on the shaft and the housing.
  const hasNoClearance = type === "needle roller without inner ring";
  const closure = type === "housed unit or insert" ? "two contact seals" : "open";
  return {
    ...others,
    seal: toStatement<Sealing>("seal", seal, closure),
    clearance: toStatement("clearance", clearance, "CN"),
    toleranceClass: toStatement("toleranceClass", toleranceClass, "P0"),
    boreForm: toStatement<BoreForm>("boreForm", boreForm, "cylindrical"),
  };
}

/** The first named maker whose suffixes we know. */
function findSystem(makers: readonly string[]): BearingMaker | undefined {
  return namedMakers.find(({ name, suffixesOf }) => suffixesOf !== undefined && name === makers[0])
    ?.suffixesOf;
}

/**
 * What follows the number can be a bore outside the series: 6203-16, 6203/16MM and 6203-16ZZ have 16 mm,
 * 681X has 1.5 mm, and 6205 1 inch isn't one with 25 mm.
 */
function mayBeBore(type: BearingType, unread: string): boolean {
  return (
    /^\d+(?:MM|IN(?:CH(?:ES)?|Ç)?)?$|^\d\d/.test(unread) ||
    (type === "deep groove ball" && unread.startsWith("X"))
  );
}

function describeNumber(
  { type, series, boreCode }: Omit<BasicNumber, "rest">,
  boreMm: number | undefined,
  inch: InchBore | undefined,
): readonly DesignationToken[] {
  const bore = boreMm === undefined || inch ? "size" : `bore ${boreMm} mm`;
  return [
    fact("series", series, type),
    fact("bore", boreCode, bore),
    ...(inch ? [fact("bore", inch.written, inch.meaning)] : []),
  ];
}

function fact(kind: DesignationToken["kind"], text: string, meaning: string): DesignationToken {
  const meanings: readonly TokenMeaning[] = [{ text: meaning, makers: [], evidence: "catalogue" }];
  return { text, kind, meanings };
}
