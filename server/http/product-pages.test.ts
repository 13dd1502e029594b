import { afterAll, beforeAll, expect, test } from "vitest";
import { getProductPath } from "#domain/product-path.ts";
import { loadBuild } from "#server/load-build.ts";
import { insertProduct } from "#server/testing/insert-product.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

const publicUrl = "https://shop.example";
const name = "NSK 6205DDU Deep Groove Ball Bearing";
const part = {
  name,
  brand: "NSK",
  category: "Bearings",
  description: "For a 25 mm shaft.",
  specifications: "Bore 25 mm; two contact rubber seals; mass 0.128 kg",
  boreMm: 25,
  outsideDiameterMm: 52,
  widthMm: 15,
  price: "6.40",
  stockQuantity: 132,
};

let app: TestApp;
let admin: string;
let id: string;

beforeAll(async () => {
  const { site } = await loadBuild(publicUrl);
  app = await createTestApp({ publicUrl, isHttps: true }, site);
  admin = (await app.signIn("admin")).cookie;
  id = await insertProduct(app.appContext.db, part);
});

afterAll(() => app.close());

async function open(path: string): Promise<{ status: number; html: string; headers: Headers }> {
  const response = await app.fetch(path);
  return { status: response.status, headers: response.headers, html: await response.text() };
}

async function change(productId: string, body: object): Promise<void> {
  const answer = await app.call(`/api/products/${productId}`, {
    method: "PATCH",
    cookie: admin,
    body,
  });
  expect(answer.status).toBe(200);
}

// docs/product/shop.md#product-page
test("the server renders a product with its figures, drawing and links", async () => {
  const path = getProductPath({ id, name });
  const { status, html } = await open(path);
  expect(status).toBe(200);
  expect(html).toContain(`<link rel="canonical" href="${publicUrl}${path}"`);
  expect(html).toMatch(new RegExp(`<h1[^>]*>${name}</h1>`));
  for (const text of ["25 × 52 × 15\u00A0mm", "€6.40", "132 pieces", "0.128\u00A0kg"]) {
    expect(html).toContain(text);
  }
  expect(html).toContain('data-slot="section-drawing"');
  expect(html).toContain('href="/products/nsk/bearing/6205"');
  expect(html).toContain('href="/media/datasheets/6205.pdf"');
});

// docs/product/shop.md#product-page, docs/product/shop.md#stars-are-decoration
test("structured data has price, stock and codes, and no rating", async () => {
  const { html } = await open(getProductPath({ id, name }));
  const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  const described: unknown[] = data.map(([, json = ""]): unknown => JSON.parse(json));
  expect(described).toContainEqual(
    expect.objectContaining({
      "@type": "Product",
      name,
      sku: id,
      mpn: "6205DDU",
      brand: { "@type": "Brand", name: "NSK" },
      offers: expect.objectContaining({
        price: "6.40",
        priceCurrency: "EUR",
        availability: "https://schema.org/InStock",
      }),
    }),
  );
  expect(JSON.stringify(described)).not.toMatch(/aggregateRating|ratingValue|review/);
});

// docs/product/shop.md#a-products-address
test("an older or mistyped address redirects permanently to the present one", async () => {
  const renamed = await insertProduct(app.appContext.db, { name: "Old name" });
  const former = getProductPath({ id: renamed, name: "Old name" });
  expect((await open(former)).status).toBe(200);
  await change(renamed, { name: "New name" });
  const present = getProductPath({ id: renamed, name: "New name" });
  for (const path of [former, present.toUpperCase().replace("/SHOP", "/shop")]) {
    const { status, headers } = await open(path);
    expect({ path, status, location: headers.get("location") }).toEqual({
      path,
      status: 301,
      location: present,
    });
  }
  expect((await open(present)).status).toBe(200);
});

// docs/product/shop.md#product-page, docs/product/security.md#hidden-products
test("a hidden, deleted or unknown product is a 404 without its name, also after it was cached", async () => {
  const secret = "Secret bearing X9";
  const { db } = app.appContext;
  const hidden = await insertProduct(db, { name: secret });
  const deleted = await insertProduct(db, { name: secret });
  const neverShown = await insertProduct(db, { name: secret, isActive: false });
  for (const product of [hidden, deleted]) {
    expect((await open(getProductPath({ id: product, name: secret }))).status).toBe(200);
  }
  await change(hidden, { is_active: false });
  await app.call(`/api/products/${deleted}`, { method: "DELETE", cookie: admin });
  const paths = [hidden, deleted, neverShown].flatMap((product) => [
    getProductPath({ id: product, name: "x" }),
    getProductPath({ id: product, name: secret }),
  ]);
  const unknown = ["/shop/nope", `/shop/x-${"f".repeat(32)}`, "/shop/%00", "/shop/%E0%A4%A"];
  for (const path of [...paths, ...unknown]) {
    const { status, html } = await open(path);
    expect({ path, status }).toEqual({ path, status: 404 });
    expect(html).not.toContain(secret);
    expect(html).toContain("This product isn’t in the shop");
    expect(html).toContain('role="search"');
    expect(html).toMatch(/<meta name="robots" content="noindex"/);
  }
});

// docs/product/shop.md#product-page
test("visitors get a stored page until the product changes, whatever the query", async () => {
  const path = getProductPath({ id, name });
  const first = await open(path);
  const again = await open(`${path}?from=mail`);
  expect(again.headers.get("etag")).toBe(first.headers.get("etag"));
  expect(first.headers.get("content-security-policy")).not.toContain("nonce-");
  await change(id, { price: 7.1 });
  expect((await open(path)).html).toContain("€7.10");
  await change(id, { price: 6.4 });
  const own = await app.fetch(path, { cookie: admin });
  expect(own.headers.get("content-security-policy")).toContain("nonce-");
});

// docs/product/shop.md#live-products, docs/product/shop.md#live-product-page
test("another count of a product renews every page that shows it, and no other page", async () => {
  const otherPart = { name: "Another part", brand: "SKF", stockQuantity: 40 };
  const other = await insertProduct(app.appContext.db, otherPart);
  const holding = ["/shop", "/shop?view=list", "/shop?q=6205DDU", getProductPath({ id, name })];
  const apart = ["/shop?brand=SKF", getProductPath({ id: other, name: otherPart.name })];
  const readEtags = async (paths: readonly string[]): Promise<readonly (string | null)[]> =>
    Promise.all(paths.map(async (path) => (await open(path)).headers.get("etag")));
  const before = await readEtags(apart);
  for (const count of [765_432, 654_321]) {
    await change(id, { stock_quantity: count });
    for (const path of holding) expect((await open(path)).html).toContain(String(count));
  }
  expect(await readEtags(apart)).toEqual(before);
  await change(id, { stock_quantity: part.stockQuantity });
});

// docs/product/shop.md#product-page
test("the site map has visible products only, and follows their names", async () => {
  const hidden = await insertProduct(app.appContext.db, { name: "Hidden", isActive: false });
  const product = await insertProduct(app.appContext.db, { name: "Listed" });
  await change(product, { name: "Listed & sold" });
  const { html } = await open("/sitemap.xml");
  expect(html).toContain(`<loc>${publicUrl}/about</loc>`);
  expect(html).toContain(`<loc>${publicUrl}${getProductPath({ id, name })}</loc>`);
  expect(html).toContain(
    `<loc>${publicUrl}${getProductPath({ id: product, name: "Listed & sold" })}</loc>`,
  );
  expect(html).not.toContain(hidden.replaceAll("-", ""));
  expect(html).toMatch(/<\/urlset>\s*$/);
});
