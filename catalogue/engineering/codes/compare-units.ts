import type {
  BearingDesignation,
  UnitDesign,
} from "#catalogue/engineering/designation/designation.ts";
import type { InterchangeReason } from "./interchange.ts";

/**
 * Compares the housings, the lockings and the sizes of two insert bearings or housed units. Returns none if
 * everything that their numbers say of these is the same, or if one of them is another bearing.
 */
export function compareUnits(
  wanted: BearingDesignation,
  candidate: BearingDesignation,
): readonly InterchangeReason[] {
  if (!wanted.unit || !candidate.unit) return [];
  const differences: readonly InterchangeReason[] = [
    ...compareSizes(wanted, candidate),
    ...(wanted.unit.housing === candidate.unit.housing ? [] : ["housing" as const]),
    ...compareLockings(wanted.unit, candidate.unit),
    ...compareInnerRings(wanted.unit, candidate.unit),
  ];
  const isOfOneSystem = getLetters(wanted) === getLetters(candidate);
  return differences.length > 0 || isOfOneSystem ? differences : ["otherUnit"];
}

/** A shaft in inches leaves the size open, unless both numbers are the same. */
function compareSizes(
  wanted: BearingDesignation,
  candidate: BearingDesignation,
): readonly InterchangeReason[] {
  if (getSize(wanted) !== getSize(candidate)) return ["otherSize"];
  const isOpen = wanted.unit?.isSizeOpen === true || candidate.unit?.isSizeOpen === true;
  return isOpen && wanted.basicNumber !== candidate.basicNumber ? ["unknownSize"] : [];
}

/** Diameter series and bore code of the insert: 205. */
function getSize({ series, boreCode }: BearingDesignation): string {
  return series.replace(/^\D*/, "") + boreCode;
}

/** Letters that name the type in its maker's system: SY, UCP. */
function getLetters({ basicNumber }: BearingDesignation): string {
  return /^[A-Z]*/.exec(basicNumber)?.[0] ?? "";
}

function compareLockings(
  { locking: one }: UnitDesign,
  { locking: other }: UnitDesign,
): readonly InterchangeReason[] {
  if (one === other) return [];
  if (one === undefined || other === undefined) return ["otherUnit"];
  return [one, other].includes("adapter sleeve") ? ["adapterSleeve"] : ["eccentricCollar"];
}

function compareInnerRings(
  { innerRing: one }: UnitDesign,
  { innerRing: other }: UnitDesign,
): readonly InterchangeReason[] {
  return one === undefined || other === undefined || one === other ? [] : ["innerRing"];
}
