import { afterAll, beforeAll, expect, test } from "vitest";
import { insertProduct } from "#server/testing/insert-product.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let app: TestApp;
let cookie: string;
let productId: string;

beforeAll(async () => {
  app = await createTestApp();
  ({ cookie } = await app.signIn("admin"));
  productId = await insertProduct(app.appContext.db, {
    name: "100%_fit \\ seal",
    category: "Seals",
  });
  await insertProduct(app.appContext.db, { name: "Rrip shtrënguese", category: "Belts" });
});

afterAll(() => app.close());

// docs/product/admin.md#admins-manage-products-and-orders
test("an admin adds, reads, changes and deletes a product", async () => {
  const added = await app.call("/api/products", {
    method: "POST",
    cookie,
    body: { name: "NSK 6205", price: 12.5, description: "Deep groove", image_url: "/images/a.png" },
  });
  expect(added.status).toBe(201);
  expect(added.body).toMatchObject({
    price: 12.5,
    price_eur: 12.5,
    currency: "EUR",
    stock_quantity: 10,
    low_stock_threshold: 5,
    stock: "inStock",
    is_active: true,
  });
  const path = `/api/products/${String(added.body["id"])}`;
  const changed = await app.call(path, { method: "PATCH", cookie, body: { price: 13 } });
  expect(changed.body).toMatchObject({ name: "NSK 6205", price: 13, stock_quantity: 10 });
  expect((await app.call(path, { method: "DELETE", cookie })).status).toBe(204);
  expect((await app.call(path)).status).toBe(404);
  expect((await app.call(path, { method: "DELETE", cookie })).status).toBe(404);
});

// docs/product/admin.md#unknown-products
test("an unknown id returns 404 and a malformed one 422", async () => {
  const unknown = "/api/products/00000000-0000-4000-8000-000000000000";
  expect((await app.call(unknown, { method: "PATCH", cookie, body: { price: 1 } })).status).toBe(
    404,
  );
  for (const id of ["1", "%00", "..%2f..%2fetc", "x".repeat(5_000), "%F0%9F%92%A9"]) {
    const { status } = await app.call(`/api/products/${id}`);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  }
});

// docs/product/shop.md#literal-search
test.each([
  ["%", 1],
  ["_", 1],
  ["\\", 1],
  ["100%_FIT", 1],
  ["SHTRENGUESE", 1],
  ["shtrënguese", 1],
  ["' OR 1=1 --", 0],
  ["%27;drop table products", 0],
])("the search %j is literal and finds %i", async (search, count) => {
  const { status, body } = await app.call(`/api/products?search=${encodeURIComponent(search)}`);
  expect({ status, count: body["count"] }).toEqual({ status: 200, count });
});

// docs/product/shop.md#literal-search
test.each([
  "sort=name",
  "sort=price_eur;--",
  "sort=name-asc&sort=price-asc",
  "limit=0",
  "limit=1e9",
  "limit=-1",
  "limit=abc",
  "cursor=AAAA",
  "cursor=%22",
  "category[]=a",
  "search=%00",
  "bore=wide",
  "bore=25&bore=30",
  "outside=25x52",
  "width=0",
  "length=-1",
  "seals=closed",
  `section=${"a".repeat(41)}`,
  "unknown=1",
  `search=${"a".repeat(201)}`,
])("rejects the query %s", async (query) => {
  const { status, body } = await app.call(`/api/products?${query}`);
  expect({ status, code: body["code"] }).toEqual({ status: 422, code: "invalid_input" });
});

// docs/product/shop.md#dimension-filters
test("a figure that can't be read is named", async () => {
  for (const path of ["/api/products", "/api/products/dimensions"]) {
    const { status, body } = await app.call(`${path}?bore=25&outside=wide`);
    expect({ status, fields: body["data"] }).toEqual({
      status: 422,
      fields: { fields: [{ path: "outside", message: "must be a figure in mm" }] },
    });
  }
});

// docs/product/shop.md#dimension-filters, docs/product/shop.md#dimension-counts
test("products are filtered and counted by dimension, and a change is seen at once", async () => {
  const id = await insertProduct(app.appContext.db, { name: "Sized", boreMm: 91.5 });
  const list = async (): Promise<unknown> =>
    (await app.call("/api/products?bore=91,5%20mm")).body["count"];
  const counts = async (): Promise<unknown> =>
    (await app.call("/api/products/dimensions?search=sized")).body["bore"];
  expect(await list()).toBe(1);
  expect(await counts()).toEqual([{ value: 91.5, count: 1 }]);
  const body = { bore_mm: 92 };
  await app.call(`/api/products/${id}`, { method: "PATCH", cookie, body });
  expect(await list()).toBe(0);
  expect(await counts()).toEqual([{ value: 92, count: 1 }]);
});

// docs/product/shop.md#currencies, docs/product/admin.md#valid-values
test.each([
  { price: -1 },
  { price: 0.001 },
  { price: 1e308 },
  { price: "1" },
  { price: null },
  { price: 10_000_000_000 },
  { stock_quantity: -1 },
  { stock_quantity: 1.5 },
  { stock_quantity: 2 ** 31 },
  { low_stock_threshold: -1 },
  { name: "   " },
  { name: "a\u0000b" },
  { name: ["x"] },
  { description: "x".repeat(5_001) },
  { currency: "GBP" },
  { is_active: "yes" },
  { bore_mm: 0 },
  { bore_mm: "25" },
  { bore_mm: 25.0001 },
  { length_mm: 1_000_000 },
  { seals: "closed" },
  { section: "x".repeat(41) },
])("rejects a product with %j", async (field) => {
  const body = { name: "Belt", price: 1, description: "x", ...field };
  const answer = await app.call("/api/products", { method: "POST", cookie, body });
  expect({ status: answer.status, code: answer.body["code"] }).toEqual({
    status: 422,
    code: "invalid_input",
  });
});

// docs/product/security.md#known-columns-only
test.each([
  "id",
  "created_at",
  "deleted_at",
  "price_eur",
  "stock",
  "image",
  "stated_dimensions",
  "dimensions_read_from",
  "constructor",
])("the column %s can't be written", async (column) => {
  const body = { name: "Belt", price: 1, [column]: "x" };
  expect((await app.call("/api/products", { method: "POST", cookie, body })).status).toBe(422);
});

// docs/product/security.md#known-columns-only
test.each([
  '{"name":"Belt","price":1,"price":2}',
  '{"name":"Belt","price":1,"\\u0070rice":2}',
  '{"name":"Belt","price":1,"__proto__":{"is_active":false}}',
])("rejects the body %s", async (rawBody) => {
  expect((await app.call("/api/products", { method: "POST", cookie, rawBody })).status).toBe(422);
});

// docs/product/security.md#image-addresses
test.each([
  "javascript:alert(1)",
  "http://example.com/a.png",
  "//evil.example/a.png",
  "data:image/svg+xml,<svg/>",
  "/../../etc/passwd",
  'https://a.example/"onerror=alert(1)',
  "https://localhost/a.png",
  "https://127.0.0.1/x",
  "https://0x7f.1/x",
  "https://192.168.1.1/x",
  "https://printer.local/x",
])("rejects the image URL %s", async (image_url) => {
  const body = { name: "Belt", price: 1, image_url };
  expect((await app.call("/api/products", { method: "POST", cookie, body })).status).toBe(422);
});

// docs/product/shop.md#active-products-only, docs/product/security.md#image-addresses
test("an inactive product appears nowhere", async () => {
  const id = await insertProduct(app.appContext.db, { name: "Hidden gear", isActive: false });
  const listed = await app.call("/api/products?search=hidden");
  expect(listed.body).toMatchObject({ items: [], count: 0 });
  expect((await app.call(`/api/products/${id}`)).status).toBe(404);
  const order = await app.call("/api/products/filters");
  expect(JSON.stringify(order.body)).not.toContain("Hidden");
});

test("switching a product off writes 0, and switching it on restores the earlier stock", async () => {
  const path = `/api/products/${productId}/stock`;
  const off = await app.call(path, { method: "PUT", cookie, body: { in_stock: false } });
  expect(off.body).toMatchObject({ stock_quantity: 0, stock: "outOfStock" });
  await app.call(path, { method: "PUT", cookie, body: { in_stock: false } });
  const on = await app.call(path, { method: "PUT", cookie, body: { in_stock: true } });
  expect(on.body).toMatchObject({ stock_quantity: 10, stock: "inStock" });
});
