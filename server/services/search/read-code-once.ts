import { readPartCode, type PartCode } from "#catalogue/engineering/codes/part-code.ts";

/** Many products share a code, and reading one takes as long as ranking dozens of entries. */
const maxCodes = 20_000;

const read = new Map<string, PartCode | undefined>();

/** Reads the code of a product and remembers it. */
export function readCodeOnce(code: string): PartCode | undefined {
  if (read.has(code)) return read.get(code);
  if (read.size >= maxCodes) read.clear();
  const part = readPartCode(code);
  read.set(code, part);
  return part;
}
