import { haveGostNumbers } from "#catalogue/engineering/codes/makers.data.ts";
import { toNormalForm } from "#catalogue/engineering/codes/normal-form.ts";
import { readPartCode, type PartCode } from "#catalogue/engineering/codes/part-code.ts";
import { isBeltLine, readBeltCode } from "#catalogue/engineering/codes/read-belt-code.ts";
import { readSealCode } from "#catalogue/engineering/codes/read-seal-code.ts";
import { readDesignation } from "#catalogue/engineering/designation/read-designation.ts";

/** What the name of a shop's product says of its code. */
export type ProductName = {
  /** The name's pieces that have letters or figures. */
  readonly pieces: readonly string[];
  readonly code: string | undefined;
  /** The code with details that the name says beside it. */
  readonly designation: string | undefined;
};

const partOfCategory: Readonly<Record<string, PartCode["part"]>> = {
  Bearings: "bearing",
  Belts: "belt",
  Seals: "seal",
};

const maxPiecesOfCode = 4;

/** Reads the code in a product's name. Needs no list of parts, which would come to the browser with it. */
export function readProductName({
  name,
  brand,
  category,
}: {
  readonly name: string;
  readonly brand: string;
  readonly category: string;
}): ProductName {
  const pieces = name.split(/\s+/).filter((piece) => toNormalForm(piece).text !== "");
  const gost = toNormalForm(`${brand} ${name}`).makers.find((maker) => haveGostNumbers([maker]));
  if (gost !== undefined) return readGostName(pieces, gost, category);
  const code = findCode(pieces, partOfCategory[category]);
  return { pieces, code, designation: code && withDetails(code, name) };
}

/**
 * The numbers of GOST look like those of other bearings, so that no other piece is a code and the designation names
 * the maker.
 */
function readGostName(pieces: readonly string[], maker: string, category: string): ProductName {
  const isNumber = (piece: string): boolean => readDesignation(`${maker} ${piece}`) !== undefined;
  const code = category === "Bearings" ? pieces.find(isNumber) : undefined;
  if (code === undefined) return { pieces: [], code, designation: undefined };
  return { pieces: [code], code, designation: `${maker} ${code}` };
}

/** The run of a name's pieces that is a code of the category's parts: `22209 CC/W33`. */
function findCode(
  pieces: readonly string[],
  wanted: PartCode["part"] | undefined,
): string | undefined {
  if (wanted === undefined) return undefined;
  const read = readers[wanted];
  let best: { readonly text: string; readonly score: number; readonly end: number } | undefined;
  for (const from of pieces.keys()) {
    const to = pieces.findIndex((piece, at) => at >= from && isWord(piece));
    const run = pieces.slice(from, to < 0 ? pieces.length : to).slice(0, maxPiecesOfCode);
    for (const length of run.keys()) {
      const text = run.slice(0, length + 1).join(" ");
      const code = hasFigure.test(text) ? read(text) : undefined;
      if (!code) continue;
      const unreadCount = code.unread === "" ? 0 : code.unread.split(" ").length;
      const score = length + 1 - unreadCount * 1.5;
      if (score > (best?.score ?? 0)) best = { text, score, end: from + length + 1 };
    }
  }
  return best && addSuffixes(best.text, pieces.slice(best.end), read);
}

/** Suffixes can look like a word: ACDB. */
function addSuffixes(
  code: string,
  [next, ...rest]: readonly string[],
  read: (code: string) => PartCode | undefined,
): string {
  const text = `${code} ${next}`;
  return next !== undefined && read(text)?.unread === "" ? addSuffixes(text, rest, read) : code;
}

const readers = { bearing: readDesignation, belt: readBeltCode, seal: readSealCode } as const;
const hasFigure = /\d/;

/** Words of a name aren't in its code, but product lines can be. */
function isWord(piece: string): boolean {
  return /^\p{L}{4,}$/u.test(piece) && !isBeltLine(piece.toUpperCase());
}

/** Adds a belt's width or ribs that the name says beside its code: `S8M-1200 … 25 mm`. */
function withDetails(code: string, name: string): string {
  const [, ribs] = /\b(\d{1,2}) ribs\b/i.exec(name) ?? [];
  const [, widthMm] = /\b(\d{1,3}) mm\b/.exec(name) ?? [];
  const read = readPartCode(code);
  if (read?.part !== "belt") return code;
  // The ribs come before the profile: the PL of Micro-V PL 1715.
  const full = ribs === undefined ? `${code}-${widthMm}` : code.replace(/(?=P[HJ-M][ -]?\d)/, ribs);
  const isMissing =
    ribs === undefined
      ? widthMm !== undefined && read.widthMm === undefined
      : read.ribs === undefined;
  return isMissing && readPartCode(full)?.unread === "" ? full : code;
}
