import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type ApiAnswer, type TestApp } from "#server/testing/test-app.ts";

const secret = "UNANNOUNCED-X9 bearing";

let app: TestApp;
let admin: string;
let customer: string;
/** Saved with is_active: false and never shown. */
let hidden: string;
let shown: string;

beforeAll(async () => {
  app = await createTestApp();
  admin = (await app.signIn("admin")).cookie;
  customer = (await app.signIn("customer")).cookie;
  hidden = await createProduct({ name: secret, is_active: false });
  shown = await createProduct({ name: "Bearing" });
});

afterAll(() => app.close());

// docs/product/security.md#hidden-products
test("rejects an order of a hidden product with its id and without its name", async () => {
  const answer = await order([hidden, shown]);
  expect({ status: answer.status, code: answer.body["code"], data: answer.body["data"] }).toEqual({
    status: 409,
    code: "unavailable_products",
    data: { products: [{ id: hidden, name: "" }] },
  });
});

// docs/product/security.md#hidden-products
test("no route reveals a hidden product's name to a visitor or customer", async () => {
  const deleted = await createProduct({ name: `${secret} II`, is_active: false });
  await app.call(`/api/products/${deleted}`, { method: "DELETE", cookie: admin });
  const answers = [await order([hidden]), await order([deleted, shown])];
  const line = (id: string): { id: string; quantity: number } => ({ id, quantity: 1 });
  for (const cookie of [undefined, customer]) {
    const calls: [string, string, unknown?][] = [
      ["GET", "/api/products?limit=100"],
      ["GET", "/api/products?search=unannounced"],
      ["GET", "/api/products/filters"],
      ["GET", `/api/products/${hidden}`],
      ["GET", `/api/products/${hidden}/history`],
      ["GET", "/api/admin/products"],
      ["GET", "/api/orders"],
      ["POST", "/api/cart/items", { product_id: hidden, quantity: 1 }],
      ["POST", "/api/cart/merge", { items: [line(hidden), line(deleted), line(shown)] }],
      ["PUT", `/api/cart/items/${hidden}`, { quantity: 2 }],
      ["DELETE", `/api/cart/items/${hidden}`],
      ["GET", "/api/cart"],
      ["PATCH", `/api/products/${hidden}`, { price: 1 }],
    ];
    for (const [method, path, body] of calls) {
      answers.push(await app.call(path, { method, cookie, body }));
    }
  }
  expect(answers.map(({ status }) => status)).toContain(200);
  expect(answers.filter(({ body }) => /unannounced/i.test(JSON.stringify(body)))).toEqual([]);
});

// docs/product/security.md#hidden-products
test("a product that left the cart keeps the name that the customer saw", async () => {
  const product = await createProduct({ name: "Seal 25x40" });
  await app.call("/api/cart/items", {
    method: "POST",
    cookie: customer,
    body: { product_id: product },
  });
  await patch(product, { name: "Seal 25x40x7" });
  await patch(product, { is_active: false });
  await patch(product, { name: secret });
  await app.call(`/api/products/${product}`, { method: "DELETE", cookie: admin });
  const { body } = await app.call("/api/cart", { cookie: customer });
  expect(body["dropped"]).toEqual(["Seal 25x40x7"]);
});

// docs/product/security.md#hidden-products
test("hides a name that is changed together with the switch", async () => {
  const product = await createProduct({ name: "Belt A42" });
  await app.call("/api/cart/items", {
    method: "POST",
    cookie: customer,
    body: { product_id: product },
  });
  await patch(product, { name: secret, is_active: false });
  const { body } = await app.call("/api/cart", { cookie: customer });
  expect(body["dropped"]).toEqual(["Belt A42"]);
});

// docs/product/security.md#hidden-products
test("only admins receive events of products that were and are hidden", async () => {
  await using strangers = await listen();
  await using customers = await listen(customer);
  await using admins = await listen(admin);
  const made = await createProduct({ name: secret, is_active: false });
  await patch(made, { price: 2 });
  await app.call(`/api/products/${made}/stock`, {
    method: "PUT",
    cookie: admin,
    body: { in_stock: false },
  });
  await app.call(`/api/products/${made}`, { method: "DELETE", cookie: admin });
  await app.call(`/api/products/${made}/restore`, { method: "POST", cookie: admin });
  const last = await createProduct({ name: "Last" });
  const recorded = [
    await strangers.readUntil(last),
    await customers.readUntil(last),
    await admins.readUntil(last),
  ];
  expect(recorded.map((events) => events.filter(({ id }) => id === made).length)).toEqual([
    0, 0, 5,
  ]);
});

// docs/product/security.md#hidden-products
test("every client receives the event when a product enters or leaves the shop", async () => {
  await using stream = await listen();
  const product = await createProduct({ name: "Coming", is_active: false });
  await patch(product, { is_active: true });
  await patch(product, { is_active: false });
  await patch(product, { name: "Still hidden" });
  const events = await stream.readUntil(await createProduct({ name: "Last" }));
  expect(events.filter(({ id }) => id === product).map(({ kind }) => kind)).toEqual([
    "updated",
    "updated",
  ]);
});

// docs/product/security.md#hidden-products
test("a visitor who resumes gets no event of a hidden product", async () => {
  await using stream = await listen(undefined, { "last-event-id": "0" });
  const events = await stream.readUntil(await createProduct({ name: "Last" }));
  expect(events.map(({ id }) => id)).toContain(shown);
  expect(events.map(({ id }) => id)).not.toContain(hidden);
});

// docs/product/security.md#hidden-products
test("an import reveals no ids of hidden products, but reports shown ones", async () => {
  await using stream = await listen();
  const rows = Array.from({ length: 220 }, (_, n) => `Hidden ${n},1,false`);
  const more = Array.from({ length: 220 }, (_, n) => `Shown ${n},1,true`);
  const file = new File([["name,price,is_active", ...rows, ...more].join("\n")], "products.csv");
  const form = new FormData();
  form.append("file", file);
  const draft = await app.call("/api/admin/imports", { method: "POST", cookie: admin, form });
  await app.call(`/api/admin/imports/${String(draft.body["id"])}/apply`, {
    method: "POST",
    cookie: admin,
  });
  const events = await stream.readUntil(await createProduct({ name: "Last" }));
  const many = events.filter(({ kind }) => kind === "many");
  expect(many).toHaveLength(1);
  expect((await app.call(`/api/products/${String(many[0]?.["id"])}`)).status).toBe(200);
});

type Event = Record<string, unknown>;
type Stream = AsyncDisposable & { readUntil(id: string): Promise<Event[]> };

/** Opens the stream of products and waits for its first data, so that no later event is missed. */
async function listen(cookie?: string, headers: Record<string, string> = {}): Promise<Stream> {
  const stop = new AbortController();
  const signal = stop.signal;
  const response = await app.fetch("/api/live/products", { cookie, headers, signal });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error("The stream has no body");
  let text = "";
  const read = async (): Promise<void> => {
    const { value, done } = await reader.read();
    if (done) throw new Error("The stream ended");
    text += value;
  };
  await read();
  const events = (): Event[] =>
    [...text.matchAll(/^data: (.*)\n/gm)].map((match) => {
      const event: Event = JSON.parse(match[1] ?? "");
      return event;
    });
  return {
    async readUntil(id) {
      while (!events().some((event) => event["id"] === id)) await read();
      return events();
    },
    async [Symbol.asyncDispose]() {
      stop.abort();
      await reader.cancel().catch(() => undefined);
    },
  };
}

async function createProduct(fields: Record<string, unknown>): Promise<string> {
  const body = { price: 1, ...fields };
  const answer = await app.call("/api/products", { method: "POST", cookie: admin, body });
  return String(answer.body["id"]);
}

async function patch(id: string, fields: Record<string, unknown>): Promise<void> {
  const path = `/api/products/${id}`;
  const { status } = await app.call(path, { method: "PATCH", cookie: admin, body: fields });
  expect(status).toBe(200);
}

function order(ids: readonly string[]): Promise<ApiAnswer> {
  return app.call("/api/orders", {
    method: "POST",
    body: {
      customer_name: "Arben Hoxha",
      phone: "+355 69 000 0000",
      country: "Shqipëri",
      city: "Tiranë",
      shipping_method: "Rruga e Durrësit 1",
      idempotency_key: randomUUID(),
      items: ids.map((id) => ({ id, quantity: 1 })),
    },
  });
}
