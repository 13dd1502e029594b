import { readFileSync } from "node:fs";
import { create, type Font } from "fontkit";

declare global {
  namespace PDFKit.Mixins {
    // Documented since pdfkit 0.20, but missing in its types.
    // oxlint-disable-next-line typescript/consistent-type-definitions -- merges with the browser's
    interface PDFFont {
      registerFont(name: string, font: Font): this;
    }
  }
}

/** Type faces; `strong` and `codeStrong` are for headings and search terms. */
export type Face = "text" | "strong" | "code" | "codeStrong";

const files: Record<Face, string> = {
  text: import.meta
    .resolve("@expo-google-fonts/ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf"),
  strong: import.meta
    .resolve("@expo-google-fonts/ibm-plex-sans/600SemiBold/IBMPlexSans_600SemiBold.ttf"),
  code: import.meta
    .resolve("@expo-google-fonts/ibm-plex-mono/400Regular/IBMPlexMono_400Regular.ttf"),
  codeStrong: import.meta
    .resolve("@expo-google-fonts/ibm-plex-mono/600SemiBold/IBMPlexMono_600SemiBold.ttf"),
};

/**
 * fontkit reads the ten bytes of an outline's header even for a glyph without an outline, and the
 * spaces of Plex Mono are at the end of the file: https://github.com/foliojs/fontkit/issues/303.
 */
const afterLastGlyph = Buffer.alloc(10);

const opened = new Map<Face, Font>();

/** Opens a font once for all documents: from bytes, pdfkit would open it for each. */
export function openFont(face: Face): Font {
  const known = opened.get(face);
  if (known) return known;
  const font = create(Buffer.concat([readFileSync(new URL(files[face])), afterLastGlyph]));
  if (!("layout" in font)) throw new TypeError(`${files[face]} is a collection of fonts`);
  opened.set(face, font);
  return font;
}

/** @throws {RangeError} If the face has no glyph for a character, instead of leaving it out. */
export function assertGlyphs(words: string, face: Face): void {
  const font = openFont(face);
  for (const character of words) {
    if (!font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)) {
      throw new RangeError(`The face '${face}' has no "${character}"`);
    }
  }
}

/** Replaces characters that the face doesn't have, in what people typed. */
export function replaceMissingGlyphs(words: string, face: Face): string {
  const font = openFont(face);
  return Array.from(words, (character) =>
    font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0) ? character : "?",
  ).join("");
}
