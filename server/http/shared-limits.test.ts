import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createOrderRequest } from "#server/testing/create-order-request.ts";
import { insertProduct } from "#server/testing/insert-product.ts";
import { createTestApp, type ApiAnswer, type TestApp } from "#server/testing/test-app.ts";

let first: TestApp;
let second: TestApp;
let bearing: string;

beforeAll(async () => {
  first = await createTestApp({ rateLimitFactor: 1, trustedProxies: 1 });
  second = await openAnother();
  bearing = await insertProduct(first.appContext.db);
});

afterAll(async () => {
  await second.close();
  await first.close();
});

// docs/product/reliability.md#several-servers
test("limits: two processes on one database count the orders of a phone number together", async () => {
  const phone = "+355 69 100 0001";
  for (let index = 0; index < 10; index += 1) {
    const app = index % 2 === 0 ? first : second;
    expect((await order(app, { phone })).status).toBe(201);
  }
  for (const app of [first, second]) {
    const rejected = await order(app, { phone });
    expect({ status: rejected.status, code: rejected.body["code"] }).toEqual({
      status: 429,
      code: "rate_limited",
    });
    const wait = Number(rejected.headers.get("retry-after"));
    expect(wait).toBeGreaterThan(59 * 60);
    expect(wait).toBeLessThanOrEqual(60 * 60);
  }
});

test("parallel orders at two processes can't exceed the limit", async () => {
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_, index) =>
      order(index % 2 === 0 ? first : second, { phone: "+355 69 100 0002" }),
    ),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(14);
});

test("a repeat at another process is free, also above the limit", async () => {
  const fields = { idempotency_key: randomUUID(), phone: "+355 69 100 0003" };
  const placed = await order(first, fields);
  for (let index = 0; index < 20; index += 1) {
    expect((await order(second, fields)).body["id"]).toBe(placed.body["id"]);
  }
  for (let index = 1; index < 10; index += 1) {
    expect((await order(first, { phone: fields.phone })).status).toBe(201);
  }
  expect((await order(second, { phone: fields.phone })).status).toBe(429);
  expect((await order(second, fields)).body["id"]).toBe(placed.body["id"]);
});

test("a restart keeps the counts", async () => {
  const phone = "+355 69 100 0004";
  const stopped = await openAnother();
  for (let index = 0; index < 10; index += 1) await order(stopped, { phone });
  await stopped.close();
  const started = await openAnother();
  expect((await order(started, { phone })).status).toBe(429);
  await started.close();
});

test("wrong passwords count at both processes until the right one at either", async () => {
  const { email } = await first.signIn("customer");
  const address = "198.51.100.1";
  for (let round = 0; round < 2; round += 1) {
    for (const app of [first, second, first, second]) {
      expect(await signIn(app, email, address, "Wrong-password-1")).toBe(401);
    }
    expect(await signIn(second, email, address, "Test-password-1")).toBe(200);
  }
  for (const app of [first, second, first, second, first]) {
    expect(await signIn(app, email, address, "Wrong-password-1")).toBe(401);
  }
  for (const app of [first, second]) {
    expect(await signIn(app, email, address, "Test-password-1")).toBe(429);
  }
});

function openAnother(): Promise<TestApp> {
  const { databaseUrl } = first.appContext;
  return createTestApp({ databaseUrl, rateLimitFactor: 1, trustedProxies: 1 });
}

let orderCount = 0;

/** Each order comes from another network. */
function order(app: TestApp, fields: Parameters<typeof createOrderRequest>[1]): Promise<ApiAnswer> {
  orderCount += 1;
  return app.call("/api/orders", {
    method: "POST",
    body: { ...createOrderRequest([bearing]), ...fields },
    headers: { "x-forwarded-for": `192.0.2.${orderCount % 250}` },
  });
}

async function signIn(
  app: TestApp,
  email: string,
  address: string,
  password: string,
): Promise<number> {
  const { status } = await app.call("/api/auth/sign-in/email", {
    method: "POST",
    body: { email, password },
    headers: { "x-forwarded-for": address },
  });
  return status;
}
