import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

/** A file of `web/styles/fonts` and the package's file that it is made of. */
type FontSource = {
  readonly file: string;
  readonly source: string;
  /** Weights that the site uses, of a variable font. */
  readonly weights?: { readonly min: number; readonly max: number };
};

const weights = { min: 400, max: 700 };

const sansLatin = import.meta
  .resolve("@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2");
const monoLatin = import.meta
  .resolve("@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2");

const sources: readonly FontSource[] = [
  { file: "sans-latin.woff2", source: sansLatin, weights },
  { file: "sans-latin-more.woff2", source: sansLatin, weights },
  {
    file: "sans-latin-ext.woff2",
    source: import.meta
      .resolve("@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-ext-wght-normal.woff2"),
    weights,
  },
  { file: "mono-latin.woff2", source: monoLatin },
  { file: "mono-latin-more.woff2", source: monoLatin },
  {
    file: "mono-latin-ext.woff2",
    source: import.meta
      .resolve("@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-ext-400-normal.woff2"),
  },
];

/** Kerning, accents, local forms and figures of equal width; nothing else is used in the styles. */
const features = ["kern", "mark", "mkmk", "ccmp", "locl", "tnum"];
/** Copyright and licence. The name is left out: the licence reserves it for unmodified fonts. */
const nameIds = [0, 13, 14];

/**
 * Reduces the fonts to what the site uses: the characters of their `unicode-range` and weights 400 to 700. Hinting
 * stays: without it, texts are wider on Linux. Source: SIL Open Font License 1.1.
 *
 * @param css The stylesheet with an `@font-face` of each file.
 * @returns The content of each file in `web/styles/fonts`, by name.
 */
export async function subsetFonts(css: string): Promise<ReadonlyMap<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const { file, source, weights: wght } of sources) {
    const font = await readFile(fileURLToPath(source));
    const subset = await subsetFont(font, listCharacters(css, file), {
      targetFormat: "woff2",
      keepFeatures: features,
      preserveNameIds: nameIds,
      ...(wght && { variationAxes: { wght } }),
    });
    files.set(file, subset);
  }
  return files;
}

/**
 * Lists the characters for which the browser loads a font file.
 *
 * @throws {Error} If the stylesheet has no range for it.
 */
function listCharacters(css: string, file: string): string {
  const face = css.split("@font-face").find((rule) => rule.includes(`/${file}"`));
  const range = /unicode-range:([^;]+);/.exec(face ?? "")?.[1];
  if (range === undefined) throw new Error(`fonts.css has no unicode-range for ${file}`);
  return range
    .split(",")
    .flatMap((part) => {
      const [first = "", last = first] = part.trim().slice("U+".length).split("-");
      const [from, to] = [Number.parseInt(first, 16), Number.parseInt(last, 16)];
      return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at));
    })
    .join("");
}
