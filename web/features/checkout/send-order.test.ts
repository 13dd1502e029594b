import { ORPCError } from "@orpc/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { emptyOrderForm } from "#domain/order.ts";
import type { ApiClient } from "#web/api/client.ts";
import { orderContents, sendOrder } from "./send-order.ts";

const lines = [
  { productId: "p1", name: "NSK 6205", quantity: 1 },
  { productId: "p2", name: "NSK 6206", quantity: 1 },
];
const order = { key: "k", form: emptyOrderForm, lines };
const input = { ...orderContents(order), idempotency_key: "k" };

describe("sendOrder", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    // Failures are logged to the console.
    vi.spyOn(console, "error").mockReturnValue();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it("retries once with the same key without a response", async () => {
    const { api, inputs } = serverThat(new TypeError("fetch failed"), { id: "o1" });
    expect(await placed(api)).toEqual({ kind: "placed", order: { id: "o1" } });
    expect(inputs).toEqual([input, input]);
  });

  it("retries once after a server error, then gives up", async () => {
    const fieldError = new ORPCError("internal_error", { status: 500 });
    const { api, inputs } = serverThat(fieldError, fieldError);
    expect(await placed(api)).toEqual({ kind: "no-answer" });
    expect(inputs).toHaveLength(2);
  });

  it("makes a single attempt if asked to", async () => {
    const { api, inputs } = serverThat(new TypeError("fetch failed"));
    expect(await sendOrder(api, order, 1)).toEqual({ kind: "no-answer" });
    expect(inputs).toEqual([input]);
  });

  // docs/product/orders.md#stock-never-blocks
  it("lists the products that are no longer sold by the cart's names", async () => {
    const products = [{ id: "p1", name: "" }, { id: "p9" }, { id: 5 }, null];
    const { api, inputs } = serverThat(
      new ORPCError("unavailable_products", { status: 409, data: { products } }),
    );
    expect(await placed(api)).toEqual({
      kind: "unavailable",
      products: [{ id: "p1", name: "NSK 6205" }],
    });
    expect(inputs).toHaveLength(1);
  });

  it("detects that an earlier attempt created an order", async () => {
    const { api } = serverThat(new ORPCError("idempotency_mismatch", { status: 422 }));
    expect(await placed(api)).toEqual({ kind: "placed-earlier" });
  });

  it("detects that the shop has deleted the order of an earlier attempt", async () => {
    const { api, inputs } = serverThat(new ORPCError("order_deleted", { status: 410 }));
    expect(await placed(api)).toEqual({ kind: "deleted" });
    expect(inputs).toHaveLength(1);
  });

  it("maps the rejected fields to the form's fields", async () => {
    const fields = [{ path: "shipping_method" }, { path: "items.0.id" }, { path: 3 }];
    const { api } = serverThat(new ORPCError("invalid_input", { status: 422, data: { fields } }));
    expect(await placed(api)).toEqual({ kind: "rejected", fields: ["address"] });
  });
});

describe("orderContents", () => {
  it("trims the fields and contains no price", () => {
    const line = { productId: "p1", name: "NSK 6205", quantity: 2, priceCents: 690 };
    const contents = orderContents({ form: { ...emptyOrderForm, name: "  Arta " }, lines: [line] });
    expect(contents.customer_name).toBe("Arta");
    expect(contents.items).toEqual([{ id: "p1", quantity: 2 }]);
  });

  it("contains the honeypot field only if it is filled in", () => {
    const website = "https://spam.example";
    expect(orderContents({ ...order, website: "" })).not.toHaveProperty("website");
    expect(orderContents({ ...order, website }).website).toBe(website);
  });
});

async function placed(api: ApiClient): Promise<unknown> {
  const outcome = sendOrder(api, order, 2);
  await vi.runAllTimersAsync();
  return outcome;
}

/** Returns the next of these for each call; an error is thrown. */
function serverThat(...answers: unknown[]): { api: ApiClient; inputs: unknown[] } {
  const inputs: unknown[] = [];
  const create = async (asked: unknown): Promise<unknown> => {
    const answer = answers[inputs.length];
    inputs.push(asked);
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { api: { orders: { create } } as unknown as ApiClient, inputs };
}
