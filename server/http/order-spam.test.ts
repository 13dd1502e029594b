import { randomUUID } from "node:crypto";
import { count } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { orders } from "#server/db/schema/orders.ts";
import { captureLog } from "#server/testing/capture-log.ts";
import { createOrderRequest } from "#server/testing/create-order-request.ts";
import { insertProduct } from "#server/testing/insert-product.ts";
import { createTestApp, type ApiAnswer, type TestApp } from "#server/testing/test-app.ts";

let app: TestApp;
let bearing: string;
const { log, lines } = captureLog();

beforeAll(async () => {
  // The address comes from a proxy header, so that a test can act as several clients.
  app = await createTestApp({ rateLimitFactor: 1, trustedProxies: 1 }, undefined, log);
  bearing = await insertProduct(app.appContext.db);
});

afterAll(() => app.close());

// docs/product/orders.md#limits-on-orders
test("the 31st order of one address within an hour returns 429 with the time to wait", async () => {
  const from = (index: number): Promise<ApiAnswer> =>
    order("192.0.2.1", { phone: `+355 69 ${1_000_000 + index}` });
  for (let index = 0; index < 30; index += 1) expect((await from(index)).status).toBe(201);
  const before = await countOrders();
  const rejected = await from(30);
  expect({ status: rejected.status, code: rejected.body["code"] }).toEqual({
    status: 429,
    code: "rate_limited",
  });
  const wait = Number(rejected.headers.get("retry-after"));
  expect(wait).toBeGreaterThan(59 * 60);
  expect(wait).toBeLessThanOrEqual(60 * 60);
  expect(await countOrders()).toBe(before);
  // Other clients aren't limited, and a forged header entry before the proxy's doesn't help.
  expect((await order("192.0.2.2", { phone: "+355 69 2000000" })).status).toBe(201);
  const forged = await order("10.9.8.7, 192.0.2.1", { phone: "+355 69 2000001" });
  expect(forged.status).toBe(429);
});

// docs/product/orders.md#limits-on-orders
test("the 11th order of one phone number returns 429, however the number is typed", async () => {
  const spellings = ["+355 68 111 2222", "00355681112222", "068 111 2222", "068/111-2222"];
  const by = (index: number): Promise<ApiAnswer> =>
    order(`198.51.100.${index}`, { phone: spellings[index % spellings.length] ?? "" });
  for (let index = 0; index < 10; index += 1) expect((await by(index)).status).toBe(201);
  expect((await by(10)).status).toBe(429);
  expect((await order("198.51.100.11", { phone: "+355 68 111 2223" })).status).toBe(201);
});

// docs/product/orders.md#limits-on-orders
test("signs, letters and digits of another script don't make it another number", async () => {
  const spellings = [
    "0681113333 a",
    "tel:068 111 3333",
    "０６８１１１３３３３",
    "٠٦٨١١١٣٣٣٣",
    "068:111:3333",
  ];
  const by = (index: number, phone: string): Promise<ApiAnswer> =>
    order(`198.51.101.${index}`, { phone });
  for (let index = 0; index < 10; index += 1) {
    expect((await by(index, spellings[index % spellings.length] ?? "")).status).toBe(201);
  }
  for (const [index, phone] of [...spellings, "+355 68 111 3333"].entries()) {
    expect((await by(20 + index, phone)).status).toBe(429);
  }
  for (let index = 0; index < 10; index += 1) {
    expect((await by(40 + index, "call me".slice(0, 1 + (index % 7)))).status).toBe(201);
  }
  expect((await by(60, "no number")).status).toBe(429);
});

// docs/product/orders.md#limits-on-orders
test("a repeated order doesn't count and gets its response even above the limit", async () => {
  const key = randomUUID();
  const fields = { idempotency_key: key, phone: "+355 67 3000000" };
  const first = await order("203.0.113.1", fields);
  for (let index = 0; index < 40; index += 1) {
    expect((await order("203.0.113.1", fields)).body["id"]).toBe(first.body["id"]);
  }
  for (let index = 1; index < 10; index += 1) {
    const next = await order("203.0.113.1", { phone: "+355 67 3000000" });
    expect(next.status).toBe(201);
  }
  expect((await order("203.0.113.1", { phone: "+355 67 3000000" })).status).toBe(429);
  const repeated = await order("203.0.113.1", fields);
  expect({ status: repeated.status, id: repeated.body["id"] }).toEqual({
    status: 201,
    id: first.body["id"],
  });
  const other = await order("203.0.113.1", { ...fields, notes: "something else" });
  expect(other.body["code"]).toBe("idempotency_mismatch");
});

// docs/product/orders.md#limits-on-orders
test("a rejected order doesn't count", async () => {
  const gone = await insertProduct(app.appContext.db, { isActive: false });
  const phone = "+355 66 4000000";
  for (let index = 0; index < 12; index += 1) {
    const rejected = await order("203.0.113.2", { phone, items: [{ id: gone, quantity: 1 }] });
    expect(rejected.body["code"]).toBe("unavailable_products");
    const unknown = await order("203.0.113.2", {
      phone,
      items: [{ id: randomUUID(), quantity: 1 }],
    });
    expect(unknown.body["code"]).toBe("invalid_order");
  }
  expect((await order("203.0.113.2", { phone })).status).toBe(201);
});

// docs/product/orders.md#limits-on-orders
test("parallel orders can't exceed the limit", async () => {
  const answers = await Promise.all(
    Array.from({ length: 25 }, () => order("203.0.113.3", { phone: "+355 65 5000000" })),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
});

// docs/product/orders.md#limits-on-orders
test("filling in the hidden field returns 'Invalid order data' and logs a line", async () => {
  const before = await countOrders();
  const { status, body } = await order("203.0.113.4", { website: "https://spam.example" });
  expect({ status, code: body["code"], message: body["message"] }).toEqual({
    status: 422,
    code: "invalid_order",
    message: "Invalid order data",
  });
  expect(await countOrders()).toBe(before);
  const line = lines.find((text) => text.includes("hidden field"));
  expect(line).toBeDefined();
  // Neither whose it was nor what was filled in.
  expect(lines.join("")).not.toMatch(/203\.0\.113\.4|spam\.example/);
  for (const empty of ["", "  "]) {
    expect((await order("203.0.113.4", { website: empty })).status).toBe(201);
  }
});

// docs/product/orders.md#limits-on-orders
test("an order and its repeat are the same with and without the hidden field", async () => {
  const fields = { idempotency_key: randomUUID(), phone: "+355 64 6000000" };
  const first = await order("203.0.113.5", fields);
  const again = await order("203.0.113.5", { ...fields, website: "" });
  expect(again.body).toEqual(first.body);
});

function order(
  address: string,
  fields: Parameters<typeof createOrderRequest>[1] & { readonly website?: string },
): Promise<ApiAnswer> {
  return app.call("/api/orders", {
    method: "POST",
    body: { ...createOrderRequest([bearing]), ...fields },
    headers: { "x-forwarded-for": address },
  });
}

async function countOrders(): Promise<number> {
  const [row] = await app.appContext.db.select({ count: count() }).from(orders);
  return row?.count ?? 0;
}
