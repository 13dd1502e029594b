import type { BearingDesignation } from "#catalogue/engineering/designation/designation.ts";
import { readDesignation } from "#catalogue/engineering/designation/read-designation.ts";
import type { BeltCode } from "./belt-code.ts";
import { toNormalForm, type NormalForm } from "./normal-form.ts";
import { readBeltCode } from "./read-belt-code.ts";
import { readSealCode } from "./read-seal-code.ts";
import type { SealCode } from "./seal-code.ts";

/** Any code taken apart; `part` says which. */
export type PartCode = BearingDesignation | BeltCode | SealCode;

/**
 * Reads the code of any part. A text that begins like several codes, as 1200-8M-30 does, is what leaves
 * the least unread.
 *
 * @param code As typed, with or without the maker's name, or its normal form.
 */
export function readPartCode(code: string | NormalForm): PartCode | undefined {
  const form = typeof code === "string" ? toNormalForm(code) : code;
  return [readDesignation(form), readBeltCode(form), readSealCode(form)]
    .filter((read) => read !== undefined)
    .toSorted((one, other) => one.unread.length - other.unread.length)[0];
}
