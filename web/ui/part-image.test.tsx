import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PartImage } from "./part-image.tsx";

test("offers two widths, another format for browsers without AVIF, and reserves the space", () => {
  const html = renderToStaticMarkup(<PartImage name="deep-groove" alt="A bearing" sizes="50vw" />);
  expect(html).toContain(
    'type="image/avif" srcSet="/pictures/deep-groove-400.avif 400w, /pictures/deep-groove-800.avif 800w" sizes="50vw"',
  );
  expect(html).toContain('src="/pictures/deep-groove-400.webp"');
  expect(html).toContain('width="800" height="600"');
  expect(html).toContain('loading="lazy"');
});
