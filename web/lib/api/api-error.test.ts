import { createORPCClient, ORPCError } from "@orpc/client";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import { describe, expect, it } from "vitest";
import type { Contract } from "#server/http/contract/contract.ts";
import { isDefiniteRefusal, isNetworkFailure, refusalOf, refusalText } from "./api-error.ts";
import type { ApiClient } from "./client.ts";
import contract from "./contract.gen.json" with { type: "json" };

describe("errors of API calls", () => {
  it("reads code, text and details of a refusal", async () => {
    const error = await errorOf(409, {
      defined: true,
      code: "out_of_stock",
      status: 409,
      message: "Product is out of stock",
      data: { id: 1 },
    });
    expect(refusalOf(error)).toEqual({
      code: "out_of_stock",
      status: 409,
      message: "Product is out of stock",
      data: { id: 1 },
    });
    expect(isDefiniteRefusal(error)).toBe(true);
  });

  it("reads a refusal that didn't come from the API's router", async () => {
    const body = { code: "rate_limited", message: "Too many attempts.", request_id: "r1" };
    const error = await errorOf(429, body);
    expect(refusalOf(error)).toMatchObject({ code: "rate_limited", status: 429 });
    expect(refusalText(error, "other")).toBe("Too many attempts.");
  });

  it("treats an HTML error page of a proxy as an unsure answer", async () => {
    const error = await errorOf(502, "<h1>Bad gateway</h1>", "text/html");
    expect(refusalOf(error)?.status).toBe(502);
    expect(isDefiniteRefusal(error)).toBe(false);
    expect(isNetworkFailure(error)).toBe(false);
    expect(refusalText(error, "other")).toBe("other");
  });

  it("tells a lost connection from an answer", async () => {
    const error = await caught(clientOf(() => Promise.reject(new TypeError("fetch failed"))));
    expect(isNetworkFailure(error)).toBe(true);
    expect(refusalOf(error)).toBeUndefined();
    expect(isNetworkFailure(new ORPCError("not_found", { status: 404 }))).toBe(false);
  });
});

function errorOf(status: number, body: unknown, type = "application/json"): Promise<unknown> {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const answer = (): Promise<Response> =>
    Promise.resolve(new Response(text, { status, headers: { "content-type": type } }));
  return caught(clientOf(answer));
}

function clientOf(fetch: () => Promise<Response>): ApiClient {
  return createORPCClient(
    new OpenAPILink(contract as unknown as Contract, { url: "http://shop.test/api", fetch }),
  );
}

async function caught(client: ApiClient): Promise<unknown> {
  try {
    await client.cart.get();
  } catch (error) {
    return error;
  }
  throw new Error("The call should have failed.");
}
