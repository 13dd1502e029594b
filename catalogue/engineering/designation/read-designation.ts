import type { BearingMaker, Statement, TokenMeaning } from "../codes/code-token.ts";
import { namedMakers } from "../codes/makers.data.ts";
import { toNormalForm, type NormalForm } from "../codes/normal-form.ts";
import { inchBore, type InchBore } from "./bore-code.ts";
import type { BearingDesignation, DesignationToken, Stated } from "./designation.ts";
import { toDimensionSeries } from "./dimension-series.ts";
import { findBasicNumber, type BasicNumber } from "./find-basic-number.ts";
import { findPrefix } from "./find-prefix.ts";
import { readSuffixes } from "./read-suffixes.ts";
import { suffixContexts } from "./suffix.ts";

/** Longer than any maker's number; longer texts are rejected. */
const maxLength = 80;

/**
 * Splits a bearing number into its parts, or returns undefined if it doesn't begin with a known series
 * and bore code. Source: NSK CAT. E1102e, A54-A59.
 *
 * @param code A number as a maker or a customer writes it, or its normal form.
 */
export function readDesignation(code: string | NormalForm): BearingDesignation | undefined {
  const { text, makers } = typeof code === "string" ? toNormalForm(code) : code;
  if (text.length > maxLength) return undefined;
  const [written = "", ...added] = text.split("+");
  const accessory = added.join("+");
  const prefix = findPrefix(written);
  const basic = findBasicNumber(prefix ? prefix.rest : written);
  if (!basic) return undefined;
  const { rest, ...number } = basic;
  const inch =
    number.type === "housed unit or insert" ? inchBore(rest, number.boreMm ?? 0) : undefined;
  const suffixes = readSuffixes(inch ? rest.slice(inch.end) : rest, {
    contexts: suffixContexts(number.type, number.boreMm),
    maker: findSystem(makers),
  });
  const unread = suffixes.tokens.filter(({ kind }) => kind === "unread").map((token) => token.text);
  const boreMm = inch?.boreMm ?? (unread.some(mayBeBore) ? undefined : number.boreMm);
  const dimensionSeries = toDimensionSeries(number.type, number.series);
  const { seal, clearance, toleranceClass, boreForm, ...stated } = suffixes.stated;
  const state = <Value>(field: keyof Stated, value: Value | undefined, standard: Value) =>
    toStatement(value, standard, unread.length > 0 || suffixes.disputed.has(field));
  return {
    part: "bearing",
    makers,
    ...(prefix && { prefix: prefix.token.text }),
    type: number.type,
    basicNumber: `${number.series}${number.boreCode}${inch ? `-${inch.code}` : ""}`,
    series: number.series,
    ...(dimensionSeries !== undefined && { dimensionSeries }),
    boreCode: number.boreCode,
    ...(boreMm !== undefined && { boreMm }),
    ...(inch && { boreInches: inch.inches }),
    ...stated,
    seal: state(
      "seal",
      seal,
      number.type === "housed unit or insert" ? "two contact seals" : "open",
    ),
    clearance: state("clearance", clearance, "CN"),
    toleranceClass: state("toleranceClass", toleranceClass, "P0"),
    boreForm: state("boreForm", boreForm, "cylindrical"),
    tokens: [
      ...(prefix ? [prefix.token] : []),
      ...describeNumber(number, boreMm, inch),
      ...suffixes.tokens,
      ...(accessory === "" ? [] : [fact("accessory", accessory, "accessory")]),
    ],
    ...(accessory !== "" && { accessory }),
    unread: unread.join(" "),
  };
}

/** The first named maker whose suffixes we know. */
function findSystem(makers: readonly string[]): BearingMaker | undefined {
  return namedMakers.find(({ name, suffixesOf }) => suffixesOf !== undefined && name === makers[0])
    ?.suffixesOf;
}

/** A figure after the number can be a bore outside the series: 6203-16 has 16 mm. */
function mayBeBore(unread: string): boolean {
  return /^\d+$/.test(unread);
}

function toStatement<Value>(
  value: Value | undefined,
  standard: Value,
  isUncertain: boolean,
): Statement<Value> {
  if (value !== undefined) return { status: "stated", value };
  return isUncertain ? { status: "unknown" } : { status: "standard", value: standard };
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
    ...(inch ? [fact("bore", inch.code, inch.meaning)] : []),
  ];
}

function fact(kind: DesignationToken["kind"], text: string, meaning: string): DesignationToken {
  const meanings: readonly TokenMeaning[] = [{ text: meaning, makers: [], evidence: "catalogue" }];
  return { text, kind, meanings };
}
