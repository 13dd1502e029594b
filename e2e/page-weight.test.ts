import { expect } from "@playwright/test";
import { getProductPath } from "#domain/product-path.ts";
import { test } from "./support/journey.ts";
import { weighScripts } from "./support/script-weight.ts";

// docs/product/reliability.md#light-pages
test("the first scripts of the shop and of a product's page are within their budgets", async ({
  request,
}) => {
  const list = await request.get("/api/products?limit=1");
  const { items }: { items: readonly { id: string; name: string }[] } = await list.json();
  const [product] = items;
  if (!product) throw new Error("The shop has no product");
  for (const [path, kB] of [
    ["/shop", 190],
    [getProductPath(product), 185],
  ] as const) {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    expect(weighScripts(await answer.text()), path).toBeLessThanOrEqual(kB);
  }
});
