import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Drawing } from "#catalogue/drawing/drawing.ts";
import { SectionDrawing } from "./section-drawing.tsx";

const drawing: Drawing = {
  title: "Cross-section of a ring",
  description: "Ring of 52 mm.",
  bounds: { x: 0, y: 0, width: 15, height: 52 },
  shapes: [
    { material: "steel-right", path: "M0 0L15 0L15 52L0 52Z" },
    { material: "steel-left", path: "M5 5L10 5L10 10Z" },
  ],
  centreLines: [
    [
      [0, 26],
      [15, 26],
    ],
  ],
  dimensions: [{ from: [0, 0], to: [0, 52], side: "left", row: 1, label: "Ø52" }],
};

test("is one image with a name and a description", () => {
  const markup = renderToStaticMarkup(<SectionDrawing drawing={drawing} />);
  const [, title = ""] = /aria-labelledby="([^"]+)"/.exec(markup) ?? [];
  const [, description = ""] = /aria-describedby="([^"]+)"/.exec(markup) ?? [];
  expect(markup).toContain(`<title id="${title}">Cross-section of a ring</title>`);
  expect(markup).toContain(`<desc id="${description}">Ring of 52 mm.</desc>`);
  expect(markup).toContain('role="img"');
});

test("uses unique ids and its own hatching in each drawing on a page", () => {
  const markup = renderToStaticMarkup(
    <>
      <SectionDrawing drawing={drawing} />
      <SectionDrawing drawing={drawing} />
    </>,
  );
  const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const used = [...markup.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(used.length).toBe(4);
  expect(used.every((id) => ids.includes(id))).toBe(true);
});

test("shows dimensions", () => {
  expect(renderToStaticMarkup(<SectionDrawing drawing={drawing} />)).toContain("Ø52");
});

test("has no style attributes, which the Content-Security-Policy blocks", () => {
  const markup = renderToStaticMarkup(<SectionDrawing drawing={drawing} />);
  expect(markup).not.toContain("style=");
});
