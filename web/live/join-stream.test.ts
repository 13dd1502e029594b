import { QueryClient } from "@tanstack/react-query";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { queryKeys } from "#web/api/queries.ts";
import { staffApiFor } from "#web/api/staff-client.ts";
import { customersQuery } from "#web/api/staff-queries.ts";
import { reloadAll, reloadChanged } from "./join-stream.ts";
import type { LiveChange } from "./live-changes.ts";

const inCart = "0b7c0000-0000-4000-8000-000000000001";
const elsewhere = "0b7c0000-0000-4000-8000-000000000002";
const change: LiveChange = { seq: 1, kind: "updated", id: inCart, isOnlyStock: false };

describe("a product change", () => {
  it.each<[string, LiveChange, boolean]>([
    ["reloads a cart that holds the product", { ...change, id: inCart }, true],
    ["leaves other carts alone", { ...change, id: elsewhere }, false],
    ["reloads every cart where many changed", { ...change, kind: "many", id: elsewhere }, true],
  ])("%s", (_, received, isReloaded) => {
    const queryClient = new QueryClient();
    queryClient.setQueryData(queryKeys.cart, { items: [{ product_id: inCart }], dropped: [] });
    reloadChanged(queryClient, "products", [received]);
    expect(queryClient.getQueryState(queryKeys.cart)?.isInvalidated).toBe(isReloaded);
  });
});

describe("a change of stock", () => {
  const shown = [...queryKeys.products, "shown"];
  const other = [...queryKeys.products, "other"];
  const asked = [...queryKeys.products, "asked"];
  const staffs = [...queryKeys.adminProducts, "by stock"];
  const ofSection = [...queryKeys.named, "in stock first"];

  // docs/product/shop.md#live-products
  it.each([
    ["reloads lists with the product, and those sorted by stock", true, [shown, staffs, ofSection]],
    ["of anything else reloads them all", false, [shown, other, staffs, ofSection]],
  ])("%s", (_, isOnlyStock, reloaded) => {
    const queryClient = new QueryClient();
    queryClient.setQueryData(shown, { pages: [{ items: [{ id: inCart }] }] });
    for (const queryKey of [other, staffs, ofSection]) {
      queryClient.setQueryData(queryKey, { pages: [{ items: [{ id: elsewhere }] }] });
    }
    reloadChanged(queryClient, "products", [{ ...change, isOnlyStock }]);
    const stale = [shown, other, staffs, ofSection].filter(
      (queryKey) => queryClient.getQueryState(queryKey)?.isInvalidated,
    );
    expect(stale).toEqual(reloaded);
  });

  // docs/product/quotes.md#shop-prices-in-the-answer
  it("reloads the staff's quotes that name the product, and no other quotes", () => {
    const queryClient = new QueryClient();
    const [naming, another, followed] = [
      [...queryKeys.staffQuote, "naming"],
      [...queryKeys.staffQuote, "another"],
      [...queryKeys.quotes, "followed", "token"],
    ];
    queryClient.setQueryData(naming, { products: [{ id: inCart }] });
    queryClient.setQueryData(another, { products: [{ id: elsewhere }] });
    queryClient.setQueryData(followed, { lines: [{ product_id: inCart }] });
    reloadChanged(queryClient, "products", [{ ...change, isOnlyStock: true }]);
    const isStale = (queryKey: readonly unknown[]) =>
      queryClient.getQueryState(queryKey)?.isInvalidated;
    expect([naming, another, followed].map(isStale)).toEqual([true, false, false]);
    // Of another kind of change it isn't known what it concerns.
    reloadChanged(queryClient, "products", [change]);
    expect([naming, another, followed].map(isStale)).toEqual([true, true, false]);
  });

  // docs/product/shop.md#live-products
  it("reloads a list that is on its way, since its answer may be from before", () => {
    const queryClient = new QueryClient();
    void queryClient.query({ queryKey: asked, queryFn: () => new Promise(() => {}) });
    reloadChanged(queryClient, "products", [{ ...change, isOnlyStock: true }]);
    expect(queryClient.getQueryState(asked)?.isInvalidated).toBe(true);
  });
});

// docs/product/admin.md#customers
it("a new quote reloads the customers", () => {
  const queryClient = new QueryClient();
  const { queryKey } = customersQuery(staffApiFor({ request: undefined }));
  queryClient.setQueryData(queryKey, { pages: [], pageParams: [] });
  reloadChanged(queryClient, "quotes", [{ ...change, kind: "created" }]);
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

// docs/product/admin.md#figures-follow-changes
it("a row of changes reloads the figures at once, then every three seconds", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const queryClient = new QueryClient();
  const reload = vi.spyOn(queryClient, "invalidateQueries");
  const countReloads = (): number =>
    reload.mock.calls.filter(([filters]) => filters?.queryKey === queryKeys.stats).length;
  const counts: number[] = [];
  for (let second = 0; second < 7; second += 1) {
    reloadChanged(queryClient, "orders", [{ ...change, seq: second, kind: "created" }]);
    await vi.advanceTimersByTimeAsync(1_000);
    counts.push(countReloads());
  }
  expect(counts).toEqual([1, 1, 2, 2, 2, 3, 3]);
});

describe("a gap in the stream", () => {
  it.each([
    ["products", [queryKeys.products, queryKeys.stats, queryKeys.history, queryKeys.cart]],
    ["orders", [queryKeys.orders, queryKeys.stats, queryKeys.history]],
  ] as const)("invalidates all queries of the channel %s", (channel, keys) => {
    const queryClient = new QueryClient();
    for (const queryKey of keys) queryClient.setQueryData(queryKey, {});
    reloadAll(queryClient, channel);
    const stale = keys.filter((key) => queryClient.getQueryState(key)?.isInvalidated);
    expect(stale).toEqual(keys);
  });
});
