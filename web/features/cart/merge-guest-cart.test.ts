import { ORPCError } from "@orpc/client";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { ApiClient } from "#web/api/client.ts";
import type { Cart } from "#web/api/queries.ts";
import { sentLines } from "#web/offline/sent-lines/sent-lines.ts";
import { createMemoryStorage } from "#web/testing/memory-storage.ts";
import { sampleLine } from "#web/testing/samples.ts";
import { readGuestCart, writeGuestCart } from "./guest-cart.ts";
import { mergeGuestCart } from "./merge-guest-cart.ts";

const bearing = "22f9c971-6a9b-5492-87e0-51a25cb52bc4";
const arta = "arta";
const seal = "ae333696-3dd5-5d0b-9d65-aae3a279b2a0";
const firstKey = "22f9c971-6a9b-4492-87e0-51a25cb52bc4";
const secondKey = "33f9c971-6a9b-4492-87e0-51a25cb52bc4";

beforeEach(() => {
  vi.stubGlobal("localStorage", createMemoryStorage());
  vi.stubGlobal("navigator", {});
  writeGuestCart([sampleLine(bearing, 2)]);
});

describe("merging a guest's cart", () => {
  // docs/product/cart.md#merge-at-sign-in
  it("moves the lines once and leaves nothing on the device", async () => {
    const server = fakeAccountCart({ [bearing]: 1 });
    const onMerged = vi.fn<(cart: Cart) => void>();
    await mergeGuestCart(server.api, arta, onMerged);
    expect(onMerged).toHaveBeenCalledExactlyOnceWith(getCart({ [bearing]: 3 }));
    expect(readGuestCart()).toEqual([]);
    expect(localStorage.getItem("guest_cart")).toBeNull();
    await mergeGuestCart(server.api, arta, onMerged);
    expect(onMerged).toHaveBeenCalledOnce();
  });

  it("reports the account's cart before the lines leave the device", async () => {
    const saved: number[] = [];
    await mergeGuestCart(
      fakeAccountCart({}).api,
      arta,
      () => void saved.push(readGuestCart().length),
    );
    expect(saved).toEqual([1]);
  });

  // docs/product/cart.md#merge-at-sign-in
  it("keeps the lines while the server is unreachable", async () => {
    const server = fakeAccountCart({});
    server.failNext("before");
    await expect(mergeGuestCart(server.api, arta, ignore)).rejects.toThrow("fetch failed");
    expect(readGuestCart()).toEqual([sampleLine(bearing, 2)]);
    await mergeGuestCart(server.api, arta, ignore);
    expect(server.held()).toEqual({ [bearing]: 2 });
  });

  it("keeps the lines when the account's cart is full", async () => {
    const server = fakeAccountCart({});
    server.failNext(422);
    await expect(mergeGuestCart(server.api, arta, ignore)).rejects.toThrow("rejected");
    expect(readGuestCart()).toEqual([sampleLine(bearing, 2)]);
  });

  it("lists the lines that are no longer sold and merges the others", async () => {
    writeGuestCart([sampleLine(bearing, 2), { ...sampleLine(seal, 1), name: "Seal 25x40" }]);
    const server = fakeAccountCart({}, [seal]);
    const onMerged = vi.fn<(cart: Cart) => void>();
    await mergeGuestCart(server.api, arta, onMerged);
    expect(onMerged.mock.calls.map(([cart]) => cart.dropped)).toEqual([["Seal 25x40"]]);
    expect(server.held()).toEqual({ [bearing]: 2 });
    expect(readGuestCart()).toEqual([]);
  });

  // docs/product/cart.md#merge-at-sign-in
  it("keeps lines that another tab added during the merge", async () => {
    const server = fakeAccountCart({});
    const more = [sampleLine(bearing, 5), sampleLine(seal, 1)];
    const onMerged = vi.fn(ignore).mockImplementationOnce(() => writeGuestCart(more));
    await mergeGuestCart(server.api, arta, onMerged);
    expect(server.held()).toEqual({ [bearing]: 5, [seal]: 1 });
  });
});

describe("merging a guest's cart after a lost response", () => {
  // docs/product/cart.md#merged-once
  it("adds the lines once when the response got lost", async () => {
    const server = fakeAccountCart({ [bearing]: 1 });
    server.failNext("after");
    await expect(mergeGuestCart(server.api, arta, ignore)).rejects.toThrow("fetch failed");
    expect(readGuestCart()).toEqual([sampleLine(bearing, 2)]);
    await mergeGuestCart(server.api, arta, ignore);
    expect(server.held()).toEqual({ [bearing]: 3 });
    expect(readGuestCart()).toEqual([]);
  });

  it("adds the lines once when the page is left before the response", async () => {
    const server = fakeAccountCart({ [bearing]: 1 });
    server.failNext("never answered");
    void mergeGuestCart(server.api, arta, ignore);
    await vi.waitFor(() => expect(server.held()).toEqual({ [bearing]: 3 }));
    // The next page has only what the device stores.
    await mergeGuestCart(server.api, arta, ignore);
    expect(server.held()).toEqual({ [bearing]: 3 });
    expect(readGuestCart()).toEqual([]);
  });

  // docs/product/cart.md#merged-once
  it("adds the lines once when the left page's request arrives after the next page's check", async () => {
    const server = fakeAccountCart({ [bearing]: 1 });
    server.failNext("late");
    void mergeGuestCart(server.api, arta, ignore);
    await vi.waitFor(() => expect(server.isLate()).toBe(true));
    await mergeGuestCart(server.api, arta, ignore);
    server.arrive();
    await Promise.resolve();
    expect(server.held()).toEqual({ [bearing]: 3 });
    expect(readGuestCart()).toEqual([]);
  });

  it("adds the lines to another account's cart despite the first one's unconfirmed merge", async () => {
    const server = fakeAccountCart({ [bearing]: 5 });
    sentLines.add({ userId: "besa", key: firstKey, sent: [sampleLine(bearing, 2)] });
    await mergeGuestCart(server.api, arta, ignore);
    expect(server.held()).toEqual({ [bearing]: 7 });
  });
});

describe("the key of a merge without a response", () => {
  it("repeats the merge with its key after an error that isn't about it", async () => {
    const server = fakeAccountCart({});
    server.failNext("after");
    await expect(mergeGuestCart(server.api, arta, ignore)).rejects.toThrow("fetch failed");
    server.failNext(429);
    await expect(mergeGuestCart(server.api, arta, ignore)).rejects.toThrow("rejected");
    await mergeGuestCart(server.api, arta, ignore);
    expect(server.held()).toEqual({ [bearing]: 2 });
  });

  it("sends lines that were added since with a key of their own", async () => {
    const server = fakeAccountCart({});
    server.failNext("after");
    await expect(mergeGuestCart(server.api, arta, ignore)).rejects.toThrow("fetch failed");
    writeGuestCart([sampleLine(bearing, 5), sampleLine(seal, 1)]);
    await mergeGuestCart(server.api, arta, ignore);
    expect(server.held()).toEqual({ [bearing]: 5, [seal]: 1 });
    expect(readGuestCart()).toEqual([]);
  });

  it("sends only the pieces that the customer still wants", async () => {
    writeGuestCart([sampleLine(bearing, 2), sampleLine(seal, 1)]);
    const server = fakeAccountCart({});
    server.failNext("before");
    await expect(mergeGuestCart(server.api, arta, ignore)).rejects.toThrow("fetch failed");
    writeGuestCart([sampleLine(bearing, 1)]);
    await mergeGuestCart(server.api, arta, ignore);
    expect(server.held()).toEqual({ [bearing]: 1 });
  });

  it("adds a product again that was removed after an unanswered merge", async () => {
    const server = fakeAccountCart({});
    server.failNext("after");
    await expect(mergeGuestCart(server.api, arta, ignore)).rejects.toThrow("fetch failed");
    writeGuestCart([]);
    writeGuestCart([sampleLine(bearing, 2)]);
    await mergeGuestCart(server.api, arta, ignore);
    expect(server.held()).toEqual({ [bearing]: 4 });
  });
});

describe("merging additions without a response", () => {
  // docs/product/offline.md#cart-without-a-network
  it("repeats each with its key, so that those that arrived are added once", async () => {
    const server = fakeAccountCart({ [bearing]: 1 }, [], [firstKey]);
    writeGuestCart([]);
    sentLines.add({ userId: arta, key: firstKey, sent: [sampleLine(bearing, 1)] });
    sentLines.add({ userId: arta, key: secondKey, sent: [sampleLine(bearing, 1)] });
    writeGuestCart([sampleLine(bearing, 2)]);
    await mergeGuestCart(server.api, arta, ignore);
    expect(server.held()).toEqual({ [bearing]: 2 });
    expect(readGuestCart()).toEqual([]);
    expect(localStorage.getItem("unsure_merge")).toBeNull();
  });
});

const ignore = (): void => undefined;

/** What goes wrong with the next merge; a number is the status of a rejection. */
type CartFailure = 422 | 429 | "before" | "after" | "late" | "never answered";

type MergeInput = {
  readonly items: readonly { readonly id: string; readonly quantity: number }[];
  readonly idempotency_key: string;
};

/**
 * A fake account's cart that can lose a request or a response.
 * @param start Pieces by product.
 * @param unsold Products that the shop no longer sells.
 * @param known Idempotency keys that the server has already taken.
 */
function fakeAccountCart(
  start: Record<string, number>,
  unsold: readonly string[] = [],
  known: readonly string[] = [],
) {
  const held = { ...start };
  let failure: CartFailure | undefined;
  const take = (kind: CartFailure): boolean => {
    const isDue = failure === kind;
    if (isDue) failure = undefined;
    return isDue;
  };
  let arrive: (() => void) | undefined;
  const keys = new Set(known);
  const cart = {
    merge: async ({ items, idempotency_key: key }: MergeInput): Promise<Cart> => {
      if (take("before")) throw new TypeError("fetch failed");
      for (const status of [422, 429] as const) {
        if (take(status)) throw new ORPCError("rejected", { status });
      }
      if (take("late")) await new Promise<void>((resolve) => (arrive = resolve));
      const isRepeated = keys.has(key);
      keys.add(key);
      for (const { id, quantity } of isRepeated ? [] : items) {
        if (!unsold.includes(id)) held[id] = (held[id] ?? 0) + quantity;
      }
      if (take("after")) throw new TypeError("fetch failed");
      if (take("never answered")) return new Promise(() => undefined);
      return getCart(held);
    },
  };
  const products = {
    get: async ({ id }: { id: string }): Promise<unknown> => {
      if (unsold.includes(id)) throw new ORPCError("not_found", { status: 404 });
      return { id, name: "A part", price_eur: 6.9, image_url: null, image: null, category: "" };
    },
  };
  return {
    api: { cart, products } as unknown as ApiClient,
    held: () => held,
    isLate: () => arrive !== undefined,
    arrive: () => arrive?.(),
    failNext: (next: CartFailure) => void (failure = next),
  };
}

function getCart(held: Readonly<Record<string, number>>): Cart {
  const items = Object.entries(held).map(([product_id, quantity]) => ({ product_id, quantity }));
  return { items, dropped: [] } as unknown as Cart;
}
