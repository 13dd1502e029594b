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
export function findProductBelt(read: PartCode | undefined, stated: StatedBelt = {}): ProductBelt {
  const named = read?.part === "belt" ? toBelt(read) : undefined;
  const { section, lengthMm } = withStated(named, stated);
  if (!section) return {};
  // The section of XPZ is SPZ, as that of its code.
  const listed = readBeltCode(section)?.section ?? section;
  if (listed === named?.section && lengthMm === named.lengthMm) return { belt: named };
  const written = readWritten(section, lengthMm);
  const belt = written?.belt ?? {
    section: listed,
    ...(lengthMm !== undefined && { lengthMm }),
  };
  return { belt, ...(!named && written && { code: written.code }) };
}

/** What was written or cleared, and else what the code says. */
function withStated(
  named: EntryBelt | undefined,
  { section, length }: StatedBelt,
): { readonly section: string | null | undefined; readonly lengthMm: number | undefined } {
  return {
    section: section === undefined ? named?.section : section,
    lengthMm: length === undefined ? named?.lengthMm : (length ?? undefined),
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
  return read?.unread === "" && isSame
    ? { belt: { ...toBelt(read), lengthMm }, code: read.code }
    : undefined;
}

/** A length whose line is assumed is named without it. */
function isKnown({ from }: BeltCode["lengths"][number]): boolean {
  return from !== "assumed";
}
