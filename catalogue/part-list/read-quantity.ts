import { foldText } from "#catalogue/search/fold-text.ts";
import { maxLineQuantity } from "#domain/cart.ts";
import { pieceWords, quantityWords } from "./list-words.data.ts";
import type { ListProblem } from "./part-list.ts";

/** A quantity as written. */
export type ReadQuantity = {
  readonly quantity: number;
  readonly problem?: Extract<ListProblem, "bad-quantity" | "unsure-quantity">;
};

const maxLength = 40;
const words = [...pieceWords, ...quantityWords].toSorted((one, other) => other.length - one.length);
const wordBefore = new RegExp(String.raw`^(?:${words.join("|")}|x)(?![a-z])[ .:=]*`);
const wordAfter = new RegExp(String.raw`[ .]*(?:(?<![a-z])(?:${words.join("|")}|x))[ .]*$`);
const blank = String.raw`[ \u00A0\u202F']`;
/** `1 000`, `1'000`, `1.000,00` and `1,000.00`. */
const grouped = new RegExp(
  String.raw`^(\d{1,3}(?:${blank}\d{3})+|\d{1,3}(?:\.\d{3})+(?=,)|\d{1,3}(?:,\d{3})+(?=\.)|\d{1,3}(?:\.\d{3}){2,}|\d{1,3}(?:,\d{3}){2,})(?:[.,](\d{1,3}))?$`,
);
const plain = /^(\d{1,12})(?:[.,](\d{0,12}))?$/;

/**
 * Reads a quantity with a spreadsheet's noise: `4`, `4,00`, `1 000`, `4 copë`, `qty: 4`. Returns undefined
 * for any other text.
 */
export function readQuantity(text: string): ReadQuantity | undefined {
  if (text.length > maxLength) return undefined;
  const folded = foldText(text).replaceAll("×", "x").trim();
  const figure = folded.replace(wordBefore, "").replace(wordAfter, "").trim();
  if (/^[-−–]\s?\d{1,12}$/.test(figure)) return { quantity: 0, problem: "bad-quantity" };
  const [, digits, decimals = ""] = grouped.exec(figure) ?? plain.exec(figure) ?? [];
  if (digits === undefined) return undefined;
  const whole = Number(digits.replaceAll(/\D/g, ""));
  // 1.000 is a thousand in one country and one piece in another.
  const isThousand = decimals.length === 3 && !grouped.test(figure);
  if (isThousand && whole > 0) {
    return judge(Number(`${whole}${decimals}`), "unsure-quantity");
  }
  return /[1-9]/.test(decimals) ? { quantity: whole, problem: "bad-quantity" } : judge(whole);
}

function judge(quantity: number, problem?: "unsure-quantity"): ReadQuantity {
  if (quantity < 1 || quantity > maxLineQuantity) return { quantity, problem: "bad-quantity" };
  return { quantity, ...(problem && { problem }) };
}

/** Whether a text is a whole number of pieces, perhaps out of range. */
export function isQuantity(text: string): boolean {
  const read = readQuantity(text);
  return read !== undefined && read.problem !== "bad-quantity";
}
