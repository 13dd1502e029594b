import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { connect } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { createOrderRequest } from "#server/testing/create-order-request.ts";
import { makeScratchShop, type ScratchShop } from "../../load/scratch-shop.ts";
import { createHttpClient, type HttpClient } from "../../proof/http-client.ts";
import type { FaultCase } from "../case-type.ts";
import { compareSlowReaders, measureLargeBody, measureSlowSenders } from "../slow-clients.ts";

export const requestCases: readonly FaultCase[] = [
  {
    id: "R8",
    title: "An order repeated after a cut answer is placed once",
    rules: ["orders.md#one-order-per-key"],
    attack: () => withShop(cutAnswers),
  },
  {
    id: "R11",
    title: "100 parallel additions to a cart give the exact sum",
    rules: ["cart.md#exact-sums-in-parallel"],
    attack: () => withShop(addInParallel),
  },
  {
    id: "R13",
    title: "Slow headers are closed within 7 s, slow bodies within 16 s",
    rules: ["reliability.md#slow-senders"],
    attack: () => withShop(measureSlowSenders),
  },
  {
    id: "R14",
    title: "100 clients that never read leave others' p99 under 200 ms",
    rules: ["security.md#connections"],
    attack: () => withShop(compareSlowReaders),
  },
  {
    id: "R15",
    title: "A body of 1 GB: 413 within 1 s, less than 20 MB more memory",
    attack: () => withShop(measureLargeBody),
  },
  {
    id: "R22",
    title: "An upload cut at any point leaves no file",
    rules: ["reliability.md#cut-uploads"],
  },
  {
    id: "R30",
    title: "200 parallel confirmations and 100 additions of one product all succeed",
    rules: ["reliability.md#parallel-changes-succeed"],
    attack: () => withShop(confirmInParallel),
  },
];

type Shop = ScratchShop & { readonly send: HttpClient };

async function withShop(work: (shop: Shop) => Promise<string>): Promise<string> {
  const shop = await makeScratchShop({ RATE_LIMIT_FACTOR: "100000" });
  try {
    await shop.start();
    const own = shop.origin.replace("127.0.0.1", "localhost");
    return await work(Object.assign(shop, { send: createHttpClient(shop.origin, own) }));
  } finally {
    await shop.remove();
  }
}

async function cutAnswers({ send, origin }: Shop): Promise<string> {
  const product = await findProduct(send);
  const ids = new Set<unknown>();
  for (let index = 0; index < 40; index += 1) {
    const request = createOrderRequest([product], { idempotency_key: randomUUID() });
    const body = JSON.stringify(request);
    const socket = connect(Number(new URL(origin).port), "127.0.0.1");
    socket.on("error", () => undefined);
    socket.write(
      `POST /api/orders HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    );
    await delay(index * 2);
    socket.destroy();
    const answers = [
      await send("/api/orders", { body: request }),
      await send("/api/orders", { body: request }),
    ];
    assert.equal(answers[0]?.body["id"], answers[1]?.body["id"]);
    ids.add(answers[0]?.body["id"]);
  }
  const cookie = await signIn({ send });
  const { body } = await send("/api/orders?limit=100", { cookie });
  assert.equal(body["count"], ids.size);
  return `40 answers cut after 0 to 80 ms, each repeated twice: ${ids.size} orders`;
}

async function addInParallel({ send }: Shop): Promise<string> {
  const product_id = await findProduct(send);
  const cookie = await signIn({ send });
  const add = { cookie, body: { product_id, quantity: 1 } };
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => send("/api/cart/items", add)),
  );
  assert.ok(
    answers.every(({ status }) => status < 300),
    "an addition was refused",
  );
  const { text } = await send("/api/cart", { cookie });
  assert.match(text, /"quantity":100\b/);
  return "100 additions, quantity 100";
}

async function confirmInParallel({ send }: Shop): Promise<string> {
  const product = await findProduct(send);
  const cookie = await signIn({ send });
  const ids: unknown[] = [];
  for (let index = 0; index < 200; index += 1) {
    ids.push((await send("/api/orders", { body: createOrderRequest([product]) })).body["id"]);
  }
  const body = { status: "confirmed" };
  const answers = await Promise.all(
    ids.map((id) => send(`/api/orders/${String(id)}/status`, { method: "PUT", cookie, body })),
  );
  const counts = new Set(answers.map(({ status }) => status));
  assert.deepEqual([...counts], [200]);
  return "200 confirmations, 200 × 200";
}

async function findProduct(send: HttpClient): Promise<string> {
  const { text } = await send("/api/products?limit=1&sort=name-asc");
  const id = /"id":"([0-9a-f-]{36})"/.exec(text)?.[1];
  assert.ok(id, "the shop is empty");
  return id;
}

async function signIn({ send }: Pick<Shop, "send">): Promise<string> {
  const body = { email: "chaos@shop.example", password: "Chaos-orders-1" };
  const { status, cookie } = await send("/api/auth/sign-in/email", { body });
  assert.equal(status, 200);
  return cookie;
}
