import { beforeEach, describe, expect, it, vi } from "vitest";
import type { ApiClient } from "#web/api/client.ts";
import type { Cart } from "#web/api/queries.ts";
import { sentLines } from "#web/offline/sent-lines/sent-lines.ts";
import { createMemoryStorage } from "#web/testing/memory-storage.ts";
import { sampleLine } from "#web/testing/samples.ts";
import { readGuestCart, writeGuestCart } from "./guest-cart.ts";
import { mergeGuestCart } from "./merge-guest-cart.ts";

const arta = "arta";
const bearing = "22f9c971-6a9b-5492-87e0-51a25cb52bc4";
const seal = "ae333696-3dd5-5d0b-9d65-aae3a279b2a0";
const firstKey = "22f9c971-6a9b-4492-87e0-51a25cb52bc4";

describe("what an older build stored about a merge", () => {
  const saved = { id: seal, name: "A part", price: 6.9, quantity: 1, image: null };
  const older = { userId: arta, sentAt: Date.now(), before: [[bearing, 1]], sent: [saved] };

  beforeEach(() => {
    vi.stubGlobal("localStorage", createMemoryStorage());
    vi.stubGlobal("navigator", {});
    writeGuestCart([sampleLine(seal, 1)]);
  });

  it("settles lines without a key as merged if the account's cart has them", async () => {
    localStorage.setItem("unsure_merge", JSON.stringify(older));
    const server = fakeAccountCart({ [bearing]: 1, [seal]: 1 });
    const onMerged = vi.fn<(cart: Cart) => void>();
    await mergeGuestCart(server.api, arta, onMerged);
    expect(onMerged).toHaveBeenCalledOnce();
    expect(server.held()).toEqual({ [bearing]: 1, [seal]: 1 });
    expect(readGuestCart()).toEqual([]);
    expect(localStorage.getItem("unsure_merge")).toBeNull();
  });

  it("sends lines without a key that never arrived", async () => {
    localStorage.setItem("unsure_merge", JSON.stringify(older));
    const server = fakeAccountCart({ [bearing]: 1 });
    await mergeGuestCart(server.api, arta, ignore);
    expect(server.held()).toEqual({ [bearing]: 1, [seal]: 1 });
    expect(readGuestCart()).toEqual([]);
  });

  it("is kept until the account's cart can be read", async () => {
    localStorage.setItem("unsure_merge", JSON.stringify(older));
    const server = fakeAccountCart({ [bearing]: 1, [seal]: 1 });
    server.failNextLook();
    await expect(mergeGuestCart(server.api, arta, ignore)).rejects.toThrow("fetch failed");
    await mergeGuestCart(server.api, arta, ignore);
    expect(server.held()).toEqual({ [bearing]: 1, [seal]: 1 });
  });

  it("stays while an addition without a response is stored beside it", async () => {
    localStorage.setItem("unsure_merge", JSON.stringify(older));
    sentLines.add({ userId: arta, key: firstKey, sent: [sampleLine(bearing, 1)] });
    writeGuestCart([sampleLine(seal, 1), sampleLine(bearing, 1)]);
    const server = fakeAccountCart({ [bearing]: 1, [seal]: 1 });
    await mergeGuestCart(server.api, arta, ignore);
    expect(server.held()).toEqual({ [bearing]: 2, [seal]: 1 });
  });

  it("repeats a merge with the key that was stored", async () => {
    localStorage.setItem("unsure_merge", JSON.stringify({ ...older, key: firstKey }));
    const server = fakeAccountCart({ [seal]: 1 }, firstKey);
    await mergeGuestCart(server.api, arta, ignore);
    expect(server.held()).toEqual({ [seal]: 1 });
    expect(readGuestCart()).toEqual([]);
  });

  it("is ignored after an hour", async () => {
    const sentAt = Date.now() - 3_600_000;
    localStorage.setItem("unsure_merge", JSON.stringify({ ...older, sentAt }));
    const server = fakeAccountCart({ [bearing]: 1, [seal]: 1 });
    await mergeGuestCart(server.api, arta, ignore);
    expect(server.held()).toEqual({ [bearing]: 1, [seal]: 2 });
  });

  // docs/product/offline.md#invalid-stored-data
  it.each([
    "{",
    "null",
    "[null, 1]",
    '{"userId":"arta"}',
    '{"userId":"arta","sentAt":1,"before":[[1]]}',
    '[{"userId":"arta","key":"1","sent":[]}]',
  ])("is ignored if it is invalid: %s", async (text) => {
    const server = fakeAccountCart({});
    localStorage.setItem("unsure_merge", text);
    await mergeGuestCart(server.api, arta, ignore);
    expect(server.held()).toEqual({ [seal]: 1 });
  });
});

const ignore = (): void => undefined;

/** A fake account's cart. */
function fakeAccountCart(start: Readonly<Record<string, number>>, knownKey?: string) {
  const held = { ...start };
  let isFailing = false;
  const getCart = (): unknown => ({
    items: Object.entries(held).map(([product_id, quantity]) => ({ product_id, quantity })),
    dropped: [],
  });
  const cart = {
    get: async (): Promise<unknown> => {
      if (!isFailing) return getCart();
      isFailing = false;
      throw new TypeError("fetch failed");
    },
    merge: async ({ items, idempotency_key: key }: MergeInput): Promise<unknown> => {
      if (key !== knownKey) {
        for (const { id, quantity } of items) held[id] = (held[id] ?? 0) + quantity;
      }
      return getCart();
    },
  };
  return {
    api: { cart } as unknown as ApiClient,
    held: () => held,
    failNextLook: () => void (isFailing = true),
  };
}

type MergeInput = {
  readonly items: readonly { readonly id: string; readonly quantity: number }[];
  readonly idempotency_key: string;
};
