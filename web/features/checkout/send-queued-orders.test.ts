import { ORPCError } from "@orpc/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { emptyOrderForm } from "#domain/order.ts";
import type { ApiClient } from "#web/api/client.ts";
import { queueOrder, readOrderQueue, unqueueOrder } from "#web/offline/order-queue/order-queue.ts";
import type { QueuedOrder } from "#web/offline/order-queue/queued-order.ts";
import { createMemoryStorage } from "#web/testing/memory-storage.ts";
import { loadOrderDraft } from "./order-draft.ts";
import { sendQueuedOrders } from "./send-queued-orders.ts";
import { takeBackOrder } from "./take-back-order.ts";

const first = "22f9c971-6a9b-4492-87e0-51a25cb52bc4";
const second = "33f9c971-6a9b-4492-87e0-51a25cb52bc4";
const bearing = "6a9b2c97-22f9-4492-87e0-51a25cb52bc4";
const lost = new TypeError("fetch failed");

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("localStorage", createMemoryStorage());
  vi.stubGlobal("sessionStorage", createMemoryStorage());
  vi.stubGlobal("window", new EventTarget());
  // Failures are logged to the console.
  vi.spyOn(console, "error").mockReturnValue();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("sendQueuedOrders", () => {
  // docs/product/offline.md#sent-once
  it("sends each order once, in their order, and empties the queue", async () => {
    queueOrder(getOrder(first));
    queueOrder(getOrder(second));
    const shop = shopThat({ id: "o1" }, { id: "o2" });
    expect(await sent(shop)).toBe("done");
    expect(shop.keys).toEqual([first, second]);
    expect(shop.placed).toEqual(["o1", "o2"]);
    expect(readOrderQueue()).toEqual([]);
    expect(await sent(shop)).toBe("done");
    expect(shop.keys).toHaveLength(2);
  });

  it("reports an order before it leaves the device", async () => {
    queueOrder(getOrder(first));
    const shop = shopThat({ id: "o1" });
    shop.onPlaced = () => expect(readOrderQueue()).toHaveLength(1);
    await sent(shop);
    expect.assertions(1);
  });

  // docs/product/offline.md#sent-once
  it("retries after a lost response under the same key and stores the doubt", async () => {
    queueOrder(getOrder(first));
    const shop = shopThat(lost, { id: "o1" });
    expect(await sent(shop)).toBe("again");
    expect(shop.keys).toEqual([first]);
    expect(readOrderQueue()).toEqual([{ ...getOrder(first), isInDoubt: true }]);
    expect(await sent(shop)).toBe("done");
    expect(shop.keys).toEqual([first, first]);
    expect(shop.placed).toEqual(["o1"]);
  });

  it("checks the session again before a retry", async () => {
    queueOrder(getOrder(first, "ana"));
    const shop = shopThat(lost, { id: "o1" });
    expect(await sent(shop, async () => "ana")).toBe("again");
    expect(await sent(shop, async () => undefined)).toBe("done");
    expect(shop.keys).toEqual([first]);
    expect(readOrderQueue()).toHaveLength(1);
  });

  it("sends nothing while the session can't be checked", async () => {
    queueOrder(getOrder(first));
    const shop = shopThat();
    expect(await sent(shop, () => Promise.reject(lost))).toBe("again");
    expect(shop.keys).toEqual([]);
    expect(readOrderQueue()).toEqual([getOrder(first)]);
  });
});

describe("an order queued on the device", () => {
  it.each([
    ["if it is a customer's and no one is signed in", "ana", undefined],
    ["if it is a customer's and another one is", "ana", "besa"],
    ["if it is a guest's and a customer is", null, "ana"],
  ])("stays queued %s", async (_, owner, userId) => {
    queueOrder(getOrder(first, owner));
    const shop = shopThat();
    expect(await sent(shop, async () => userId)).toBe("done");
    expect(shop.keys).toEqual([]);
    expect(readOrderQueue()).toHaveLength(1);
  });

  // docs/product/offline.md#as-its-customer-only
  it("is sent when its customer is signed in", async () => {
    queueOrder(getOrder(first, "ana"));
    const shop = shopThat({ id: "o1" });
    expect(await sent(shop, async () => "ana")).toBe("done");
    expect(shop.placed).toEqual(["o1"]);
  });
});

describe("an order that the shop rejects", () => {
  it("stays queued with the reason while the next one is sent", async () => {
    queueOrder(getOrder(first));
    queueOrder(getOrder(second));
    const data = { products: [{ id: bearing, name: "" }] };
    const shop = shopThat(new ORPCError("unavailable_products", { status: 409, data }), {
      id: "o2",
    });
    expect(await sent(shop)).toBe("done");
    expect(shop.rejections).toBe(1);
    expect(readOrderQueue()).toEqual([
      {
        ...getOrder(first),
        rejection: { kind: "unavailable", products: [{ id: bearing, name: "NSK 6205" }] },
      },
    ]);
    expect(shop.placed).toEqual(["o2"]);
    expect(await sent(shop)).toBe("done");
    expect(shop.keys).toHaveLength(2);
  });

  it("returns to the form under a new key after the shop deleted it", async () => {
    queueOrder({ ...getOrder(first), isInDoubt: true });
    const shop = shopThat(new ORPCError("order_deleted", { status: 410 }));
    expect(await sent(shop)).toBe("done");
    expect(shop.rejections).toBe(1);
    expect(readOrderQueue()).toEqual([{ ...getOrder(first), rejection: { kind: "deleted" } }]);
    await takeBackOrder(first, () => undefined);
    const draft = loadOrderDraft(undefined);
    expect(draft?.form.name).toBe("Arta Hoxha");
    expect(draft?.attempt).toMatchObject({ sent: undefined, isInDoubt: false });
    expect(draft?.attempt.key).not.toBe(first);
  });

  it.each([401, 429])("is retried after status %i, which isn't about the order", async (status) => {
    queueOrder(getOrder(first));
    const shop = shopThat(new ORPCError("x", { status }));
    expect(await sent(shop)).toBe("again");
    expect(readOrderQueue()).toEqual([getOrder(first)]);
    expect(shop.rejections).toBe(0);
  });
});

describe("taking an order back", () => {
  it("prevents sending an order taken back during the session check", async () => {
    queueOrder(getOrder(first));
    const shop = shopThat();
    const askUserId = async (): Promise<undefined> => {
      unqueueOrder(first);
      return undefined;
    };
    expect(await sent(shop, askUserId)).toBe("done");
    expect(shop.keys).toEqual([]);
  });

  it("restores the form with key and doubt, after the lines", async () => {
    queueOrder({ ...getOrder(first), isInDoubt: true });
    const onTaken = vi.fn<(order: QueuedOrder) => void>(() =>
      expect(readOrderQueue()).toHaveLength(1),
    );
    await takeBackOrder(first, onTaken);
    expect(onTaken).toHaveBeenCalledOnce();
    expect(readOrderQueue()).toEqual([]);
    const draft = loadOrderDraft(undefined);
    expect(draft?.form.name).toBe("Arta Hoxha");
    expect(draft?.attempt).toMatchObject({ key: first, isInDoubt: true });
  });

  // docs/product/offline.md#rejected-orders-come-back
  it("marks the fields that the shop rejected", async () => {
    queueOrder(getOrder(first));
    const fields = [{ path: "phone" }];
    await sent(shopThat(new ORPCError("invalid_input", { status: 422, data: { fields } })));
    await takeBackOrder(first, () => undefined);
    expect(loadOrderDraft(undefined)?.errors).toEqual({ phone: "invalid" });
  });

  it("returns false from queueOrder when the storage is full", () => {
    const full = { ...createMemoryStorage(), setItem: () => fail("full") };
    vi.stubGlobal("localStorage", full);
    expect(queueOrder(getOrder(first))).toBe(false);
    expect(readOrderQueue()).toEqual([]);
  });
});

type Shop = {
  readonly api: ApiClient;
  readonly keys: string[];
  readonly placed: string[];
  rejections: number;
  onPlaced?: () => void;
};

async function sent(
  shop: Shop,
  askUserId: () => Promise<string | undefined> = async () => undefined,
): Promise<string> {
  const sending = sendQueuedOrders({
    api: shop.api,
    askUserId,
    onPlaced: (_, { id }) => {
      shop.onPlaced?.();
      shop.placed.push(id);
    },
    onRejected: () => void (shop.rejections += 1),
  });
  await vi.runAllTimersAsync();
  return sending;
}

/** Returns the next of these for each call; an error is thrown. */
function shopThat(...answers: unknown[]): Shop {
  const keys: string[] = [];
  const create = async (asked: { readonly idempotency_key: string }): Promise<unknown> => {
    const answer = answers[keys.length];
    keys.push(asked.idempotency_key);
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const api = { orders: { create } } as unknown as ApiClient;
  return { api, keys, placed: [], rejections: 0 };
}

function getOrder(key: string, owner: string | null = null): QueuedOrder {
  return {
    key,
    owner,
    madeAt: "2026-11-22T14:05:00.000Z",
    form: { ...emptyOrderForm, name: "Arta Hoxha" },
    lines: [
      {
        productId: bearing,
        name: "NSK 6205",
        priceCents: 690,
        quantity: 2,
        imageUrl: null,
      },
    ],
    isInDoubt: false,
  };
}

function fail(why: string): never {
  throw new Error(why);
}
