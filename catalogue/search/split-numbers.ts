import { readIsoNumber } from "#catalogue/engineering/designation/read-iso-number.ts";
import { bearingSuffixes } from "#catalogue/engineering/designation/suffixes.data.ts";

const twoNumbers = /^([A-Z]{0,4}\d{3,5}[^/]*)\/([A-Z]{0,4}\d{3,5}.*)$/i;
/** Signs that no number has before another one of four figures: 6205+6206, 6204ZZ,6205ZZ. */
const betweenNumbers = /[+;,&](?=[A-Z]{0,3}\d{4})/i;

const seals = bearingSuffixes
  .filter(({ kind, code }) => kind === "seal" && /^(?:2[A-Z]+|ZZ|DDU|LL[A-Z]|VV)$/.test(code))
  .map(({ code }) => code);
/** The seals run together with the number after them: ZZ6203, 2RS-6203. */
const sealsBefore = new RegExp(`^(${[...new Set(seals)].join("|")})[-.]?(?=\\d{4,5}(?!\\d))`, "i");

/**
 * Splits the seals from the number after them, else bearing numbers with a sign between them, which are several parts:
 * 6204ZZ/6204, 6204+6205.
 */
export function splitNumbers(piece: string): readonly string[] {
  const [head = "", sealing] = sealsBefore.exec(piece) ?? [];
  const number = piece.slice(head.length);
  if (sealing !== undefined && readIsoNumber(number) !== undefined) return [sealing, number];
  const [, one = "", other = ""] = twoNumbers.exec(piece) ?? [];
  const numbers = one === "" ? piece.split(betweenNumbers) : [one, other];
  if (numbers.length === 1) return [piece];
  const areNumbers = numbers.every((text) => readIsoNumber(text)?.unread === "");
  return areNumbers ? numbers : [piece];
}
