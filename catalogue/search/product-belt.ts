import type { BeltCode } from "#catalogue/engineering/codes/belt-code.ts";
import type { PartCode } from "#catalogue/engineering/codes/part-code.ts";
import { readBeltCode } from "#catalogue/engineering/codes/read-belt-code.ts";
import { getNamedLength } from "./belt-length.ts";
import type { EntryBelt } from "./search-entry.ts";

/** Section and length in mm of a belt that the seller wrote, or cleared. */
export type StatedBelt = { readonly section?: string | null; readonly length?: number | null };

export type ProductBelt = {
  readonly belt?: EntryBelt;
  /** The code of a belt that only the stated section and length name. */
  readonly code?: string;
};

/** Lengths that differ by less are one length, printed in inches and in mm. */
const sameLengthMm = 1.5;

/**
 * Finds the section and length of a product: those that the seller wrote, and what these leave out from
 * the code of its name.
 */
export function findProductBelt(
  read: PartCode | undefined,
  { section, length }: StatedBelt = {},
): ProductBelt {
  const named = read?.part === "belt" ? toBelt(read) : undefined;
  if (section === undefined && length === undefined) return named ? { belt: named } : {};
  const wanted = section === undefined ? named?.section : (section ?? undefined);
  if (wanted === undefined || wanted === "") return {};
  const lengthMm = length === undefined ? named?.lengthMm : (length ?? undefined);
  const written = readWritten(wanted, lengthMm);
  const line = lengthMm === named?.lengthMm ? named?.lengthLine : written?.belt.lengthLine;
  return {
    belt: {
      section: written?.belt.section ?? readBeltCode(wanted)?.section ?? wanted,
      ...(lengthMm !== undefined && { lengthMm }),
      ...(line !== undefined && { lengthLine: line }),
    },
    ...(!named && written && { code: written.code }),
  };
}

function toBelt(code: BeltCode): EntryBelt {
  const length = getNamedLength(code);
  return {
    section: code.section,
    ...(length && { lengthMm: length.mm, ...(isKnown(length) && { lengthLine: length.line }) }),
  };
}

/** The code of a section and a length in mm, unless it means another length: 5V 1250 is in inches. */
function readWritten(
  section: string,
  lengthMm: number | undefined,
): { readonly belt: EntryBelt; readonly code: string } | undefined {
  if (lengthMm === undefined) return undefined;
  const read = readBeltCode(`${section} ${lengthMm}`);
  const mm = read && getNamedLength(read)?.mm;
  const isSame = mm !== undefined && Math.abs(mm - lengthMm) <= sameLengthMm;
  return read?.unread === "" && isSame ? { belt: toBelt(read), code: read.code } : undefined;
}

/** A length whose line is assumed is named without it. */
function isKnown({ from }: BeltCode["lengths"][number]): boolean {
  return from !== "assumed";
}
