import type { PartCode } from "./part-code.ts";

/** Whether a part can replace the wanted one; from best to worst. */
export type Interchange =
  | "exact"
  | "check seal"
  | "check clearance"
  | "check cage"
  | "check pairing"
  /** A part of the code is unread, or a maker's other suffix has to be compared. */
  | "check designation"
  | "not interchangeable";

/** Key of the sentence that gives the reason; texts: `web/messages/en/interchange.ts`. */
export type InterchangeReason =
  | "same"
  | "sealStated"
  | "sealDiffers"
  | "clearanceDiffers"
  | "cageDiffers"
  | "pairingDiffers"
  | "unread"
  | "otherPart"
  | "otherType"
  | "otherSize"
  | "taperedBore"
  | "contactAngle"
  | "inchBore"
  | "width"
  | "section"
  | "toothForm"
  | "length";

export type Comparison = {
  readonly interchange: Interchange;
  /** Why, the decisive one first; `same` alone if nothing differs. */
  readonly reasons: readonly InterchangeReason[];
};

/**
 * Compares a part with the wanted one.
 *
 * @param _wanted What is asked for.
 * @param _candidate What could replace it.
 */
export function compareDesignations(_wanted: PartCode, _candidate: PartCode): Comparison {
  return { interchange: "not interchangeable", reasons: ["otherPart"] };
}
