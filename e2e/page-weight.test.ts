import { expect } from "@playwright/test";
import { getProductPath } from "#domain/product-path.ts";
import { test } from "./support/journey.ts";
import { weighScripts } from "./support/script-weight.ts";

// docs/product/reliability.md#light-pages
test("the first scripts and the HTML of the shop and of a product's page are within their budgets", async ({
  request,
}) => {
  const list = await request.get("/api/products?limit=1");
  const { items }: { items: readonly { id: string; name: string }[] } = await list.json();
  const [product] = items;
  if (!product) throw new Error("The shop has no product");
  for (const [path, scripts, html] of [
    ["/shop", 163.5, 97],
    [getProductPath(product), 163.3, 43],
  ] as const) {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    const text = await answer.text();
    expect(weighScripts(text), path).toBeLessThanOrEqual(scripts);
    expect(Buffer.byteLength(text) / 1_000, path).toBeLessThanOrEqual(html);
  }
});
