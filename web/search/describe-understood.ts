import type { BeltCode } from "#catalogue/engineering/codes/belt-code.ts";
import type { PartCode } from "#catalogue/engineering/codes/part-code.ts";
import type { BearingDesignation } from "#catalogue/engineering/designation/designation.ts";
import type { Understood } from "#catalogue/search/search-answer.ts";
import { describeDimensions, type SearchTexts } from "./describe-hit.ts";

/** Longest text that is repeated as not understood. */
const maxUnreadLength = 60;

/**
 * Says what a search text was understood as, what isn't listed and what wasn't understood, a sentence
 * each. Words alone need no explanation.
 */
export function describeUnderstood(text: SearchTexts, understood: Understood): readonly string[] {
  const { code, isListed, others = [], dimensions, lengthMm, makers, unread } = understood;
  const parts = [
    ...(code ? describeCode(text, code) : []),
    ...(dimensions ? describeSize(text, dimensions) : []),
    ...(lengthMm === undefined ? [] : [text.measuredBelt(lengthMm)]),
    ...(makers.length > 0 ? [text.maker(makers.join(", "))] : []),
  ];
  const rest = unread.join(" ").slice(0, maxUnreadLength);
  return [
    ...(parts.length > 0 && understood.kind !== "words" ? [text.understood(parts.join(", "))] : []),
    ...(code && isListed === false ? [text.notListed(getNumber(code))] : []),
    ...(others.length > 0 ? [text.others(others.join(", "))] : []),
    ...(dimensions && isListed === false ? describeMissing(text, dimensions) : []),
    ...(rest === "" ? [] : [text.unread(rest)]),
  ];
}

function describeSize(
  text: SearchTexts,
  { readings: [first = {}], inchBore }: NonNullable<Understood["dimensions"]>,
): readonly string[] {
  return [
    describeDimensions(text, first),
    ...(inchBore === undefined ? [] : [text.inchBore(inchBore)]),
  ];
}

/** One figure alone is no size by which a part would be asked for; an inch bore is named already. */
function describeMissing(
  text: SearchTexts,
  { figures, inchBore }: NonNullable<Understood["dimensions"]>,
): readonly string[] {
  return figures.length < 2 || inchBore !== undefined
    ? []
    : [text.noPartOfSize(figures.join(" × "))];
}

function getNumber(code: PartCode): string {
  return code.part === "bearing" ? code.basicNumber : code.code;
}

function describeCode(text: SearchTexts, code: PartCode): readonly string[] {
  switch (code.part) {
    case "bearing":
      return describeBearing(text, code);
    case "belt":
      return describeBelt(text, code);
    case "seal":
      return [code.code];
  }
}

/** Standard values, such as an open bearing, aren't in the text, so they aren't named. */
function describeBearing(text: SearchTexts, code: BearingDesignation): readonly string[] {
  const { basicNumber, seal, clearance, cage, boreForm, contactAngleDeg, boreMm, boreInches } =
    code;
  return [
    basicNumber,
    ...describeSystem(text, code),
    ...(boreMm === undefined ? [] : [text.bore(boreMm)]),
    ...(boreInches === undefined ? [] : [text.inchBore(boreInches.replace(/ in$/, ""))]),
    ...(seal.status === "stated" ? [text.seals[seal.value]] : []),
    ...(clearance.status === "stated" ? [text.clearance(clearance.value)] : []),
    ...(cage === undefined ? [] : [text.cages[cage]]),
    ...(boreForm.status === "stated" ? [text.taperedBore(boreForm.value)] : []),
    ...(contactAngleDeg === undefined ? [] : [text.contactAngle(contactAngleDeg)]),
  ];
}

/** What only numbers of other systems than ISO's and UC's say: inches, or the locking and housing of a unit. */
function describeSystem(
  { systems }: SearchTexts,
  { gost, inch, unit, basicNumber }: BearingDesignation,
): readonly string[] {
  if (gost) return [systems.gost];
  if (inch) return [systems.inch[inch]];
  if (!unit || isOfCatalogue(basicNumber)) return [];
  const { housing, locking } = unit;
  return [systems.housing[housing], ...(locking === undefined ? [] : [systems.locking[locking]])];
}

/** Numbers of UC and its units are those of the catalogue. */
function isOfCatalogue(number: string): boolean {
  return number.startsWith("UC");
}

function describeBelt(text: SearchTexts, code: BeltCode): readonly string[] {
  const { kind, section, lengths, ribs, widthMm } = code;
  return [
    code.code,
    text.section(section),
    ...lengths.slice(0, 1).map((length) => describeLength(text, kind, length)),
    ...(ribs === undefined ? [] : [text.ribs(ribs)]),
    ...(widthMm === undefined ? [] : [text.width(widthMm)]),
  ];
}

/** Kinds whose belts are measured on their effective length. */
const effectiveKinds: ReadonlySet<BeltCode["kind"]> = new Set<BeltCode["kind"]>([
  "wedge",
  "ribbed",
  "polyurethane V",
]);

function describeLength(
  text: SearchTexts,
  kind: BeltCode["kind"],
  { line, mm, from }: BeltCode["lengths"][number],
): string {
  if (from === "assumed") return text.openLength(mm);
  return line === "La" && effectiveKinds.has(kind)
    ? text.effectiveLength(mm)
    : text.length[line](mm);
}
