import { haveGostNumbers, haveOnlyBelts } from "#catalogue/engineering/codes/makers.data.ts";
import { toNormalForm, type NormalForm } from "#catalogue/engineering/codes/normal-form.ts";
import type { BearingDesignation } from "./designation.ts";
import { readGostNumber } from "./gost/read-gost-number.ts";
import { readInchTapered } from "./inch/read-inch-tapered.ts";
import { maxLength, readIsoNumber } from "./read-iso-number.ts";
import { readUnitNumber } from "./units/read-unit-number.ts";

/**
 * Splits a bearing number into its parts, or returns undefined if it isn't one. Numbers of ISO are read first, then
 * those of makers for their units, those of inch tapered bearings, and those of GOST.
 *
 * @param code A number as a maker or a customer writes it, or its normal form.
 */
export function readDesignation(code: string | NormalForm): BearingDesignation | undefined {
  const form = typeof code === "string" ? toNormalForm(code) : code;
  if (form.text.length > maxLength) return undefined;
  const read = readIsoNumber(form);
  if (read || haveOnlyBelts(form.makers)) return read;
  return (
    readUnitNumber(form) ??
    (haveGostNumbers(form.makers) ? undefined : readInchTapered(form, isMetric)) ??
    readGostNumber(form, readIsoNumber)
  );
}

function isMetric(number: string): boolean {
  return readIsoNumber(number) !== undefined;
}
