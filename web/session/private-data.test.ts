import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { queryKeys } from "#web/api/queries.ts";
import { cancelPrivateQueries, dropPrivateData } from "./private-data.ts";

// docs/product/accounts.md#signed-out-in-all-tabs
test("keeps only public data after a sign-out", () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData([...queryKeys.productList, { sort: "name-asc" }], "list");
  queryClient.setQueryData(queryKeys.settings, "settings");
  queryClient.setQueryData(queryKeys.me, "who");
  queryClient.setQueryData(queryKeys.orders, "orders");
  queryClient.setQueryData(queryKeys.adminProducts, "hidden products");
  queryClient.setQueryData(queryKeys.stats, "stats");
  queryClient.setQueryData([...queryKeys.cart, "u1"], "cart");

  dropPrivateData(queryClient);

  const left = queryClient
    .getQueryCache()
    .getAll()
    .map((query) => query.state.data);
  expect(left).toEqual(["list", "settings", "who"]);
});

test("aborts private requests that are under way, but no public ones", async () => {
  const queryClient = new QueryClient();
  const signals = new Map<string, AbortSignal>();
  for (const key of [[...queryKeys.cart, "u1"], queryKeys.settings]) {
    const queryFn = ({ signal }: { signal: AbortSignal }): Promise<never> => {
      signals.set(key[0] ?? "", signal);
      return new Promise(() => undefined);
    };
    queryClient.query({ queryKey: key, queryFn }).catch(() => undefined);
  }

  await cancelPrivateQueries(queryClient);

  expect([...signals].map(([key, { aborted }]) => [key, aborted])).toEqual([
    [queryKeys.cart[0], true],
    [queryKeys.settings[0], false],
  ]);
});
