import { ORPCError } from "@orpc/client";
import { afterEach, describe, expect, it, vi } from "vitest";
import { isDefiniteError, readApiError } from "./api-error.ts";
import { createApiClient } from "./client.ts";

const api = createApiClient((path, init) => fetch(`http://shop.test${path}`, init));
const id = "22f9c971-6a9b-5492-87e0-51a25cb52bc4";

afterEach(() => void vi.unstubAllGlobals());

describe("calls of the API", () => {
  it("puts a reading call's fields into the query and leaves out what isn't set", async () => {
    const calls = answer(200, { items: [], count: 0, next_cursor: null });
    const page = await api.products.list({ search: "50 % & more", limit: 24, brand: undefined });
    expect(page).toEqual({ items: [], count: 0, next_cursor: null });
    expect(calls).toEqual([
      { url: "http://shop.test/api/products?search=50+%25+%26+more&limit=24", method: "GET" },
    ]);
  });

  it("fills the path's places and sends the rest as JSON", async () => {
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

  it("sends no body where nothing is left to send, and takes an empty answer", async () => {
    const calls = answer(204, undefined);
    expect(await api.orders.remove({ id })).toBeUndefined();
    expect(calls).toEqual([{ url: `http://shop.test/api/orders/${id}`, method: "DELETE" }]);
  });

  it("can be given up", async () => {
    const { signal } = new AbortController();
    const calls = answer(200, { items: [], dropped: [] });
    await api.cart.get(undefined, { signal });
    expect(calls[0]?.signal).toBe(signal);
  });
});

describe("errors of API calls", () => {
  it("hold code, text and details of a refusal", async () => {
    const body = { code: "out_of_stock", status: 409, message: "Sold out", data: { id: 1 } };
    answer(409, { ...body, defined: true });
    const error = await caught();
    expect(readApiError(error)).toEqual(body);
    expect(isDefiniteError(error)).toBe(true);
  });

  it("take a proxy's HTML page for an unsure answer", async () => {
    answer(502, "<h1>Bad gateway</h1>");
    const error = await caught();
    expect(readApiError(error)).toMatchObject({ code: "unknown", status: 502 });
    expect(isDefiniteError(error)).toBe(false);
  });

  it("tell a lost connection, and a stranger's page instead of an answer, from a refusal", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("fetch failed")));
    expect(readApiError(await caught())).toBeUndefined();
    answer(200, "<h1>Welcome to the hotel's network</h1>");
    expect(readApiError(await caught())).toBeUndefined();
  });

  it("look the same inside the server", () => {
    const error = new ORPCError("not_found", { status: 404, message: "Not found" });
    expect(readApiError(error)).toMatchObject({ code: "not_found", status: 404 });
  });
});

/** Answers every fetch, and notes what was asked. Text goes out as it is, anything else as JSON. */
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
