/** Outlines as in a TrueType font, with the offset and the left edge of each. */
export type GlyphTables = {
  readonly glyf: Buffer;
  readonly loca: Buffer;
  readonly leftEdges: readonly number[];
};

/** A point of an outline, relative to the previous one. */
export type GlyphPoint = { readonly dx: number; readonly dy: number; readonly onCurve: boolean };

/** Writes an outline; `ends` are the last points of its contours. */
export function writeGlyph(
  points: readonly GlyphPoint[],
  ends: readonly number[],
  box?: Buffer,
): Buffer {
  if (points.length === 0) return Buffer.alloc(0);
  return alignGlyph([
    shorts([ends.length]),
    box ?? shorts(getBox(points)),
    shorts(ends),
    shorts([0]),
    Buffer.from(points.map(({ onCurve }) => Number(onCurve))),
    shorts(points.map(({ dx }) => dx)),
    shorts(points.map(({ dy }) => dy)),
  ]);
}

/** Concatenates outlines. */
export function joinGlyphs(outlines: readonly Buffer[]): GlyphTables {
  let offset = 0;
  const loca = Buffer.alloc((outlines.length + 1) * 4);
  for (const [index, outline] of outlines.entries()) {
    offset += outline.length;
    loca.writeUInt32BE(offset, (index + 1) * 4);
  }
  return {
    glyf: Buffer.concat(outlines),
    loca,
    leftEdges: outlines.map((outline) => (outline.length === 0 ? 0 : outline.readInt16BE(2))),
  };
}

/** Writes 16-bit integers. */
export function shorts(values: readonly number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 2);
  for (const [index, value] of values.entries()) buffer.writeUInt16BE(value & 0xff_ff, index * 2);
  return buffer;
}

/** Pads a glyph to a multiple of four bytes. */
export function alignGlyph(parts: readonly Buffer[]): Buffer {
  const joined = Buffer.concat(parts);
  return Buffer.concat([joined, Buffer.alloc((4 - (joined.length % 4)) % 4)]);
}

function getBox(points: readonly GlyphPoint[]): number[] {
  let [x, y] = [0, 0];
  const [xs, ys]: [number[], number[]] = [[], []];
  for (const { dx, dy } of points) {
    x += dx;
    y += dy;
    xs.push(x);
    ys.push(y);
  }
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
