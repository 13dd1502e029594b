import { brotliDecompressSync } from "node:zlib";
import { type ByteReader, readBytes } from "./byte-reader.ts";
import { type FontTables, getTable } from "./font-tables.ts";
import { rebuildGlyphs } from "./rebuild-glyphs.ts";

/** Tags with a number instead of four letters. Source: WOFF File Format 2.0, section 4.1. */
const knownTags = [
  ..."cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT".split(" "),
  ..."EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH".split(" "),
  ..."CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar".split(" "),
  ..."gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill".split(" "),
].map((tag) => tag.replace("_", " "));

type Entry = { readonly tag: string; readonly length: number; readonly isTransformed: boolean };

/**
 * Unpacks a WOFF2 font to the tables of a TrueType font. pdfkit reads WOFF2, but not the weights of a
 * variable WOFF2 font.
 */
export function unpackWoff2(file: Buffer): FontTables {
  const reader = readBytes(file);
  reader.long();
  reader.bytes(8);
  const count = reader.short();
  reader.bytes(6);
  const packedSize = reader.long();
  reader.bytes(24);
  const entries = Array.from({ length: count }, () => readEntry(reader));
  const content = readBytes(brotliDecompressSync(reader.bytes(packedSize)));
  const tables: FontTables = new Map();
  const transformed = new Set<string>();
  for (const { tag, length, isTransformed } of entries) {
    tables.set(tag, Buffer.from(content.bytes(length)));
    if (isTransformed) transformed.add(tag);
  }
  if (transformed.has("glyf")) replaceGlyphs(tables, transformed.has("hmtx"));
  return tables;
}

function readEntry(reader: ByteReader): Entry {
  const flags = reader.byte();
  const known = knownTags[flags & 63];
  const tag = known ?? reader.bytes(4).toString("latin1");
  const version = flags >> 6;
  const isTransformed = tag === "glyf" || tag === "loca" ? version === 0 : version !== 0;
  const length = reader.base128();
  return { tag, length: isTransformed ? reader.base128() : length, isTransformed };
}

function replaceGlyphs(tables: FontTables, alsoMetrics: boolean): void {
  const { glyf, loca, leftEdges } = rebuildGlyphs(getTable(tables, "glyf"));
  tables.set("glyf", glyf).set("loca", loca);
  // Offsets are long now.
  getTable(tables, "head").writeInt16BE(1, 50);
  if (!alsoMetrics) return;
  const wide = getTable(tables, "hhea").readUInt16BE(34);
  tables.set("hmtx", rebuildMetrics(readBytes(getTable(tables, "hmtx")), wide, leftEdges));
}

/** Left side bearings equal to the outline's left edge are omitted in the file. */
function rebuildMetrics(reader: ByteReader, wide: number, leftEdges: readonly number[]): Buffer {
  const flags = reader.byte();
  const widths = Array.from({ length: wide }, () => reader.short());
  const metrics = Buffer.alloc(wide * 4 + (leftEdges.length - wide) * 2);
  for (const [index, left] of leftEdges.entries()) {
    const isWide = index < wide;
    const isLeftOut = (flags & (isWide ? 1 : 2)) !== 0;
    if (isWide) metrics.writeUInt16BE(widths[index] ?? 0, index * 4);
    const bearing = isLeftOut ? left : reader.bytes(2).readInt16BE();
    metrics.writeInt16BE(bearing, isWide ? index * 4 + 2 : wide * 4 + (index - wide) * 2);
  }
  return metrics;
}
