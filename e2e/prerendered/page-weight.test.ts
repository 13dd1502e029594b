import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { create } from "fontkit";
import { expect, test } from "vitest";
import { prerenderPaths } from "#catalogue/paths.ts";
import { weighScripts } from "../support/script-weight.ts";
import { getText, readPage } from "./prerendered-page.ts";

const site = fileURLToPath(new URL("../../dist/client", import.meta.url));
const fontFolder = fileURLToPath(new URL("../../web/styles/fonts", import.meta.url));

/**
 * The most that a page's first scripts (compressed) and its HTML (as it is) weigh, in kB. The first pattern
 * that fits counts. Each is what was reached, rounded up; lower one when its pages get lighter.
 */
const budgets: readonly (readonly [pattern: RegExp, scripts: number, html: number])[] = [
  [/^\/$/, 151, 54.1],
  [/^\/(about|contact|products|services|terms)$/, 143.1, 30],
  [/^\/privacy$/, 144.4, 34],
  [/^\/products\/(bearing|belts)$/, 141.8, 33],
  [/^\/products\/seals$/, 143.4, 88.3],
  [/^\/products\/bearing\/ppl\/./, 149.6, 118],
  [/^\/products\/(bearing|belts)\/[^/]+$/, 150.7, 73],
  [/^\/products\/bearing\/nsk\/./, 149, 75],
  [/^\/products\/(seals|belts\/mitsuboshi\/classical-v-belts)\/./, 151.3, 64],
  [/^\/products\/belts\/[^/]+\/[^/]+$/, 157.4, 164],
  [/^\/products\/nsk\/catalog$/, 147, 38],
  [/^\/products\/nsk\/bearing\/./, 150.4, 74],
  [/^\/products\/nsk\/[^/]+$/, 143.5, 110],
  [/^\/products\/nsk\/./, 162, 110],
];

/** The stylesheet, compressed, and the font that every page loads at first. */
const maxStyleKB = 22;
const maxFontKB = 19;

// docs/product/reliability.md#light-pages
test("the first scripts and the HTML of every prerendered page are within their budgets", () => {
  const tooHeavy = prerenderPaths.flatMap((path) => {
    const html = readFileSync(join(site, path, "index.html"), "utf8");
    const [, scripts = 0, maxHtmlKB = 0] = budgets.find(([pattern]) => pattern.test(path)) ?? [];
    const scriptKB = weighScripts(html);
    const htmlKB = Buffer.byteLength(html) / 1_000;
    return scriptKB <= scripts && htmlKB <= maxHtmlKB
      ? []
      : [
          `${path}: ${scriptKB.toFixed(1)} of ${scripts} kB, HTML ${htmlKB.toFixed(1)} of ${maxHtmlKB} kB`,
        ];
  });
  expect(tooHeavy).toEqual([]);
});

// docs/product/reliability.md#light-pages
test("the stylesheet and the first font of a page are within their budgets", () => {
  const html = readFileSync(join(site, "index.html"), "utf8");
  const linked = (ending: string): readonly Buffer[] =>
    [...html.matchAll(/href="\/(assets\/[^"]+)"/g)]
      .map(([, file = ""]) => file)
      .filter((file) => file.endsWith(ending))
      .map((file) => readFileSync(join(site, file)));
  const styles = linked(".css").map((file) => gzipSync(file).length / 1_000);
  const fonts = linked(".woff2").map((file) => file.length / 1_000);
  expect(styles).toHaveLength(1);
  expect(fonts).toHaveLength(1);
  expect(Math.max(...styles)).toBeLessThanOrEqual(maxStyleKB);
  expect(Math.max(...fonts)).toBeLessThanOrEqual(maxFontKB);
});

// docs/product/reliability.md#light-pages
test.each(["sans", "mono"])("no prerendered page needs a second file of the %s font", (name) => {
  const [first, ...further] = ["latin", "latin-more", "latin-ext"].map((part) =>
    readFont(`${name}-${part}.woff2`),
  );
  const texts = prerenderPaths.flatMap((path) => {
    const page = readPage(path);
    return [getText(page.body), ...Array.from(page.querySelectorAll("svg text"), getText)];
  });
  const needed = [...new Set(texts.join(""))].filter(
    (one) => !first?.has(one) && further.some((font) => font.has(one)),
  );
  expect(needed).toEqual([]);
});

function readFont(file: string): { readonly has: (character: string) => boolean } {
  const font = create(readFileSync(join(fontFolder, file)));
  if (!("hasGlyphForCodePoint" in font)) throw new Error(`${file} is a collection`);
  return { has: (character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0) };
}
