import { setTimeout as delay } from "node:timers/promises";
import { ask, type ClusterLoad } from "./cluster-client.ts";

const pauseMs = 1_000;

type Priced = { readonly id: string; readonly price: number };

/** Changes a product's price again and again, and reads it at once as the same admin. */
export async function changePrices(
  load: ClusterLoad,
  cookie: string,
  productId: string,
): Promise<number> {
  let count = 0;
  while (!load.ending.aborted) {
    count += 1;
    const price = 1_000 + count;
    await ask(load, {
      kind: "write",
      path: `/api/products/${productId}`,
      method: "PATCH",
      json: { price },
      cookie,
    });
    const read = { kind: "signed-in read", cookie } as const;
    const one = await ask(load, { ...read, path: `/api/products/${productId}` });
    const product: Priced = JSON.parse(one.text);
    if (product.price !== price) load.measurements.staleReads += 1;
    const list = await ask(load, { ...read, path: "/api/products?limit=24" });
    const { items }: { items: Priced[] } = JSON.parse(list.text);
    const listed = items.find(({ id }) => id === productId);
    if (listed?.price !== price) load.measurements.staleReads += 1;
    await delay(pauseMs);
  }
  return count;
}
