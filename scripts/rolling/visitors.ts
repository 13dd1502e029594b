import { randomUUID } from "node:crypto";
import { Agent, request } from "node:https";
import { setTimeout as delay } from "node:timers/promises";
import { composeOrder } from "../load/sample-order.ts";

/** What the visitors saw. */
export type Visits = {
  /** Order ids by idempotency key. */
  readonly orders: ReadonlyMap<string, string>;
  /** Requests by kind. */
  readonly counts: ReadonlyMap<string, number>;
  /** Requests without a whole answer of the expected status. */
  readonly cut: readonly string[];
  readonly slowestMs: number;
  stop(): Promise<void>;
};

type Answer = { readonly status: number; readonly text: string };
type Send = (path: string, body?: object) => Promise<Answer>;

/** Lets visitors order, read lists and load pages with all their chunks, without pause. */
export async function startVisitors(
  site: { readonly origin: string; readonly authority: string },
  numbers: { readonly ordering: number; readonly reading: number },
): Promise<Visits> {
  const orders = new Map<string, string>();
  const counts = new Map<string, number>();
  const cut: string[] = [];
  const end = new AbortController();
  let slowestMs = 0;

  const check = async (kind: string, status: number, sent: Promise<Answer>): Promise<string> => {
    const began = performance.now();
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    try {
      const answer = await sent;
      slowestMs = Math.max(slowestMs, performance.now() - began);
      if (answer.status === status) return answer.text;
      cut.push(`${kind}: ${answer.status} ${answer.text.slice(0, 120)}`);
    } catch (error) {
      cut.push(`${kind}: ${String(error)}`);
    }
    await delay(100);
    return "";
  };

  const productId = await findProduct(openConnection(site).send);
  const order = async (send: Send): Promise<void> => {
    const key = randomUUID();
    const text = await check(
      "orders",
      201,
      send("/api/orders", composeOrder("Rolling", productId, key)),
    );
    if (text === "") return;
    const placed: { readonly id: string } = JSON.parse(text);
    orders.set(key, placed.id);
  };
  const read = async (send: Send): Promise<void> => {
    await check("lists", 200, send(`/api/products?limit=24&search=${randomUUID().slice(0, 2)}`));
    const page = await check("pages", 200, send("/shop"));
    const chunks = new Set([...page.matchAll(/\/assets\/[\w~.-]+\.js/g)].map(([path]) => path));
    await Promise.all([...chunks].map((path) => check("chunks", 200, send(path))));
  };
  const loop = async (visit: (send: Send) => Promise<void>): Promise<void> => {
    const connection = openConnection(site);
    while (!end.signal.aborted) await visit(connection.send);
    connection.close();
  };
  const loops = [
    ...Array.from({ length: numbers.ordering }, () => loop(order)),
    ...Array.from({ length: numbers.reading }, () => loop(read)),
  ];
  return {
    orders,
    counts,
    cut,
    get slowestMs() {
      return slowestMs;
    },
    async stop() {
      end.abort();
      await Promise.all(loops);
    },
  };
}

function openConnection(site: { readonly origin: string; readonly authority: string }): {
  readonly send: Send;
  close(): void;
} {
  const agent = new Agent({ keepAlive: true, maxSockets: 6, ca: site.authority });
  const send: Send = (path, body) =>
    new Promise((resolve, reject) => {
      const call = request(`${site.origin}${path}`, {
        agent,
        method: body ? "POST" : "GET",
        headers: body ? { "content-type": "application/json" } : {},
      });
      call.on("error", reject);
      call.on("response", (response) => {
        let text = "";
        response.setEncoding("utf8");
        response.on("data", (part: string) => (text += part));
        response.on("error", reject);
        response.on("end", () => resolve({ status: response.statusCode ?? 0, text }));
      });
      call.end(body && JSON.stringify(body));
    });
  return { send, close: () => agent.destroy() };
}

/** Waits for the proxy's first health check. */
async function findProduct(send: Send): Promise<string> {
  for (;;) {
    const { status, text } = await send("/api/products?limit=1");
    const page: { readonly items?: readonly { readonly id: string }[] } = JSON.parse(text || "{}");
    const product = page.items?.[0];
    if (status === 200 && product) return product.id;
    await delay(100);
  }
}
