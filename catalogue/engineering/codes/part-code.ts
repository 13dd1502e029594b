import type { BearingDesignation } from "../designation/designation.ts";
import { readDesignation } from "../designation/read-designation.ts";
import { readBeltCode, type BeltCode } from "./belt-code.ts";
import { readSealCode, type SealCode } from "./seal-code.ts";

/** Any code taken apart; `part` says which. */
export type PartCode = BearingDesignation | BeltCode | SealCode;

/**
 * Reads a code of any part: a bearing's designation, a belt or a seal code.
 *
 * @param text As typed, with or without the maker's name.
 */
export function readPartCode(text: string): PartCode | undefined {
  return readDesignation(text) ?? readBeltCode(text) ?? readSealCode(text);
}
