import { ORPCError } from "@orpc/client";
import { afterEach, describe, expect, it, vi } from "vitest";
import { isDefiniteError, readApiError } from "./api-error.ts";
import { createApiClient } from "./client.ts";

const api = createApiClient((path, init) => fetch(`http://shop.test${path}`, init));
const id = "22f9c971-6a9b-5492-87e0-51a25cb52bc4";

afterEach(() => void vi.unstubAllGlobals());

describe("API calls", () => {
  it("sends the fields of a GET in the query and skips undefined ones", async () => {
    const calls = answer(200, { items: [], count: 0, next_cursor: null });
    const page = await api.products.list({ search: "50 % & more", limit: 24, brand: undefined });
    expect(page).toEqual({ items: [], count: 0, next_cursor: null });
    expect(calls).toEqual([
      { url: "http://shop.test/api/products?search=50+%25+%26+more&limit=24", method: "GET" },
    ]);
  });

  it("fills the path's placeholders and sends the rest as JSON", async () => {
    const calls = answer(200, {});
    await api.cart.setQuantity({ product_id: "a/b", quantity: 3 });
    expect(calls).toEqual([
      {
        url: "http://shop.test/api/cart/items/a%2Fb",
        method: "PUT",
        headers: { "content-type": "application/json" },
        body: '{"quantity":3}',
      },
    ]);
  });

  it("sends no body when the path takes all fields, and accepts an empty answer", async () => {
    const calls = answer(204, undefined);
    expect(await api.orders.remove({ id })).toBeUndefined();
    expect(calls).toEqual([{ url: `http://shop.test/api/orders/${id}`, method: "DELETE" }]);
  });

  it("passes on the abort signal", async () => {
    const { signal } = new AbortController();
    const calls = answer(200, { items: [], dropped: [] });
    await api.cart.get(undefined, { signal });
    expect(calls[0]?.signal).toBe(signal);
  });
});

describe("API call errors", () => {
  it("contain code, message and data of an error response", async () => {
    const body = { code: "out_of_stock", status: 409, message: "Sold out", data: { id: 1 } };
    answer(409, { ...body, defined: true });
    const error = await caught();
    expect(readApiError(error)).toEqual(body);
    expect(isDefiniteError(error)).toBe(true);
  });

  it("contain the seconds to wait after too many calls", async () => {
    const headers = { "retry-after": "720" };
    vi.stubGlobal("fetch", async () => Response.json({}, { status: 429, headers }));
    expect(readApiError(await caught())).toMatchObject({ status: 429, retryAfterSeconds: 720 });
  });

  it("count a proxy's HTML error page as not definite", async () => {
    answer(502, "<h1>Bad gateway</h1>");
    const error = await caught();
    expect(readApiError(error)).toMatchObject({ code: "unknown", status: 502 });
    expect(isDefiniteError(error)).toBe(false);
  });

  it("are undefined for a lost connection and for a captive portal's page", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("fetch failed")));
    expect(readApiError(await caught())).toBeUndefined();
    answer(200, "<h1>Welcome to the hotel's network</h1>");
    expect(readApiError(await caught())).toBeUndefined();
  });

  it("have the same shape during SSR", () => {
    const error = new ORPCError("not_found", { status: 404, message: "Not found" });
    expect(readApiError(error)).toMatchObject({ code: "not_found", status: 404 });
  });
});

/** Stubs fetch with one answer and records the calls. Text is sent as is, anything else as JSON. */
function answer(status: number, body: unknown): (RequestInit & { readonly url: string })[] {
  const calls: (RequestInit & { readonly url: string })[] = [];
  const text = typeof body === "string" ? body : JSON.stringify(body);
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    calls.push({ url, ...init });
    return new Response(status === 204 ? null : text, { status });
  });
  return calls;
}

async function caught(): Promise<unknown> {
  try {
    await api.cart.get();
  } catch (error) {
    return error;
  }
  throw new Error("The call should have failed.");
}
