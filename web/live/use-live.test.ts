import { QueryClient } from "@tanstack/react-query";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { queryKeys } from "#web/api/queries.ts";
import { staffApiFor } from "#web/api/staff-client.ts";
import { customersQuery } from "#web/api/staff-queries.ts";
import type { LiveChange } from "./live-changes.ts";
import { reloadAll, reloadChanged } from "./use-live.ts";

const inCart = "0b7c0000-0000-4000-8000-000000000001";
const elsewhere = "0b7c0000-0000-4000-8000-000000000002";

describe("a product change", () => {
  it.each<[string, LiveChange, boolean]>([
    ["reloads a cart that holds the product", { seq: 1, kind: "updated", id: inCart }, true],
    ["leaves other carts alone", { seq: 1, kind: "updated", id: elsewhere }, false],
    ["reloads every cart where many changed", { seq: 1, kind: "many", id: elsewhere }, true],
  ])("%s", (_, change, isReloaded) => {
    const queryClient = new QueryClient();
    queryClient.setQueryData(queryKeys.cart, { items: [{ product_id: inCart }], dropped: [] });
    reloadChanged(queryClient, "products", [change]);
    expect(queryClient.getQueryState(queryKeys.cart)?.isInvalidated).toBe(isReloaded);
  });
});

// docs/product/admin.md#customers
it("a new quote reloads the customers", () => {
  const queryClient = new QueryClient();
  const { queryKey } = customersQuery(staffApiFor({ request: undefined }));
  queryClient.setQueryData(queryKey, { pages: [], pageParams: [] });
  reloadChanged(queryClient, "quotes", [{ seq: 1, kind: "created", id: inCart }]);
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
    reloadChanged(queryClient, "orders", [{ seq: second, kind: "created", id: inCart }]);
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
