import { type FontTables, getTable, writeFont } from "./font-tables.ts";
import { type GlyphPoint, joinGlyphs, writeGlyph } from "./write-glyph.ts";

/** A glyph as drawn by an opened font at some weight; curves are quadratic. */
export type DrawnGlyph = {
  readonly advanceWidth: number;
  readonly path: {
    readonly commands: readonly { readonly command: string; readonly args: readonly number[] }[];
  };
};

/** Tables of font variations. */
const variations = new Set(["fvar", "gvar", "HVAR", "MVAR", "STAT", "avar"]);

/** Writes a font of one weight, with these outlines instead of the variable ones. */
export function fixWeight(
  tables: FontTables,
  glyphs: readonly DrawnGlyph[],
  weight: number,
): Buffer {
  const fixed: FontTables = new Map([...tables].filter(([tag]) => !variations.has(tag)));
  const { glyf, loca, leftEdges } = joinGlyphs(glyphs.map(writeOutline));
  const metrics = Buffer.alloc(glyphs.length * 4);
  for (const [index, { advanceWidth }] of glyphs.entries()) {
    metrics.writeUInt16BE(Math.round(advanceWidth), index * 4);
    metrics.writeInt16BE(leftEdges[index] ?? 0, index * 4 + 2);
  }
  const head = Buffer.from(getTable(tables, "head"));
  head.writeInt16BE(1, 50);
  // pdfkit treats fonts with the same name and checksum as equal.
  head.writeUInt32BE(weight, 8);
  const hhea = Buffer.from(getTable(tables, "hhea"));
  hhea.writeUInt16BE(glyphs.length, 34);
  for (const [tag, table] of Object.entries({ glyf, loca, head, hhea, hmtx: metrics })) {
    fixed.set(tag, table);
  }
  return writeFont(fixed);
}

function writeOutline({ path }: DrawnGlyph): Buffer {
  const points: GlyphPoint[] = [];
  const ends: number[] = [];
  let [x, y] = [0, 0];
  for (const { command, args } of path.commands) {
    if (command === "closePath") ends.push(points.length - 1);
    for (let index = 0; index < args.length; index += 2) {
      const [toX, toY] = [Math.round(args[index] ?? 0), Math.round(args[index + 1] ?? 0)];
      const isControl = command === "quadraticCurveTo" && index === 0;
      points.push({ dx: toX - x, dy: toY - y, onCurve: !isControl });
      [x, y] = [toX, toY];
    }
  }
  return writeGlyph(points, ends);
}
