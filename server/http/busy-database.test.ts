import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { insertProduct } from "#server/testing/insert-product.ts";
import { createTestApp, type ApiAnswer, type TestApp } from "#server/testing/test-app.ts";

let app: TestApp;
let outsider: pg.Client;
let product: string;

beforeAll(async () => {
  app = await createTestApp();
  product = await insertProduct(app.appContext.db);
});

afterAll(() => app.close());

beforeEach(async () => {
  outsider = new pg.Client({ connectionString: app.appContext.databaseUrl });
  await outsider.connect();
  await outsider.query("BEGIN");
  await outsider.query("LOCK TABLE products");
});

afterEach(() => outsider.end());

// docs/product/reliability.md#busy-database
test("while products are locked, 100 lists return 503 without waiting for each other, and health 200", async () => {
  const started = performance.now();
  const lists = Array.from({ length: 100 }, (_, index) =>
    timed(app.call(`/api/products?search=part${index}`), started),
  );
  const first = await Promise.race([
    app.call("/healthz"),
    ...lists.map(async (asked) => (await asked).answer),
  ]);
  expect(first.status).toBe(200);
  expect(toSummary(await Promise.all(lists))).toEqual(busy);
});

// docs/product/reliability.md#busy-database
test("requests that arrive while others wait for the lock return 503 as well", async () => {
  const answers: Promise<Timed>[] = [];
  for (let index = 0; index < 100; index += 1) {
    const started = performance.now();
    answers.push(timed(index % 3 === 0 ? order() : list(index), started));
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  expect(toSummary(await Promise.all(answers))).toEqual(busy);
});

type Timed = { readonly answer: ApiAnswer; readonly ms: number };

async function timed(answer: Promise<ApiAnswer>, started: number): Promise<Timed> {
  return { answer: await answer, ms: performance.now() - started };
}

const busy = { statuses: [503], codes: ["database_unavailable"], waits: ["2"], isInTime: true };

function toSummary(answers: readonly Timed[]): unknown {
  const slowestMs = Math.max(...answers.map(({ ms }) => ms));
  return {
    statuses: [...new Set(answers.map(({ answer }) => answer.status))],
    codes: [...new Set(answers.map(({ answer }) => answer.body["code"]))],
    waits: [...new Set(answers.map(({ answer }) => answer.headers.get("retry-after")))],
    // One after the other on 10 connections, they would take 15 s.
    isInTime: slowestMs < 10_000 || slowestMs,
  };
}

function list(index: number): Promise<ApiAnswer> {
  return app.call(`/api/products?search=other${index}`);
}

function order(): Promise<ApiAnswer> {
  return app.call("/api/orders", {
    method: "POST",
    body: {
      customer_name: "Arben Hoxha",
      phone: "+355 69 000 0000",
      country: "Shqipëri",
      city: "Tiranë",
      shipping_method: "Rruga e Durrësit 1",
      idempotency_key: randomUUID(),
      items: [{ id: product, quantity: 1 }],
    },
  });
}
