import type { Statement } from "#catalogue/engineering/codes/code-token.ts";
import { haveGostNumbers } from "#catalogue/engineering/codes/makers.data.ts";
import type { NormalForm } from "#catalogue/engineering/codes/normal-form.ts";
import type {
  BearingDesignation,
  DesignationToken,
} from "#catalogue/engineering/designation/designation.ts";
import { gostTypes, type GostType } from "./gost-types.data.ts";

/** Reads a number of ISO. */
type ReadIso = (form: NormalForm) => BearingDesignation | undefined;

/** Class or clearance and class, then the figures, then letters: 6-180205C17. The last two figures are the bore. */
const number = /^(?:(\d{1,3})-)?(\d{0,4})(\d)(\d\d)(?!\d|[.,/X])(.*)$/;

/** Largest bore code, 120 mm, that is read without GOST named; larger figures are those of inch bearings. */
const maxCommonCode = 24;

const classes: Readonly<Record<string, string>> = { "0": "P0", "6": "P6", "5": "P5", "4": "P4" };

/**
 * Reads a number of GOST 3189 as the one of ISO with the same type and dimensions: 180205 is 6205-2RS, 7506 is 32206.
 * Without GOST or its maker named, only numbers that no other maker has are read. Returns undefined for anything else.
 */
export function readGostNumber(form: NormalForm, readIso: ReadIso): BearingDesignation | undefined {
  const isNamed = haveGostNumbers(form.makers);
  const parts = splitNumber(form.text);
  const type = parts && findType(parts, isNamed);
  if (!type) return undefined;
  const iso = readIso({ text: toIso(parts, type), makers: [] });
  if (iso?.boreMm === undefined || iso.unread !== "") return undefined;
  const toleranceClass = classes[parts.before];
  const unread = listUnread(parts);
  return {
    ...withUnknown(iso, unread.length > 0),
    makers: form.makers,
    ...(type.contactAngleDeg !== undefined && { contactAngleDeg: type.contactAngleDeg }),
    ...(toleranceClass !== undefined && {
      toleranceClass: { status: "stated", value: toleranceClass },
    }),
    gost: isNamed || parts.figures.length > 1 ? "named" : "assumed",
    tokens: describeTokens(type, parts, iso.boreMm),
    unread: unread.join(" "),
  };
}

type NumberParts = {
  /** Class of tolerance and clearance before a hyphen, or empty. */
  readonly before: string;
  /** Design and type. */
  readonly figures: string;
  /** Diameter series. */
  readonly third: string;
  readonly bore: string;
  /** Letters after the number, or empty. */
  readonly after: string;
};

function splitNumber(text: string): NumberParts | undefined {
  const [whole, before = "", figures = "", third = "", bore = "", after = ""] =
    number.exec(text) ?? [];
  return whole === undefined ? undefined : { before, figures, third, bore, after };
}

function findType({ figures, third, bore }: NumberParts, isNamed: boolean): GostType | undefined {
  const isCommon = Number(bore) <= maxCommonCode;
  return gostTypes.find(
    (type) =>
      type.figures === figures &&
      Object.hasOwn(type.series, third) &&
      (isNamed || (type.isAlone && isCommon)),
  );
}

function toIso({ third, bore }: NumberParts, { series, suffix = "" }: GostType): string {
  return `${series[third] ?? ""}${bore} ${suffix}`.trim();
}

function listUnread({ before, after }: NumberParts): readonly string[] {
  const isUnread = before !== "" && classes[before] === undefined;
  return [...(isUnread ? [before] : []), ...(after.match(/[^ ./,-]+/g) ?? [])];
}

/** What unread letters could state is unknown. */
function withUnknown(iso: BearingDesignation, hasUnread: boolean): BearingDesignation {
  const hide = <Value>(one: Statement<Value>): Statement<Value> =>
    hasUnread && one.status === "standard" ? { status: "unknown" } : one;
  return {
    ...iso,
    seal: hide(iso.seal),
    clearance: hide(iso.clearance),
    toleranceClass: hide(iso.toleranceClass),
    boreForm: hide(iso.boreForm),
  };
}

function describeTokens(
  { meaning }: GostType,
  { before, figures, third, bore, after }: NumberParts,
  boreMm: number,
): readonly DesignationToken[] {
  const known = classes[before];
  const first =
    known === undefined
      ? toUnread(before)
      : fact("tolerance class", before, `tolerance class ${known}`);
  return [
    ...(before === "" ? [] : [first]),
    fact("series", figures + third, meaning),
    fact("bore", bore, `bore ${boreMm} mm`),
    ...(after.match(/[^ ./,-]+/g) ?? []).map(toUnread),
  ];
}

function toUnread(text: string): DesignationToken {
  return { text, kind: "unread", meanings: [] };
}

function fact(kind: DesignationToken["kind"], text: string, meaning: string): DesignationToken {
  return { text, kind, meanings: [{ text: meaning, makers: [], evidence: "catalogue" }] };
}
