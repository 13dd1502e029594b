import { afterEach, expect, test } from "vitest";
import { insertProduct } from "#server/testing/insert-product.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let opened: TestApp | undefined;

afterEach(() => opened?.close());

// docs/product/stock.md#stock-that-visitors-see
test.each([
  ["exact", [0, 3, 132]],
  ["more-than-10", [0, 3, 11]],
  ["badge", [0, 1, 6]],
] as const)("with STOCK_DISPLAY=%s no public answer tells more", async (stockDisplay, shown) => {
  const app = await createTestApp({ stockDisplay });
  opened = app;
  const { db } = app.appContext;
  const ids = await Promise.all(
    [0, 3, 132].map((stockQuantity) =>
      insertProduct(db, {
        name: `NSK 6205 of ${stockQuantity}`,
        category: "Bearings",
        stockQuantity,
      }),
    ),
  );
  const [none, few = "", many = ""] = ids;
  const customer = (await app.signIn("customer")).cookie;
  const admin = (await app.signIn("admin")).cookie;
  for (const product_id of [few, many]) {
    await app.call("/api/cart/items", {
      method: "POST",
      cookie: customer,
      body: { product_id, quantity: 1 },
    });
  }
  const bodies = [
    ...(await Promise.all(ids.map((id) => app.call(`/api/products/${id}`, { cookie: admin })))),
    await app.call("/api/products?search=6205"),
    await app.call("/api/products/named?codes=6205"),
    await app.call("/api/search?q=6205"),
    await app.call("/api/search/list", { method: "POST", body: { codes: ["6205"] } }),
    await app.call("/api/cart", { cookie: customer }),
  ].map((answer) => answer.body);
  const counts = new Map<string, Set<number>>();
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    if ("id" in value && "stock_quantity" in value) {
      const known = counts.get(String(value.id)) ?? new Set();
      counts.set(String(value.id), known.add(Number(value.stock_quantity)));
    }
    for (const one of Object.values(value)) visit(one);
  };
  visit(bodies);
  expect([none, few, many].map((id = "") => [...(counts.get(id) ?? [])])).toEqual(
    shown.map((count) => [count]),
  );
  const settings = await app.call("/api/settings");
  expect(settings.body["stock_display"]).toBe(stockDisplay);
  const own = await app.call("/api/admin/products?search=132", { cookie: admin });
  expect(own.body["items"]).toMatchObject([{ stock_quantity: 132 }]);
});
