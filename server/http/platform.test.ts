import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { findJsonError } from "./strict-json.ts";

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

test("a public answer varies by origin, also for requests without one", async () => {
  const headers = { "accept-encoding": "gzip" };
  for (const path of [
    "/api/designations/6205-2RS",
    "/api/search?q=6205",
    "/api/products?limit=1",
  ]) {
    for (const origin of [{}, {}, { origin: "https://localhost" }]) {
      const answer = await app.fetch(path, { headers: { ...headers, ...origin } });
      expect(answer.status).toBe(200);
      expect(answer.headers.get("vary")?.toLowerCase()).toContain("origin");
    }
  }
});

test("health reports that the process is up, readiness that the database answers", async () => {
  expect((await app.call("/healthz")).body).toEqual({ status: "up" });
  expect((await app.call("/readyz")).body).toEqual({ status: "ready" });
});

// docs/product/security.md#own-origin-only
test("a foreign or missing origin can't use a user's cookie", async () => {
  const { cookie } = await app.signIn("customer");
  const call = { method: "DELETE", cookie } as const;
  const foreign = { origin: "https://evil.example" };
  expect((await app.call("/api/cart", { ...call, headers: foreign })).status).toBe(403);
  expect((await app.call("/api/cart", { ...call, headers: { origin: "null" } })).status).toBe(403);
  for (const origin of ["https://localhost", "capacitor://localhost"]) {
    expect((await app.call("/api/cart", { ...call, headers: { origin } })).status).toBe(403);
  }
  expect((await app.call("/api/cart", call)).status).toBe(200);
  const withoutOrigin = await app.fetch("/api/cart", {
    method: "DELETE",
    headers: { cookie },
  });
  expect(withoutOrigin.status).toBe(403);
});

// docs/product/security.md#own-origin-only
test("with PUBLIC_URL, only its origin is the shop's own, whatever the Host header", async () => {
  const open = { origin: "http://192.0.2.7:3000", host: "192.0.2.7:3000" };
  const answer = { method: "POST", body: {}, headers: open };
  expect((await app.call("/api/orders", answer)).status).toBe(422);
  const publicUrl = "https://shop.example";
  const named = await createTestApp({ publicUrl, isHttps: true });
  for (const [origin, host, status] of [
    [publicUrl, "shop.example", 422],
    [publicUrl, "10.0.0.5:3000", 422],
    ["http://shop.example", "shop.example", 403],
    ["http://evil.example", "evil.example", 403],
  ] as const) {
    const call = { method: "POST", body: {}, headers: { origin, host } };
    expect((await named.call("/api/orders", call)).status).toBe(status);
  }
  await named.close();
});

// docs/product/security.md#own-origin-only
test.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"])(
  "rejects a body sent as %s",
  async (type) => {
    const call = { method: "POST", rawBody: "{}", headers: { "content-type": type } };
    expect((await app.call("/api/orders", call)).status).toBe(415);
  },
);

// docs/product/security.md#cors-for-the-app-only
test("only the native app's origins get a CORS header", async () => {
  const allowed = async (origin: string): Promise<string | null> => {
    const { headers } = await app.call("/api/products", { headers: { origin } });
    return headers.get("access-control-allow-origin");
  };
  expect(await allowed("capacitor://localhost")).toBe("capacitor://localhost");
  expect(await allowed("https://localhost")).toBe("https://localhost");
  for (const origin of ["https://evil.example", "null", "https://localhost.evil.example"]) {
    expect(await allowed(origin)).toBeNull();
  }
});

// docs/product/security.md#cors-for-the-app-only
test("a preflight allows the app's requests, and those of no other origin", async () => {
  const ask = async (origin: string, method: string): Promise<Headers> => {
    const headers = {
      origin,
      "access-control-request-method": method,
      "access-control-request-headers": "authorization,content-type,last-event-id",
    };
    return (await app.fetch("/api/orders", { method: "OPTIONS", headers })).headers;
  };
  for (const origin of ["capacitor://localhost", "https://localhost"]) {
    for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"]) {
      const allowed = await ask(origin, method);
      expect(allowed.get("access-control-allow-origin")).toBe(origin);
      expect(allowed.get("access-control-allow-methods")?.split(",")).toContain(method);
      expect(allowed.get("access-control-allow-headers")).toMatch(/authorization/i);
      expect(allowed.get("access-control-allow-credentials")).toBeNull();
    }
  }
  const rejected = await ask("https://evil.example", "POST");
  expect(rejected.get("access-control-allow-origin")).toBeNull();
});

// docs/product/security.md#bounded-bodies
test("rejects invalid JSON, deep nesting and bodies over 100 kB", async () => {
  const post = async (rawBody: string): Promise<number> =>
    (await app.call("/api/orders", { method: "POST", rawBody })).status;
  expect(await post(JSON.stringify({ notes: "x".repeat(100_001) }))).toBe(413);
  expect(await post("{")).toBe(400);
  expect(await post("[".repeat(10_000) + "]".repeat(10_000))).toBe(422);
  expect(await post("[]")).toBe(422);
  expect(await post("null")).toBe(422);
});

test.each([
  ["/api/orders", "{", 400, "invalid_json"],
  ["/api/auth/sign-in/email", "{", 400, "invalid_json"],
  ["/api/admin/create-admin", "{", 400, "invalid_json"],
  ["/api/admin/create-admin", '{"email":"a@b.example"}', 422, "invalid_input"],
])(
  "POST %s with the body %s is %i %s, as openapi.json declares",
  async (path, rawBody, status, code) => {
    const answer = await app.call(path, { method: "POST", rawBody });
    expect(answer.body).toMatchObject({ defined: true, code, status });
    expect(answer.status).toBe(status);
  },
);

test("finds a duplicate key in any spelling", () => {
  expect(
    findJsonError('{"a":{"b":1},"c":[{"a":1},{"a":2}],"d":"{\\"a\\":1,\\"a\\":2}"}'),
  ).toBeUndefined();
  expect(findJsonError('{"a":1,"b":{"c":1,"c":2}}')).toBe("duplicate-key");
  expect(findJsonError('{"a":1,"\\u0061":2}')).toBe("duplicate-key");
  expect(findJsonError('{"a" 1}')).toBe("syntax");
});

test("a known path under /api with another method returns 405 with its methods", async () => {
  const answer = await app.call("/api/cart", { method: "PATCH", body: {} });
  expect(answer.body).toMatchObject({ code: "method_not_allowed", status: 405 });
  expect(answer.headers.get("allow")).toBe("GET, DELETE");
  expect((await app.call("/api/products/a/stock/b")).status).toBe(404);
  expect((await app.call("/api/products/")).status).toBe(404);
});

test("an unknown path under /api returns 404 without further details", async () => {
  const { status, body } = await app.call("/api/metrics");
  expect({ status, code: body["code"] }).toEqual({ status: 404, code: "not_found" });
});

// docs/product/security.md#policy-and-headers
test("personal responses are never cached", async () => {
  const { headers } = await app.call("/api/admin/me");
  expect(headers.get("cache-control")).toBe("no-store");
});

// docs/product/security.md#generic-errors
test("a database outage gets a generic error", async () => {
  const broken = await createTestApp();
  await broken.appContext.db.$client.end();
  const { status, body } = await broken.call("/api/products");
  expect({ status, code: body["code"] }).toEqual({ status: 500, code: "internal_error" });
  expect(JSON.stringify(body)).not.toMatch(/pool|select|stack/i);
});
