import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ResponsiveImage } from "./responsive-image.tsx";

const upload = "/uploads/ONLINE%20SHOP/products/ab12.jpg";

test("offers an upload in all its sizes, the smallest format first", () => {
  const html = render(upload);
  const sources = [...html.matchAll(/<source type="([^"]+)"[^>]*>/g)].map(([, type]) => type);
  expect(sources).toEqual(["image/avif", "image/webp"]);
  expect(html).toContain("/uploads/ONLINE%20SHOP/products/ab12-640.avif 640w");
  expect(html).toContain('sizes="160px"');
  expect(html).toContain(`src="${upload}"`);
});

test("passes on the sizes attribute", () => {
  expect(render(upload, "50vw")).toContain('sizes="50vw"');
});

test("renders an external image as a plain img", () => {
  const html = render("https://cdn.example/a.jpg", "50vw");
  expect(html).toMatch(/^<img /);
  expect(html).not.toContain("sizes");
});

function render(src: string, sizes?: string): string {
  return renderToStaticMarkup(
    <ResponsiveImage src={src} alt="" width={160} height={120} {...(sizes && { sizes })} />,
  );
}
