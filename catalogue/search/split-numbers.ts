import { readIsoNumber } from "#catalogue/engineering/designation/read-iso-number.ts";
import { bearingSuffixes } from "#catalogue/engineering/designation/suffixes.data.ts";

const twoNumbers = /^([A-Z]{0,4}\d{3,5}[^/]*)\/([A-Z]{0,4}\d{3,5}.*)$/i;

const seals = bearingSuffixes
  .filter(({ kind, code }) => kind === "seal" && /^(?:2[A-Z]+|ZZ|DDU|LL[A-Z]|VV)$/.test(code))
  .map(({ code }) => code);
/** The seals run together with the number after them: ZZ6203, 2RS-6203. */
const sealsBefore = new RegExp(`^(${[...new Set(seals)].join("|")})[-.]?(?=\\d{4,5}(?!\\d))`, "i");

/**
 * Splits the seals from the number after them, else two bearing numbers with a slash between them, which are two parts:
 * 6204ZZ/6204, 6204/6205.
 */
export function splitNumbers(piece: string): readonly string[] {
  const [head = "", sealing] = sealsBefore.exec(piece) ?? [];
  const number = piece.slice(head.length);
  if (sealing !== undefined && readIsoNumber(number) !== undefined) return [sealing, number];
  const [, one = "", other = ""] = twoNumbers.exec(piece) ?? [];
  const areNumbers = one !== "" && [one, other].every((text) => readIsoNumber(text)?.unread === "");
  return areNumbers ? [one, other] : [piece];
}
