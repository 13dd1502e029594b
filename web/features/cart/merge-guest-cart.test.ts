import { ORPCError } from "@orpc/client";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { CartLine } from "#domain/cart.ts";
import type { ApiClient } from "#web/lib/api/client.ts";
import type { Cart } from "#web/lib/api/queries.ts";
import { createMemoryStorage } from "#web/testing/memory-storage.ts";
import { readGuestCart, writeGuestCart } from "./guest-cart-store.ts";
import { mergeGuestCart } from "./merge-guest-cart.ts";
import { unsureMerge } from "./unsure-merge.ts";
import { withoutPieces } from "./without-pieces.ts";

const bearing = "22f9c971-6a9b-5492-87e0-51a25cb52bc4";
const arta = "arta";
const seal = "ae333696-3dd5-5d0b-9d65-aae3a279b2a0";

beforeEach(() => {
  vi.stubGlobal("localStorage", createMemoryStorage());
  vi.stubGlobal("navigator", {});
  writeGuestCart([getLine(bearing, 2)]);
});

describe("merging a guest's cart", () => {
  // docs/product/cart.md#merge-at-sign-in
  it("moves the lines once and leaves nothing on the device", async () => {
    const server = serverWith({ [bearing]: 1 });
    const onMerged = vi.fn<(cart: Cart) => void>();
    await mergeGuestCart(server.api, arta, onMerged);
    expect(onMerged.mock.calls.map(([cart]) => getQuantities(cart))).toEqual([{ [bearing]: 3 }]);
    expect(readGuestCart()).toEqual([]);
    expect(localStorage.getItem("guest_cart")).toBeNull();
    await mergeGuestCart(server.api, arta, onMerged);
    expect(onMerged).toHaveBeenCalledOnce();
  });

  it("reports the account's cart before the lines leave the device", async () => {
    const kept: number[] = [];
    await mergeGuestCart(serverWith({}).api, arta, () => void kept.push(readGuestCart().length));
    expect(kept).toEqual([1]);
  });

  // docs/product/cart.md#merge-at-sign-in
  it("keeps the lines while the server is unreachable", async () => {
    const server = serverWith({});
    server.failNext("before");
    await expect(mergeGuestCart(server.api, arta, ignore)).rejects.toThrow("fetch failed");
    expect(readGuestCart()).toEqual([getLine(bearing, 2)]);
    await mergeGuestCart(server.api, arta, ignore);
    expect(server.held()).toEqual({ [bearing]: 2 });
  });

  it("keeps the lines when the account's cart is full", async () => {
    const server = serverWith({});
    server.refuseNext();
    await expect(mergeGuestCart(server.api, arta, ignore)).rejects.toThrow("full");
    expect(readGuestCart()).toEqual([getLine(bearing, 2)]);
  });

  it("lists the lines that are no longer sold and merges the others", async () => {
    writeGuestCart([getLine(bearing, 2), { ...getLine(seal, 1), name: "Seal 25x40" }]);
    const server = serverWith({}, [seal]);
    const onMerged = vi.fn<(cart: Cart) => void>();
    await mergeGuestCart(server.api, arta, onMerged);
    expect(onMerged.mock.calls.map(([cart]) => cart.dropped)).toEqual([["Seal 25x40"]]);
    expect(server.held()).toEqual({ [bearing]: 2 });
    expect(readGuestCart()).toEqual([]);
  });

  // docs/product/cart.md#merge-at-sign-in
  it("keeps lines that another tab added during the merge", () => {
    const now = [getLine(bearing, 5), getLine(seal, 1)];
    expect(withoutPieces(now, [getLine(bearing, 2)])).toEqual([
      getLine(bearing, 3),
      getLine(seal, 1),
    ]);
  });
});

describe("merging a guest's cart after a lost response", () => {
  // docs/product/cart.md#merged-once
  it("adds the lines once when the response got lost", async () => {
    const server = serverWith({ [bearing]: 1 });
    server.failNext("after");
    await mergeGuestCart(server.api, arta, ignore);
    expect(server.held()).toEqual({ [bearing]: 3 });
    expect(readGuestCart()).toEqual([]);
  });

  it("adds the lines once when the response and the following check got lost", async () => {
    const server = serverWith({ [bearing]: 1 });
    server.failNext("after", "next look");
    await expect(mergeGuestCart(server.api, arta, ignore)).rejects.toThrow("fetch failed");
    await mergeGuestCart(server.api, arta, ignore);
    expect(server.held()).toEqual({ [bearing]: 3 });
    expect(readGuestCart()).toEqual([]);
  });

  it("adds the lines once when the page is left before the response", async () => {
    const server = serverWith({ [bearing]: 1 });
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
    const server = serverWith({ [bearing]: 1 });
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
    const server = serverWith({ [bearing]: 5 });
    unsureMerge.note("somebody else", getCart({}), [getLine(bearing, 2)]);
    await mergeGuestCart(server.api, arta, ignore);
    expect(server.held()).toEqual({ [bearing]: 7 });
  });

  it("ignores an unconfirmed merge after an hour", async () => {
    const server = serverWith({ [bearing]: 5 });
    vi.useFakeTimers({ now: Date.now() - 3_600_000, toFake: ["Date"] });
    unsureMerge.note(arta, getCart({}), [getLine(bearing, 2)]);
    vi.useRealTimers();
    await mergeGuestCart(server.api, arta, ignore);
    expect(server.held()).toEqual({ [bearing]: 7 });
  });

  it.each(["{", "null", '{"userId":"arta"}', '{"userId":"arta","sentAt":1,"before":[[1]]}'])(
    "ignores invalid stored text: %s",
    async (text) => {
      const server = serverWith({});
      localStorage.setItem("unsure_merge", text);
      await mergeGuestCart(server.api, arta, ignore);
      expect(server.held()).toEqual({ [bearing]: 2 });
    },
  );
});

describe("merging lines that were sent one by one", () => {
  // docs/product/offline.md#cart-without-a-network
  it("adds a separately sent line once when its response got lost", async () => {
    writeGuestCart([getLine(seal, 1)]);
    unsureMerge.noteLine(arta, getCart({ [bearing]: 1 }), getLine(seal, 1));
    const server = serverWith({ [bearing]: 1, [seal]: 1 });
    await mergeGuestCart(server.api, arta, ignore);
    expect(server.held()).toEqual({ [bearing]: 1, [seal]: 1 });
    expect(readGuestCart()).toEqual([]);
  });

  it("adds a separately sent line that never arrived", async () => {
    writeGuestCart([getLine(seal, 1)]);
    unsureMerge.noteLine(arta, getCart({ [bearing]: 1 }), getLine(seal, 1));
    const server = serverWith({ [bearing]: 1 });
    await mergeGuestCart(server.api, arta, ignore);
    expect(server.held()).toEqual({ [bearing]: 1, [seal]: 1 });
  });
});

const ignore = (): void => undefined;

type Fault = "before" | "after" | "late" | "never answered" | "next look";

type MergeInput = {
  readonly items: readonly { readonly id: string; readonly quantity: number }[];
  readonly idempotency_key: string;
};

/** A fake server cart that can lose a request, a response, or the next read of the cart. */
function serverWith(start: Record<string, number>, unsold: readonly string[] = []) {
  const held = { ...start };
  let faults: Fault[] = [];
  let isRefusing = false;
  const take = (fault: Fault): boolean => {
    const isDue = faults.includes(fault);
    faults = faults.filter((one) => one !== fault);
    return isDue;
  };
  let looks = 0;
  let arrive: (() => void) | undefined;
  const keys = new Set<string>();
  const cart = {
    get: async (): Promise<Cart> => {
      looks += 1;
      if (looks > 1 && take("next look")) throw new TypeError("fetch failed");
      return getCart(held);
    },
    merge: async ({ items, idempotency_key: key }: MergeInput): Promise<Cart> => {
      if (take("before")) throw new TypeError("fetch failed");
      if (isRefusing) throw new ORPCError("cart_full", { status: 422, message: "full" });
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
    failNext: (...next: Fault[]) => void (faults = next),
    refuseNext: () => void (isRefusing = true),
  };
}

function getLine(productId: string, quantity: number): CartLine {
  return { productId, name: "A part", priceCents: 690, quantity, imageUrl: null };
}

function getCart(held: Readonly<Record<string, number>>): Cart {
  const items = Object.entries(held).map(([product_id, quantity]) => ({ product_id, quantity }));
  return { items, dropped: [] } as unknown as Cart;
}

function getQuantities(cart: Cart): Record<string, number> {
  return Object.fromEntries(cart.items.map((item) => [item.product_id, item.quantity]));
}
