import { setTimeout as delay } from "node:timers/promises";
import type { Bench } from "./bench.ts";

/** The server hears of its own change again, and its search reads the product. */
const afterChangeMs = 60;
/** Far from the first pages of all lists. */
const product = { name: "Yard product", price: 50, description: "Changed all the time" };

/** Headers of an admin's requests. */
export async function signInHeaders({ shop }: Bench): Promise<Readonly<Record<string, string>>> {
  const { origin } = shop.server;
  return { host: new URL(origin).host, origin, cookie: await shop.signIn() };
}

/**
 * Adds a product and returns a function that hides or shows it under another name, so that every list and
 * search has to be read again.
 */
export async function prepareChange(bench: Bench): Promise<() => Promise<void>> {
  let changes = 0;
  return prepareChanges(bench, () => {
    changes += 1;
    return { name: `${product.name} ${changes}`, is_active: changes % 2 === 0 };
  });
}

/** Adds a product and returns a function that changes its stock. */
export async function prepareStockChange(bench: Bench): Promise<() => Promise<void>> {
  let changes = 0;
  return prepareChanges(bench, () => ({ stock_quantity: 20 + (++changes % 2) }));
}

async function prepareChanges(
  { shop }: Bench,
  getPatch: () => object,
): Promise<() => Promise<void>> {
  const cookie = await shop.signIn();
  const created = await shop.send("/api/products", { cookie, body: product });
  if (created.status !== 201) throw new Error(`A product: ${created.status} ${created.text}`);
  const path = `/api/products/${String(created.body["id"])}`;
  return async () => {
    const { status, text } = await shop.send(path, { method: "PATCH", cookie, body: getPatch() });
    if (status !== 200) throw new Error(`A change: ${status} ${text}`);
    await delay(afterChangeMs);
  };
}

/** Ids of a hundred products that the shop shows. */
export async function listProductIds({ shop }: Pick<Bench, "shop">): Promise<readonly string[]> {
  const { text } = await shop.send("/api/products?limit=100");
  return Array.from(text.matchAll(/"id":"([0-9a-f-]{36})"/g), ([, id = ""]) => id);
}
