import { ORPCError } from "@orpc/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { emptyOrderForm } from "#domain/order.ts";
import type { ApiClient } from "#web/lib/api/client.ts";
import { orderContents, placeOrder } from "./place-order.ts";

const lines = [
  { productId: "p1", name: "NSK 6205" },
  { productId: "p2", name: "NSK 6206" },
];
const input = { ...orderContents(emptyOrderForm, [], ""), idempotency_key: "k" };

describe("placing an order", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    // Failures are logged, as specified.
    vi.spyOn(console, "error").mockReturnValue();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it("asks once more with the same key where no answer came", async () => {
    const { api, inputs } = serverThat(new TypeError("fetch failed"), { id: "o1" });
    expect(await placed(api)).toEqual({ kind: "placed", order: { id: "o1" } });
    expect(inputs).toEqual([input, input]);
  });

  it("asks once more after a fault of the server, and then gives up", async () => {
    const fault = new ORPCError("internal_error", { status: 500 });
    const { api, inputs } = serverThat(fault, fault);
    expect(await placed(api)).toEqual({ kind: "no-answer" });
    expect(inputs).toHaveLength(2);
  });

  it("names the products that are no longer sold as the cart named them", async () => {
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

  it("recognises that an earlier try was an order", async () => {
    const { api } = serverThat(new ORPCError("idempotency_mismatch", { status: 422 }));
    expect(await placed(api)).toEqual({ kind: "placed-earlier" });
  });

  it("recognises that the shop has deleted the order of an earlier try", async () => {
    const { api, inputs } = serverThat(new ORPCError("order_deleted", { status: 410 }));
    expect(await placed(api)).toEqual({ kind: "deleted" });
    expect(inputs).toHaveLength(1);
  });

  it("finds the form's fields in what the server didn't like", async () => {
    const fields = [{ path: "shipping_method" }, { path: "items.0.id" }, { path: 3 }];
    const { api } = serverThat(new ORPCError("invalid_input", { status: 422, data: { fields } }));
    expect(await placed(api)).toEqual({ kind: "refused", fields: ["address"] });
  });
});

describe("an order's contents", () => {
  it("are the same whatever spaces surround the words, and hold no price", () => {
    const line = { productId: "p1", quantity: 2, priceCents: 690 };
    const contents = orderContents({ ...emptyOrderForm, name: "  Arta " }, [line], "");
    expect(contents.customer_name).toBe("Arta");
    expect(contents.items).toEqual([{ id: "p1", quantity: 2 }]);
  });

  it("hold the trap's field only where a program filled it in", () => {
    expect(orderContents(emptyOrderForm, [], "")).not.toHaveProperty("website");
    expect(orderContents(emptyOrderForm, [], "https://spam.example").website).toBe(
      "https://spam.example",
    );
  });
});

async function placed(api: ApiClient): Promise<unknown> {
  const outcome = placeOrder(api, input, lines);
  await vi.runAllTimersAsync();
  return outcome;
}

/** Answers each call with the next of these: an error is thrown, anything else returned. */
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
