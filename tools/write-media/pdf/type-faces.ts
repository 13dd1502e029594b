import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import Pdf from "pdfkit";
import { type DrawnGlyph, fixWeight } from "./woff2/fix-weight.ts";
import { type FontTables, writeFont } from "./woff2/font-tables.ts";
import { unpackWoff2 } from "./woff2/unpack-woff2.ts";

/** Type faces; `strong` and `codeStrong` are for headings and search terms. */
export type Face = "text" | "strong" | "code" | "codeStrong";

/** An opened font file, which any number of documents can share. */
export type Font = PDFKit.Mixins.PDFFontSource & {
  readonly hasGlyphForCodePoint: (codePoint: number) => boolean;
  readonly numGlyphs: number;
  readonly getGlyph: (index: number) => DrawnGlyph;
  readonly getVariation: (settings: { readonly wght: number }) => Font;
};

/** A run of text that one font file covers. */
export type Run = { readonly words: string; readonly name: string; readonly font: Font };

type FontFile = { readonly path: string; readonly weight?: number };

const { resolve } = createRequire(import.meta.url);

/** Font files are split by script; the first with a glyph for a character is used. */
const chains: Record<Face, readonly FontFile[]> = {
  text: sans(400),
  strong: sans(600),
  code: mono(400),
  codeStrong: mono(600),
};

const opened = new Map<FontFile, Font>();

/**
 * Splits a text wherever another font file has to take over.
 *
 * @throws {RangeError} If no file has a glyph for a character, instead of leaving it out.
 */
export function splitRuns(words: string, face: Face): readonly Run[] {
  const runs: { words: string; name: string; font: Font }[] = [];
  for (const character of words) {
    const found = findFont(character, face);
    const last = runs.at(-1);
    if (last?.font === found.font) last.words += character;
    else runs.push({ words: character, ...found });
  }
  return runs;
}

function findFont(character: string, face: Face): Omit<Run, "words"> {
  for (const [index, file] of chains[face].entries()) {
    const font = openFont(file);
    const name = `${face}-${index}`;
    if (font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)) return { name, font };
  }
  throw new RangeError(`No font has "${character}"`);
}

/**
 * Cached: opening a file takes longer than drawing a sheet, and pdfkit would open it for every
 * document.
 */
function openFont(file: FontFile): Font {
  const known = opened.get(file);
  if (known) return known;
  const tables = unpackWoff2(readFileSync(resolve(file.path)));
  for (const tag of unused(file)) tables.delete(tag);
  const font = openBytes(writeFont(tables));
  const fixed = file.weight === undefined ? font : openBytes(weighted(tables, font, file.weight));
  opened.set(file, fixed);
  return fixed;
}

/** Ligature tables, and the kerning of a face without any: looking them up is half of all the work. */
function unused({ weight }: FontFile): readonly string[] {
  return weight === undefined ? ["GSUB", "GPOS", "GDEF"] : ["GSUB", "GDEF"];
}

function weighted(tables: FontTables, font: Font, weight: number): Buffer {
  const varied = font.getVariation({ wght: weight });
  const glyphs = Array.from({ length: varied.numGlyphs }, (_, index) => varied.getGlyph(index));
  return fixWeight(tables, glyphs, weight);
}

/** pdfkit accepts an opened font as well as a file, but its types don't include it. */
function openBytes(bytes: Buffer): Font {
  const document: object = new Pdf({ autoFirstPage: false }).font(bytes);
  if (!hasFont(document)) throw new TypeError("This pdfkit keeps its fonts elsewhere");
  return document._font.font;
}

function hasFont(document: object): document is { _font: { font: Font } } {
  return "_font" in document;
}

function sans(weight: number): readonly FontFile[] {
  return ["latin", "latin-ext", "greek"].map((script) => ({
    path: `@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-${script}-wght-normal.woff2`,
    weight,
  }));
}

function mono(weight: number): readonly FontFile[] {
  return ["latin", "latin-ext"].map((script) => ({
    path: `@fontsource/ibm-plex-mono/files/ibm-plex-mono-${script}-${weight}-normal.woff2`,
  }));
}
