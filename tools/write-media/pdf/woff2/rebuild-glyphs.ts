import { type ByteReader, readBytes } from "./byte-reader.ts";
import {
  alignGlyph,
  type GlyphPoint,
  type GlyphTables,
  joinGlyphs,
  shorts,
  writeGlyph,
} from "./write-glyph.ts";

type Streams = Record<
  "contours" | "pointCounts" | "flags" | "glyphs" | "composites" | "boxes" | "instructions",
  ByteReader
>;

/**
 * Rebuilds the outlines from seven streams, without hinting, which print doesn't need. Source: WOFF
 * File Format 2.0, section 5.1.
 */
export function rebuildGlyphs(transformed: Buffer): GlyphTables {
  const head = readBytes(transformed);
  head.long();
  const count = head.short();
  head.short();
  const sizes = Array.from({ length: 7 }, () => head.long());
  const [contours, pointCounts, flags, glyphs, composites, boxes, instructions] = sizes.map(
    (size) => readBytes(head.bytes(size)),
  );
  if (!contours || !pointCounts || !flags || !glyphs || !composites || !boxes || !instructions) {
    throw new RangeError("Streams are missing");
  }
  const streams = { contours, pointCounts, flags, glyphs, composites, boxes, instructions };
  const hasBox = boxes.bytes(4 * ((count + 31) >> 5));
  const outlines = Array.from({ length: count }, (_, index) => {
    const box = ((hasBox[index >> 3] ?? 0) >> (7 - (index & 7))) & 1;
    return rebuildGlyph(streams, box === 1);
  });
  return joinGlyphs(outlines);
}

function rebuildGlyph(streams: Streams, hasBox: boolean): Buffer {
  const contours = streams.contours.short();
  if (contours === 0) return Buffer.alloc(0);
  if (contours === 0xff_ff) {
    const box = streams.boxes.bytes(8);
    return alignGlyph([shorts([-1]), box, rebuildComposite(streams)]);
  }
  const ends: number[] = [];
  for (let contour = 0; contour < contours; contour++) {
    ends.push((ends.at(-1) ?? -1) + streams.pointCounts.packedShort());
  }
  const points = Array.from({ length: (ends.at(-1) ?? -1) + 1 }, () => readPoint(streams));
  streams.instructions.bytes(streams.glyphs.packedShort());
  const box = hasBox ? streams.boxes.bytes(8) : undefined;
  return writeGlyph(points, ends, box);
}

/** Parts of a composite glyph, unchanged. */
function rebuildComposite({ composites, glyphs, instructions }: Streams): Buffer {
  const parts: Buffer[] = [];
  let flags: number;
  let hasInstructions = false;
  do {
    flags = composites.short();
    hasInstructions ||= (flags & 0x1_00) !== 0;
    const scale = flags & 0x8 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0;
    const place = flags & 0x1 ? 4 : 2;
    parts.push(shorts([flags & ~0x1_00]), composites.bytes(2 + place + scale));
  } while (flags & 0x20);
  if (hasInstructions) instructions.bytes(glyphs.packedShort());
  return Buffer.concat(parts);
}

/** Source: WOFF File Format 2.0, section 5.2, "Triplet encoding". */
function readPoint({ flags, glyphs }: Streams): GlyphPoint {
  const flag = flags.byte();
  const kind = flag & 127;
  const onCurve = flag < 128;
  const sign = (bit: number, size: number): number => (bit & 1 ? size : -size);
  const b0 = glyphs.byte();
  if (kind < 10) return { dx: 0, dy: sign(kind, ((kind & 14) << 7) + b0), onCurve };
  if (kind < 20) return { dx: sign(kind, (((kind - 10) & 14) << 7) + b0), dy: 0, onCurve };
  if (kind < 84) {
    const part = kind - 20;
    const dx = sign(kind, 1 + (part & 0x30) + (b0 >> 4));
    return { dx, dy: sign(kind >> 1, 1 + ((part & 0xc) << 2) + (b0 & 15)), onCurve };
  }
  const b1 = glyphs.byte();
  if (kind < 120) {
    const part = kind - 84;
    const dx = sign(kind, 1 + (Math.floor(part / 12) << 8) + b0);
    return { dx, dy: sign(kind >> 1, 1 + (((part % 12) >> 2) << 8) + b1), onCurve };
  }
  const b2 = glyphs.byte();
  if (kind < 124) {
    const dx = sign(kind, (b0 << 4) + (b1 >> 4));
    return { dx, dy: sign(kind >> 1, ((b1 & 15) << 8) + b2), onCurve };
  }
  const dx = sign(kind, (b0 << 8) + b1);
  return { dx, dy: sign(kind >> 1, (b2 << 8) + glyphs.byte()), onCurve };
}
