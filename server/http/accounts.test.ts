import { afterAll, beforeAll, expect, test } from "vitest";
import {
  createTestAccounts,
  goodPassword,
  type TestAccounts,
  type TestCall,
} from "#server/testing/test-accounts.ts";
import { listRoutes } from "./contract/list-routes.ts";

let appContext: TestAccounts;
let cookie: string;

beforeAll(async () => {
  appContext = await createTestAccounts();
  cookie = await appContext.makePerson("owner@firm.example");
});

afterAll(() => appContext.close());

const signInBody = { email: "owner@firm.example", password: goodPassword };

async function getCode(call: TestCall): Promise<unknown> {
  const answer = await appContext.send(call);
  const body: unknown = await answer.json();
  expect(body).toMatchObject({ status: answer.status, message: expect.stringMatching(/\w/) });
  expect(JSON.stringify(body)).not.toMatch(/at .*\.(ts|mjs)|stack|select /i);
  return body && typeof body === "object" && "code" in body ? body.code : undefined;
}

// docs/product/security.md#malformed-credentials
test("an invalid form value returns 422, never 5xx", async () => {
  const values = [
    [],
    ["a@firm.example"],
    {},
    { $ne: null },
    null,
    1,
    true,
    "a\0b",
    "x".repeat(10_000),
    `${"x".repeat(1_100)}@firm.example`,
  ];
  const forms: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
    "/sign-up/email": { name: "N", ...signInBody, phone: "1", callbackURL: "/" },
    "/sign-in/email": signInBody,
    "/confirm-email": { token: "t" },
    "/request-password-reset": { email: "a@firm.example" },
    "/reset-password": { token: "t", newPassword: goodPassword },
    "/change-password": { currentPassword: goodPassword, newPassword: goodPassword },
    "/update-user": { name: "N", phone: "1" },
    "/delete-user": { password: goodPassword },
  };
  for (const [path, form] of Object.entries(forms)) {
    for (const field of Object.keys(form)) {
      for (const value of values) {
        if (path === "/update-user" && field === "phone" && value === null) continue;
        const { status } = await appContext.send({
          path,
          body: { ...form, [field]: value },
          cookie,
        });
        expect(status, `${path} ${field} ${JSON.stringify(value)?.slice(0, 40)}`).toBe(422);
      }
    }
    for (const body of [[], "text", 1, null, [form], { ...form, extra: 1 }]) {
      expect(await getCode({ path, body, cookie })).toBe("invalid_input");
    }
  }
});

// docs/product/security.md#malformed-credentials
test("rejects invalid JSON and bodies that are too large", async () => {
  const path = "/sign-in/email";
  expect(await getCode({ path, rawBody: "{" })).toBe("invalid_json");
  expect(await getCode({ path, rawBody: "" })).toBe("invalid_input");
  expect(await getCode({ path, rawBody: JSON.stringify("x".repeat(100_000)) })).toBe(
    "body_too_large",
  );
  expect(await getCode({ path, rawBody: "[" })).toBe("invalid_json");
  expect(await getCode({ path, rawBody: "[".repeat(10_000) })).toBe("invalid_input");
  const deep = `${"[".repeat(9_000)}${"]".repeat(9_000)}`;
  expect(await getCode({ path, rawBody: deep })).toBe("invalid_input");
});

// docs/product/security.md#own-origin-only
test("a POST with a foreign, lookalike or missing origin returns 403", async () => {
  const origins = [
    "https://evil.example",
    "null",
    "http://shop.test:4300.evil.example",
    "http://evil-shop.test:4300",
    "https://shop.test:4300",
    "http://shop.test",
    "https://localhost.evil.example",
    "",
  ];
  for (const origin of origins) {
    for (const sent of [cookie, undefined]) {
      const call = { path: "/sign-in/email", body: signInBody, cookie: sent, headers: { origin } };
      expect(await getCode(call)).toBe("foreign_origin");
    }
  }
  const withoutOrigin = { path: "/sign-out", body: {}, cookie, headers: { origin: undefined } };
  expect(await getCode(withoutOrigin)).toBe("foreign_origin");
  expect(await (await appContext.send({ path: "/get-session", cookie })).json()).not.toBeNull();
});

// docs/product/security.md#own-origin-only
test("rejects a cross-site form or text body before reading it", async () => {
  for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"]) {
    const headers = { "content-type": type, origin: "https://evil.example" };
    expect(await getCode({ path: "/sign-out", body: {}, cookie, headers })).toBe("foreign_origin");
    const own = { path: "/sign-out", body: {}, cookie, headers: { "content-type": type } };
    expect(await getCode(own)).toBe("unsupported_media_type");
  }
  expect(await (await appContext.send({ path: "/get-session", cookie })).json()).not.toBeNull();
});

// docs/product/security.md#one-sign-in-route
test("there is one route for signing in", () => {
  const paths = listRoutes().map(({ path }) => path);
  expect(paths.filter((path) => path.includes("sign-in"))).toEqual([
    "/auth/sign-in/email",
    // The second step, which needs the challenge of the first.
    "/auth/sign-in/code",
  ]);
});

// docs/product/security.md#own-origin-only
test("routes that change data reject GET", async () => {
  for (const { method, path } of listRoutes()) {
    if (!path.startsWith("/auth/") || method === "GET") continue;
    const answer = await appContext.send({ path: path.replace("/auth", ""), cookie });
    expect(answer.status).toBe(405);
    expect(answer.headers.get("allow")).toBe("POST");
  }
});

// docs/product/security.md#cors-for-the-app-only
test("the site itself and the native app may call", async () => {
  for (const origin of ["http://shop.test:4300", "https://localhost", "capacitor://localhost"]) {
    const call = { path: "/sign-in/email", body: signInBody, headers: { origin } };
    expect((await appContext.send(call)).status).toBe(200);
  }
});

// docs/product/security.md#own-origin-only
test("a cookie from the native app's origins is rejected", async () => {
  for (const origin of ["https://localhost", "capacitor://localhost"]) {
    const call = { path: "/sign-out", body: {}, cookie, headers: { origin } };
    expect(await getCode(call)).toBe("foreign_origin");
  }
  expect(await (await appContext.send({ path: "/get-session", cookie })).json()).not.toBeNull();
});

// docs/product/security.md#own-origin-only
test("the Host header defines the own origin only without PUBLIC_URL", async () => {
  const headers = { origin: "http://192.0.2.7:4300", host: "192.0.2.7:4300" };
  const call = { path: "/sign-in/email", body: signInBody, headers };
  expect(await getCode(call)).toBe("foreign_origin");
  const auth = appContext.another({ isPublicUrlSet: false });
  expect((await appContext.send({ ...call, auth })).status).toBe(200);
});

test("returns 404 for every route that isn't listed", async () => {
  const others = [
    "",
    "/",
    "/ok",
    "/error",
    "/sign-in/social",
    "/list-sessions",
    "/revoke-sessions",
    "/change-email",
    "/update-session",
    "/delete-user/callback",
    "/reset-password/token",
    "/sign-in/email/",
    "//sign-in/email",
    "/constructor",
    "/__proto__",
    "/toString",
  ];
  for (const path of others) {
    expect(await getCode({ path })).toBe("not_found");
    expect(await getCode({ path, body: {} })).toBe("not_found");
  }
});

test("every response has cache-control: no-store", async () => {
  const calls: readonly TestCall[] = [
    { path: "/get-session", cookie },
    { path: "/sign-in/email", body: signInBody },
    { path: "/sign-in/email", body: {} },
    { path: "/nothing" },
  ];
  for (const call of calls) {
    expect((await appContext.send(call)).headers.get("cache-control")).toBe("no-store");
  }
});
