import { afterEach, expect, test, vi } from "vitest";
import { createServerFetch } from "./server-fetch.ts";
import type { SessionToken } from "./session-token.ts";

const origin = "https://shop.test";

afterEach(() => void vi.unstubAllGlobals());

test("sends the token and no cookies", async () => {
  const [call, calls] = start("abc", () => new Response("{}"));
  await call("/api/cart", { method: "DELETE", headers: { accept: "text/plain" } });
  const [{ url, init } = fail()] = calls;
  expect(url).toBe(`${origin}/api/cart`);
  expect(init).toMatchObject({ method: "DELETE", credentials: "omit" });
  expect(Object.fromEntries(new Headers(init.headers))).toEqual({
    accept: "text/plain",
    authorization: "Bearer abc",
  });
});

test("sends no token for a visitor, and stores the one from a sign-in", async () => {
  const [call, calls, token] = start(undefined, () => handOut("fresh"));
  await call("/api/auth/sign-in/email", { method: "POST" });
  expect(new Headers(calls[0]?.init.headers).has("authorization")).toBe(false);
  expect(token.current()).toBe("fresh");
});

test.each([
  ["an empty token of the server", "/api/auth/delete-user", () => handOut("")],
  ["a response without a session", "/api/orders", () => new Response("", { status: 401 })],
])("ends the session after: %s", async (_, path, answer) => {
  const [call, , token] = start("abc", answer);
  await call(path);
  expect(token.current()).toBeUndefined();
});

test("keeps the session after a wrong password", async () => {
  const [call, , token] = start("abc", () => new Response("", { status: 401 }));
  await call("/api/auth/change-password", { method: "POST" });
  expect(token.current()).toBe("abc");
});

// docs/product/offline.md#token-ends-with-the-session
test("sends the token when signing out, and deletes it even without an answer", async () => {
  const [call, calls, token] = start("abc", () => {
    throw new TypeError("Failed to fetch");
  });
  await expect(call("/api/auth/sign-out", { method: "POST" })).rejects.toThrow(TypeError);
  expect(new Headers(calls[0]?.init.headers).get("authorization")).toBe("Bearer abc");
  expect(token.current()).toBeUndefined();
});

test("keeps a newer session after a late answer to an older one", async () => {
  const [call, , token] = start("old", () => {
    token.keep("new");
    return new Response("", { status: 401 });
  });
  await call("/api/orders");
  expect(token.current()).toBe("new");
});

type Call = { readonly url: string; readonly init: RequestInit };

function start(
  first: string | undefined,
  answer: () => Response,
): [ReturnType<typeof createServerFetch>, readonly Call[], SessionToken] {
  const calls: Call[] = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    calls.push({ url, init });
    return answer();
  });
  let current = first;
  const token: SessionToken = {
    current: () => current,
    keep: (fresh) => {
      current = fresh;
    },
    forget: () => {
      current = undefined;
    },
  };
  return [createServerFetch(origin, token), calls, token];
}

function handOut(token: string): Response {
  return new Response("{}", { headers: { "set-auth-token": token } });
}

function fail(): never {
  throw new Error("Nothing was called.");
}
