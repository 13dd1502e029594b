import { QueryClient } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter } from "@tanstack/react-router";
import { expect, test, vi } from "vitest";
import { connectQueries } from "./passed-queries.ts";

async function pass(from: QueryClient, to: QueryClient): Promise<string> {
  const [server, browser] = [from, to].map((client) => {
    const history = createMemoryHistory();
    const router = createRouter({ routeTree: createRootRoute(), history });
    connectQueries(router, client);
    return router;
  });
  const passed = await server?.options.dehydrate?.();
  if (passed) await browser?.options.hydrate?.(passed);
  return JSON.stringify(passed);
}

test("a page's queries arrive in the browser as they were", async () => {
  const [server, browser] = [new QueryClient(), new QueryClient()];
  const products = [
    { id: 1, name: "6205", size: null },
    { id: 2, name: "6206", size: { bore: 30 } },
  ];
  server.setQueryData(["products", { sort: "name" }], { items: products });
  await server
    .query({
      queryKey: ["settings"],
      queryFn: () => Promise.reject(new Error("away")),
      retry: false,
    })
    .catch(() => undefined);
  await pass(server, browser);
  for (const query of server.getQueryCache().getAll()) {
    const received = browser.getQueryCache().get(query.queryHash);
    expect(received?.queryKey).toEqual(query.queryKey);
    expect(received?.state).toEqual(query.state);
  }
  expect(browser.getQueryCache().getAll()).toHaveLength(2);
});

test("a query under way is asked again by the browser", async () => {
  const [server, browser] = [new QueryClient(), new QueryClient()];
  void server.query({ queryKey: ["slow"], queryFn: () => new Promise(() => undefined) });
  await pass(server, browser);
  expect(browser.getQueryCache().getAll()).toEqual([]);
});

test("a page doesn't repeat the usual state of its queries", async () => {
  const [server, browser] = [new QueryClient(), new QueryClient()];
  server.setQueryData(["me"], null, { updatedAt: 5 });
  expect(JSON.parse(await pass(server, browser))).toEqual({
    queries: [{ queryKey: ["me"], state: { data: null, dataUpdatedAt: 5 } }],
  });
});

test.each([
  ["navigate", true],
  ["reload", true],
  // The browser may show a page that it has stored.
  ["back_forward", false],
])(
  "data of a page that was rendered long before is current after %s: %s",
  async (type, isCurrent) => {
    const [server, browser] = [new QueryClient(), new QueryClient()];
    server.setQueryData(["live", "start"], 7, { updatedAt: 5 });
    server.setQueryData(["products"], [], { updatedAt: 5 });
    await openedBy(type, () => pass(server, browser));
    const { dataUpdatedAt } = browser.getQueryState(["products"]) ?? {};
    expect(dataUpdatedAt).toBe(isCurrent ? performance.timeOrigin : 5);
  },
);

test("data of a page that names no change isn't called current", async () => {
  const [server, browser] = [new QueryClient(), new QueryClient()];
  server.setQueryData(["products"], [], { updatedAt: 5 });
  await openedBy("navigate", () => pass(server, browser));
  expect(browser.getQueryState(["products"])?.dataUpdatedAt).toBe(5);
});

async function openedBy(type: string, run: () => Promise<unknown>): Promise<void> {
  const entry = { name: "", entryType: "navigation", startTime: 0, duration: 0, type };
  const list = vi
    .spyOn(performance, "getEntriesByType")
    .mockReturnValue([{ ...entry, toJSON: () => entry }]);
  try {
    await run();
  } finally {
    list.mockRestore();
  }
}
