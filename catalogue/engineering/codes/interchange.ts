/** From best to worst. */
export const interchangeVerdicts = [
  "exact",
  "check cage",
  "check clearance",
  "check seal",
  "check pairing",
  /** Something else in the codes differs or is unread. */
  "check designation",
  /** The numbers are of different systems, so that the dimensions have to be compared. */
  "check dimensions",
  "not interchangeable",
] as const;

/** Whether a part can replace the wanted one. */
export type Interchange = (typeof interchangeVerdicts)[number];

/** The verdict that each reason leads to. */
const verdicts = {
  same: "exact",
  cageDiffers: "check cage",
  clearanceDiffers: "check clearance",
  clearanceUnknown: "check clearance",
  sealDiffers: "check seal",
  sealUnknown: "check seal",
  materialDiffers: "check seal",
  pairingDiffers: "check pairing",
  designDiffers: "check designation",
  classDiffers: "check designation",
  greaseDiffers: "check designation",
  otherSuffix: "check designation",
  rawEdge: "check designation",
  joinedBelts: "check designation",
  lengthLine: "check designation",
  unread: "check designation",
  unknownAngle: "check designation",
  unknownSize: "check designation",
  otherUnit: "check dimensions",
  gostNumber: "check dimensions",
  maybeGostNumber: "check dimensions",
  otherPart: "not interchangeable",
  otherType: "not interchangeable",
  otherSize: "not interchangeable",
  taperedBore: "not interchangeable",
  contactAngle: "not interchangeable",
  inchBore: "not interchangeable",
  snapRing: "not interchangeable",
  width: "not interchangeable",
  section: "not interchangeable",
  toothForm: "not interchangeable",
  ribs: "not interchangeable",
  length: "not interchangeable",
  eccentricCollar: "not interchangeable",
  adapterSleeve: "not interchangeable",
  innerRing: "not interchangeable",
  housing: "not interchangeable",
} as const satisfies Readonly<Record<string, Interchange>>;

/** Key of the sentence that gives the reason; texts: `web/messages/en/interchange.ts`. */
export type InterchangeReason = keyof typeof verdicts;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys loses the keys
export const interchangeReasons = Object.keys(verdicts) as readonly InterchangeReason[];

export type Comparison = {
  readonly interchange: Interchange;
  /** Why, the decisive ones first; `same` alone if nothing differs. */
  readonly reasons: readonly InterchangeReason[];
};

/**
 * Returns the worst verdict of the reasons.
 *
 * @param reasons In any order; none if nothing differs.
 */
export function toComparison(reasons: readonly InterchangeReason[]): Comparison {
  const given: readonly InterchangeReason[] = reasons.length === 0 ? ["same"] : reasons;
  const ordered = [...new Set(given)].toSorted((one, other) => rank(other) - rank(one));
  return { interchange: verdicts[ordered[0] ?? "same"], reasons: ordered };
}

function rank(reason: InterchangeReason): number {
  return interchangeVerdicts.indexOf(verdicts[reason]);
}
