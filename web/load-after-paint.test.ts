import { expect, test } from "vitest";
import { loadAfterPaint } from "./load-after-paint.ts";

const page = [
  '<head><link rel="preload" as="font" href="/assets/a.woff2"/></head>',
  '<body><script type="module" async="" src="/assets/index-1.js" nonce="n"></script></body>',
].join("");
const files = ["/assets/index-1.js", "/assets/dom-1.js", "/assets/libraries-1.js"];

test("a page's scripts are named only in the script that loads them after the first paint", () => {
  const html = loadAfterPaint(page, files, undefined);
  expect(html).not.toContain("src=");
  expect(html).toContain('<link rel="preload" as="font" href="/assets/a.woff2"/>');
  expect(html).toContain('["/assets/index-1.js","/assets/dom-1.js","/assets/libraries-1.js"]');
  expect(html.match(/<script type="module">/g)).toHaveLength(1);
});

test("the libraries run before the page's code", () => {
  expect(loadAfterPaint(page, files, undefined)).toContain(
    'of ["/assets/libraries-1.js","/assets/dom-1.js","/assets/index-1.js"])',
  );
});

test("the script has the nonce of a page that isn't prerendered", () => {
  expect(loadAfterPaint(page, files, "n")).toContain('<script type="module" nonce="n">');
});

test("a page without scripts stays as it is", () => {
  expect(loadAfterPaint("<p>None</p>", files, undefined)).toBe("<p>None</p>");
});

// docs/product/cart.md#cart-on-every-page
test("the script marks a press of the header's cart that comes before the page's code", () => {
  expect(loadAfterPaint(page, files, undefined)).toContain("closest('.header-cart')");
});

// docs/product/reliability.md#buttons-pressed-early
test("the script repeats presses of buttons, but sends no form", () => {
  expect(loadAfterPaint(page, files, undefined)).toContain('closest("button[type=button]")');
});
