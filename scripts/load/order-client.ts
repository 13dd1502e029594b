import { Agent, request } from "node:http";
import { composeOrder } from "./sample-order.ts";
import type { ScratchShop } from "./scratch-shop.ts";

type Placed = { readonly id: string };
type OrderPage = { readonly items: Placed[]; readonly next_cursor: string | null };

/** Outcome of sending an order. */
export type Sending =
  | { readonly kind: "acknowledged"; readonly id: string }
  | { readonly kind: "rejected"; readonly status: number }
  /** Nothing was sent: no server accepted the connection. */
  | { readonly kind: "not connected" }
  /** The connection ended before the response was complete. */
  | { readonly kind: "cut"; readonly error: string };

/** A client that reuses one connection, as a browser does. */
export type OrderClient = {
  /** Sends an order under an idempotency key. */
  place(key: string): Promise<Sending>;
  close(): void;
};

/** Creates a client that orders one piece of the shop's first product. */
export async function makeOrderClient(shop: ScratchShop): Promise<OrderClient> {
  const productId = await findProduct(shop.origin);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    place: (key) => {
      const body = JSON.stringify(composeOrder("Chaos", productId, key));
      return send(`${shop.origin}/api/orders`, agent, body);
    },
    close: () => agent.destroy(),
  };
}

/**
 * Counts duplicates: a retry with the same key has to return the acknowledged order, never a second
 * one.
 */
export async function countDoubled(
  shop: ScratchShop,
  acknowledged: ReadonlyMap<string, string>,
): Promise<number> {
  const client = await makeOrderClient(shop);
  let count = 0;
  for (const [key, id] of [...acknowledged].slice(-200)) {
    const again = await client.place(key);
    if (again.kind !== "acknowledged" || again.id !== id) count += 1;
  }
  client.close();
  return count;
}

/** Counts acknowledged orders that are missing in the admin's list. */
export async function countLost(
  shop: ScratchShop,
  acknowledged: ReadonlyMap<string, string>,
): Promise<number> {
  const stored = await readAllOrders(shop);
  return [...acknowledged.values()].filter((id) => !stored.has(id)).length;
}

function send(url: string, agent: Agent, body: string): Promise<Sending> {
  return new Promise((resolve) => {
    const headers = { "content-type": "application/json" };
    const call = request(url, { agent, method: "POST", headers });
    const fail = (error: NodeJS.ErrnoException): void => {
      if (error.code === "ECONNREFUSED") resolve({ kind: "not connected" });
      else resolve({ kind: "cut", error: error.code ?? error.message });
    };
    call.on("error", fail);
    call.on("response", (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (part: string) => (text += part));
      response.on("error", fail);
      response.on("end", () => {
        const status = response.statusCode ?? 0;
        if (status !== 201) return resolve({ kind: "rejected", status });
        const order: Placed = JSON.parse(text);
        resolve({ kind: "acknowledged", id: order.id });
      });
    });
    call.end(body);
  });
}

async function findProduct(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/products?limit=1`);
  const page: OrderPage = await response.json();
  const [product] = page.items;
  if (!product) throw new Error("The shop is empty");
  return product.id;
}

async function readAllOrders(shop: ScratchShop): Promise<ReadonlySet<string>> {
  const headers = { cookie: await signIn(shop) };
  const ids = new Set<string>();
  for (let cursor: string | null = ""; cursor !== null;) {
    const query = cursor === "" ? "" : `&cursor=${cursor}`;
    const response = await fetch(`${shop.origin}/api/orders?limit=100${query}`, { headers });
    const page: OrderPage = await response.json();
    for (const order of page.items) {
      if (ids.has(order.id)) throw new Error(`Order ${order.id} is listed twice`);
      ids.add(order.id);
    }
    cursor = page.next_cursor;
  }
  return ids;
}

async function signIn({ origin, admin }: ScratchShop): Promise<string> {
  const response = await fetch(`${origin}/api/auth/sign-in/email`, {
    method: "POST",
    headers: { "content-type": "application/json", origin },
    body: JSON.stringify(admin),
  });
  if (!response.ok) throw new Error(`Sign-in answered ${response.status}`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";", 1)[0])
    .join("; ");
}
