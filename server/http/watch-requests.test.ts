import { afterAll, beforeAll, expect, test } from "vitest";
import { noMetrics, type MeasuredRequest, type Metrics } from "#server/metrics/metrics.ts";
import { captureLog } from "#server/testing/capture-log.ts";
import { createOrderRequest } from "#server/testing/create-order-request.ts";
import { insertProduct } from "#server/testing/insert-product.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { pickRequestId } from "./request-id.ts";

/** Metrics that list what they count. */
function listMetrics(): { readonly metrics: Metrics; readonly counted: string[] } {
  const counted: string[] = [];
  const metrics: Metrics = {
    ...noMetrics,
    countRequest: ({ method, route, status }: MeasuredRequest) =>
      counted.push(`${method} ${route} ${status}`),
    countCacheUse: (cache, isHit) => counted.push(`${cache} ${isHit ? "hit" : "miss"}`),
    countOrder: () => counted.push("order"),
  };
  return { metrics, counted };
}

const { metrics, counted } = listMetrics();
const { log, lines } = captureLog();
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ trustedProxies: 1 }, undefined, log, { metrics });
});

afterAll(() => app.close());

// docs/product/reliability.md#metrics
test("counts requests by the route's pattern, whatever the path, and each order once", async () => {
  const id = await insertProduct(app.appContext.db);
  const count = async (
    path: string,
    method = "GET",
    body?: unknown,
  ): Promise<readonly string[]> => {
    counted.length = 0;
    await app.fetch(path, { method, body });
    return [...counted];
  };
  expect(await count(`/api/products/${id}`)).toEqual(["GET /api/products/{id} 200"]);
  expect(await count("/api/products/1")).toEqual(["GET /api/products/{id} 422"]);
  expect(await count("/api/products?limit=5")).toEqual(["lists miss", "GET /api/products 200"]);
  expect(await count("/api/products?limit=5")).toEqual(["lists hit", "GET /api/products 200"]);
  expect(await count("/api/private/abc123")).toEqual(["GET /api/* 404"]);
  expect(await count("/uploads/no/such.webp")).toEqual(["GET /uploads/* 404"]);
  expect(await count("/healthz")).toEqual(["GET /healthz 200"]);
  expect(await count("/xyz-1")).toEqual(["GET /* 404"]);
  expect(await count("/xyz-1", "PROPFIND")).toEqual(["other /* 405"]);
  const order = createOrderRequest([id]);
  expect(await count("/api/orders", "POST", order)).toEqual(["order", "POST /api/orders 201"]);
  expect(await count("/api/orders", "POST", order)).toEqual(["POST /api/orders 201"]);
});

// docs/product/reliability.md#logs
test("a proxy's request id is in the answer and the log line; another's or a malformed one isn't", async () => {
  const server = await app.listen();
  const id = "4bf92f3577b34da6a3ce929d0e0e4736";
  const headers = { "x-request-id": id };
  const url = `http://127.0.0.1:${server.port}/api/admin/stats`;
  const answer = await fetch(url, { headers });
  expect(answer.headers.get("x-request-id")).toBe(id);
  expect(lines.findLast((line) => line.includes('"refused"'))).toContain(`"requestId":"${id}"`);
  await server.close();

  const made = /^[\da-f]{8}-[\da-f-]{27}$/;
  expect(pickRequestId(id, 0)).toMatch(made);
  for (const sent of [undefined, "", "short", "x".repeat(65), 'a"}\n{"level":60', ["a", "b"]]) {
    expect(pickRequestId(sent, 1)).toMatch(made);
  }
});

// docs/product/reliability.md#logs
test("log lines of an order, its rejections and a sign-in contain no personal data", async () => {
  const product = await insertProduct(app.appContext.db);
  const person = {
    customer_name: "Zamira Personale",
    phone: "+355 69 765 4321",
    email: "zamira@personal.example",
    notes: "Door code 4711",
  };
  const order = createOrderRequest([product], person);
  const headers = { "x-forwarded-for": "203.0.113.77" };
  const send = (path: string, body: unknown): Promise<unknown> =>
    app.call(path, { method: "POST", body, headers });
  await send("/api/orders", order);
  await send("/api/orders", { ...order, country: "Nowhere 203" });
  await send("/api/orders", { ...order, website: "http://spam.example" });
  await send("/api/orders", { ...order, phone: 5 });
  await send("/api/auth/sign-in/email", { email: person.email, password: "Secret-4711" });
  await app.fetch("/api/search?q=zamira%20personale", { headers });
  expect(lines.length).toBeGreaterThan(3);
  const values = [...Object.values(person), "203.0.113.77", "Secret-4711", "spam.example"];
  for (const value of [...values, "zamira", "765 4321", "Nowhere 203"]) {
    expect(lines.join("").toLowerCase()).not.toContain(value.toLowerCase());
  }
});
