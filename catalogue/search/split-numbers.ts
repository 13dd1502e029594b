import { readIsoNumber } from "#catalogue/engineering/designation/read-iso-number.ts";

const twoNumbers = /^([A-Z]{0,4}\d{3,5}[^/]*)\/([A-Z]{0,4}\d{3,5}.*)$/i;

/** Splits two bearing numbers with a slash between them, which are two parts: 6204ZZ/6204, 6204/6205. */
export function splitNumbers(piece: string): readonly string[] {
  const [, one = "", other = ""] = twoNumbers.exec(piece) ?? [];
  const areNumbers = one !== "" && [one, other].every((text) => readIsoNumber(text)?.unread === "");
  return areNumbers ? [one, other] : [piece];
}
