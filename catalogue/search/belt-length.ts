import type {
  BeltCode,
  BeltKind,
  BeltLength,
  LengthLine,
} from "#catalogue/engineering/codes/belt-code.ts";

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
