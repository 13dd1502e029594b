import { expect, test } from "vitest";
import { bearings } from "#catalogue/bearings/bearings.data.ts";
import { drawBearing, drawHalfBearing } from "./draw-bearing.ts";
import type { Drawing } from "./drawing.ts";
import { renderSvg } from "./render-svg.ts";

const sheet = bearings.map((bearing) => renderSvg(drawBearing(bearing), { dimensions: true }));

test("every document closes its tags", () => {
  for (const svg of sheet) {
    const tags = [...svg.matchAll(/<(\/?[a-z]+)[^>]*?(\/?)>/g)].filter(([, , self]) => !self);
    const open: (string | undefined)[] = [];
    const errors = tags.filter(([, name = ""]) =>
      name.startsWith("/") ? open.pop() !== name.slice(1) : open.push(name) === 0,
    );
    expect([errors, open]).toEqual([[], []]);
  }
});

test("a document has its title and its description", () => {
  const [svg = ""] = sheet;
  expect(svg).toContain('<title id="t">Cross-section of deep groove ball bearing 6000</title>');
  expect(svg).toContain("bore 10 mm, outside diameter 26 mm, width 8 mm.</desc>");
  expect(svg).toContain('aria-labelledby="t" aria-describedby="d"');
});

test("escapes words and keeps the decimals of their numbers", () => {
  const drawing: Drawing = {
    title: "A & B <i>",
    description: "Pitch 9.525 mm",
    bounds: { x: 0, y: 0, width: 100, height: 100 },
    shapes: [],
    centreLines: [],
    dimensions: [{ from: [0, 0], to: [9.525, 0], side: "above", row: 1, label: "9.525" }],
  };
  const svg = renderSvg(drawing, { dimensions: true });
  expect(svg).toContain("A &amp; B &lt;i&gt;");
  expect(svg).toContain("Pitch 9.525 mm");
  expect(svg).toContain(">9.525</text>");
});

test("a card's drawing is smaller than 3 kB and has no labels", () => {
  for (const bearing of bearings) {
    const svg = renderSvg(drawHalfBearing(bearing), { dimensions: false, aspect: 4 / 3 });
    expect(svg.length).toBeLessThan(3_000);
    expect(svg).not.toContain("<text");
    expect(svg).toContain('width="400" height="300"');
  }
});

test("a document follows the reader's colour scheme", () => {
  expect(sheet[0]).toContain("@media(prefers-color-scheme:dark)");
  // In WebKit an image doesn't follow the scheme, so that a page selects the colours by the fragment.
  expect(sheet[0]).toMatch(/^<svg [^>]*id="dark"/);
  const [, ofScheme, ofFragment] =
    /scheme:dark\)\{:root(\{[^}]*\})\}:root:target(\{[^}]*\})/.exec(sheet[0] ?? "") ?? [];
  expect(ofScheme).toBe(ofFragment);
});
