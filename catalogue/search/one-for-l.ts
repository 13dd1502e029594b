import { findBearing } from "#catalogue/bearings/find-bearing.ts";
import { toNormalForm, type NormalForm } from "#catalogue/engineering/codes/normal-form.ts";
import { readBeltCode } from "#catalogue/engineering/codes/read-belt-code.ts";
import { readDesignation } from "#catalogue/engineering/designation/read-designation.ts";

/** An l for the figure 1 at the end of a number or, in small letters, at its beginning: 620L, 620l-2rs, l206. */
const typedL = /^(?:(\d{3,4})[Ll](?!\d)|l(?=\d{3}(?!\d)))/;

/** The listed bearing's number in the normal form that a piece of a text is if its l is a 1; else undefined. */
function readOne(piece: string): string | undefined {
  if (!typedL.test(piece)) return undefined;
  const { text } = toNormalForm(piece.replace(typedL, (_, figures = "") => `${figures}1`));
  const read = readDesignation(text);
  return read?.unread === "" && findBearing(read.basicNumber) ? text : undefined;
}

/**
 * The normal form of a piece of a text, where an l can mean a 1: 620L is 6201, since no timing belt has this length.
 */
export function toNormalPiece(piece: string): NormalForm {
  const number = readOne(piece);
  return number === undefined || readBeltCode(piece)
    ? toNormalForm(piece)
    : { text: number, makers: [] };
}

/** The bearing that a belt's code can be, typed with a small l for a 1: 600l is the belt 600L or the bearing 6001. */
export function findOtherForL(piece: string): string | undefined {
  return /^\d{3}l$/.test(piece) && readBeltCode(piece) ? readOne(piece) : undefined;
}
