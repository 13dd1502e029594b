import type {
  BearingDesignation,
  DesignationToken,
} from "#catalogue/engineering/designation/designation.ts";
import type { Statement } from "./code-token.ts";
import { compareUnits } from "./compare-units.ts";
import type { InterchangeReason } from "./interchange.ts";

/** Compares two bearings of any makers. Returns every difference; none if they are the same. */
export function compareBearings(
  wanted: BearingDesignation,
  candidate: BearingDesignation,
): readonly InterchangeReason[] {
  const units = compareUnits(wanted, candidate);
  if (units.length > 0) return [...units, ...compareBores(wanted, candidate)];
  const basic = compareBasicNumbers(wanted, candidate);
  if (basic.length > 0) return basic;
  return [
    ...compareSystems(wanted, candidate),
    ...compareBores(wanted, candidate),
    ...compareAngles(wanted, candidate),
    ...compareSnapRings(wanted, candidate),
    ...compareStatements(wanted.seal, candidate.seal, "sealDiffers", "sealUnknown"),
    ...compareClearances(wanted, candidate),
    ...(wanted.cage === candidate.cage ? [] : ["cageDiffers" as const]),
    ...(wanted.arrangement === candidate.arrangement ? [] : ["pairingDiffers" as const]),
    ...(wanted.grease === candidate.grease ? [] : ["greaseDiffers" as const]),
    ...(sameMeanings(wanted, candidate, ["design"]) ? [] : ["designDiffers" as const]),
    ...(sameMeanings(wanted, candidate, otherKinds) ? [] : ["otherSuffix" as const]),
    ...(wanted.unread === "" && candidate.unread === "" ? [] : ["unread" as const]),
  ];
}

/** Kinds of tokens that are compared by their meaning alone. */
const otherKinds: readonly DesignationToken["kind"][] = [
  "prefix",
  "material",
  "ring shape",
  "preload",
  "heat treatment",
  "special",
  "accessory",
];

function compareBasicNumbers(
  wanted: BearingDesignation,
  candidate: BearingDesignation,
): readonly InterchangeReason[] {
  if (wanted.type !== candidate.type) return ["otherType"];
  if (wanted.series === candidate.series && wanted.boreCode === candidate.boreCode) return [];
  const { boreMm, dimensionSeries: size } = wanted;
  const hasSameBore = boreMm !== undefined && boreMm === candidate.boreMm && size !== undefined;
  if (!hasSameBore) return ["otherSize"];
  const hasSameLetters = getLetters(wanted) === getLetters(candidate);
  // N205 and NJ205 have different ribs, but the same dimensions.
  if (size === candidate.dimensionSeries) return [hasSameLetters ? "otherSize" : "otherType"];
  // One diameter series and one bore have one outside diameter, so that only the width differs.
  return [hasSameLetters && size[1] === candidate.dimensionSeries?.[1] ? "width" : "otherSize"];
}

/** A GOST and an ISO number: what the first doesn't state follows another standard. */
function compareSystems(
  wanted: BearingDesignation,
  candidate: BearingDesignation,
): readonly InterchangeReason[] {
  const { gost } = wanted.gost === undefined ? candidate : wanted;
  const isOne = (wanted.gost === undefined) !== (candidate.gost === undefined);
  if (!isOne) return [];
  return [gost === "assumed" ? "maybeGostNumber" : "gostNumber"];
}

function getLetters({ series }: BearingDesignation): string {
  return series.replace(/\d+$/, "");
}

function compareBores(
  wanted: BearingDesignation,
  candidate: BearingDesignation,
): readonly InterchangeReason[] {
  if (wanted.boreMm === undefined || candidate.boreMm === undefined) {
    // A double-direction thrust bearing's number doesn't contain its bore.
    const isUnread = wanted.unread !== "" || candidate.unread !== "";
    return isUnread ? ["unknownSize"] : [];
  }
  const isOther = wanted.boreMm !== candidate.boreMm;
  const reason = wanted.boreInches === candidate.boreInches ? "otherSize" : "inchBore";
  return [
    ...(isOther ? [reason as InterchangeReason] : []),
    ...compareStatements(wanted.boreForm, candidate.boreForm, "taperedBore", "unread"),
  ];
}

/**
 * Without its letter, the angle of an angular contact bearing isn't known; a tapered bearing without one
 * has the standard angle.
 */
function compareAngles(
  wanted: BearingDesignation,
  candidate: BearingDesignation,
): readonly InterchangeReason[] {
  const [one, other] = [getAngle(wanted), getAngle(candidate)];
  if (one === other) return [];
  const isStandard = wanted.type === "tapered roller";
  return isStandard || (one !== undefined && other !== undefined)
    ? ["contactAngle"]
    : ["unknownAngle"];
}

/** The angle, or the letters of an angle that makers use differently. */
function getAngle({ contactAngleDeg, tokens }: BearingDesignation): string | undefined {
  if (contactAngleDeg !== undefined) return String(contactAngleDeg);
  return tokens.find(({ kind }) => kind === "contact angle")?.text;
}

/** A ring that projects, or one that the housing needs and lacks, doesn't fit; a groove does. */
function compareSnapRings(
  { snapRing: wanted }: BearingDesignation,
  { snapRing: candidate }: BearingDesignation,
): readonly InterchangeReason[] {
  if (wanted === candidate) return [];
  return wanted === undefined && candidate === "groove" ? ["otherSuffix"] : ["snapRing"];
}

function compareStatements<Value>(
  wanted: Statement<Value>,
  candidate: Statement<Value>,
  differs: InterchangeReason,
  unknown: InterchangeReason,
): readonly InterchangeReason[] {
  if (wanted.status === "unknown" || candidate.status === "unknown") return [unknown];
  return wanted.value === candidate.value ? [] : [differs];
}

/** The clearance of an inch tapered bearing is set when it is mounted; its number has neither that nor a class. */
function compareClearances(
  wanted: BearingDesignation,
  candidate: BearingDesignation,
): readonly InterchangeReason[] {
  if (wanted.inch !== undefined && wanted.type === "tapered roller") return [];
  return [
    ...compareStatements(
      normalClearance(wanted.clearance),
      normalClearance(candidate.clearance),
      "clearanceDiffers",
      "clearanceUnknown",
    ),
    ...compareStatements(wanted.toleranceClass, candidate.toleranceClass, "classDiffers", "unread"),
  ];
}

/** MC3 is the normal clearance of miniature bearings. */
function normalClearance(clearance: Statement<string>): Statement<string> {
  return clearance.status === "stated" && clearance.value === "MC3"
    ? { status: "standard", value: "CN" }
    : clearance;
}

function sameMeanings(
  wanted: BearingDesignation,
  candidate: BearingDesignation,
  kinds: readonly DesignationToken["kind"][],
): boolean {
  return listMeanings(wanted, kinds) === listMeanings(candidate, kinds);
}

/** Designs of different makers have different letters; everything else has one meaning. */
function listMeanings(
  { tokens }: BearingDesignation,
  kinds: readonly DesignationToken["kind"][],
): string {
  return tokens
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ kind, text, meanings }) =>
      kind === "design" || kind === "accessory" ? text : (meanings[0]?.text ?? text),
    )
    .toSorted((one, other) => (one < other ? -1 : 1))
    .join("\n");
}
