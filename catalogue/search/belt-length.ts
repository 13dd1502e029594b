import type {
  BeltCode,
  BeltKind,
  BeltLength,
  LengthLine,
} from "#catalogue/engineering/codes/belt-code.ts";
import type { PartCode } from "#catalogue/engineering/codes/part-code.ts";

/** The line on which the belts of a kind are named; others are named on the one that the code states. */
const namedLines: Readonly<Partial<Record<BeltKind, LengthLine>>> = {
  classical: "Li",
  narrow: "Ld",
  timing: "Lp",
};

/** The length by which a belt is found, or undefined for a section alone. */
export function getNamedLength({ kind, lengths }: BeltCode): BeltLength | undefined {
  const line = namedLines[kind];
  return lengths.find((length) => length.line === line) ?? lengths[0];
}

/** Lengths that differ by at most this are one length, rounded. */
const roundedMm = 2;

/** Whether a figure beside a belt's code is a length that the belt doesn't have: the 1250 of A40 1250. */
export function isOtherLength(text: string, part: PartCode | undefined): boolean {
  if (part?.part !== "belt" || part.lengths.length === 0 || !/^\d{3,5}$/.test(text)) return false;
  return part.lengths.every(({ mm }) => Math.abs(mm - Number(text)) > roundedMm);
}
