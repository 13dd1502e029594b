import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { create } from "fontkit";
import { expect, test } from "vitest";
import { subsetFonts } from "./subset-fonts.ts";

const styles = fileURLToPath(new URL("../../web/styles", import.meta.url));

test("the fonts are what npm run fonts writes", async () => {
  const css = await readFile(join(styles, "fonts.css"), "utf8");
  for (const [name, content] of await subsetFonts(css)) {
    expect(content.equals(await readFile(join(styles, "fonts", name))), name).toBe(true);
  }
});

test.each([
  ["sans-latin.woff2", "Aë Ç – € × −"],
  ["sans-latin-more.woff2", "éüÄ"],
  ["sans-latin-ext.woff2", "ščžŠ"],
  ["mono-latin.woff2", "6205-2RS × ° ↑"],
  ["mono-latin-more.woff2", "éü½øµ"],
  ["mono-latin-ext.woff2", "šč"],
])("%s has the characters %s", async (name, text) => {
  const font = create(await readFile(join(styles, "fonts", name)));
  if (!("hasGlyphForCodePoint" in font)) throw new Error(`${name} is a collection`);
  const missing = Array.from(text).filter(
    (one) => !font.hasGlyphForCodePoint(one.codePointAt(0) ?? 0),
  );
  expect(missing).toEqual([]);
});
