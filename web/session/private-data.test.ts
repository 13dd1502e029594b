import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { queryKeys } from "#web/api/queries.ts";
import { dropPrivateData } from "./private-data.ts";

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
