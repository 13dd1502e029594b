import { expect, test, vi } from "vitest";
import { page, type Locator } from "vitest/browser";
import { expectConsoleErrors } from "#web/testing/console-errors.ts";
import { api } from "#web/testing/fake-api.ts";
import { fakeShop } from "#web/testing/fake-shop.ts";
import { openPage } from "#web/testing/open-page.tsx";
import { sampleProduct } from "#web/testing/samples.ts";

const reportCall = "POST /api/search/misses";

// docs/product/admin.md#counted-searches
test("a search that stands without a result is reported once; letters while typing aren't", async () => {
  fakeShop();
  findNothing();
  advanceTimeouts();
  const router = await openPage("/shop");
  const field = page.getByRole("main").getByRole("searchbox", { name: "Search" });
  async function search(q: string): Promise<void> {
    await field.fill(q);
    await expect.poll(() => router.state.location.search).toEqual({ q });
  }
  await search("kuqlin");
  await search("kuqlinë e madhe");
  await stand();
  await expect.poll(() => api.calls(reportCall)).toHaveLength(1);
  await search("tjetër");
  await search("kuqlinë e madhe ");
  await stand();
  expect(api.calls(reportCall).map(({ body }) => body)).toEqual([{ q: "kuqlinë e madhe" }]);
});

// docs/product/admin.md#counted-searches
test.each([
  ["a search with a result", "/shop?q=bearing", {}, [sampleProduct(1)]],
  ["a search with a filter", "/shop?q=bardhoshe&brand=NSK", {}, []],
  ["a search of staff", "/shop?q=zezake", { viewer: "admin" as const }, []],
  ["no text", "/shop", {}, []],
])("%s isn't reported", async (_, path, viewer, products) => {
  fakeShop({ ...viewer, products });
  findNothing();
  advanceTimeouts();
  await openPage(path);
  await stand(products.length);
  expect(api.calls(reportCall)).toEqual([]);
});

test("a report that fails changes nothing on the page", { tags: ["full"] }, async () => {
  fakeShop();
  findNothing();
  api.reject(reportCall, 429, "rate_limited");
  advanceTimeouts();
  await openPage("/shop?q=gjelbëroshe");
  await stand();
  await expect.poll(() => api.calls(reportCall)).toHaveLength(1);
  await expect.element(findCount(0)).toBeVisible();
});

test("a search that the shop couldn't answer isn't reported", async () => {
  fakeShop();
  api.reject("GET /api/products", 422, "invalid_input");
  api.reject("GET /api/search", 422, "invalid_input");
  advanceTimeouts();
  await openPage("/shop?q=verdhushe");
  await expect.element(page.getByRole("main").getByRole("alert").first()).toBeVisible();
  vi.advanceTimersByTime(standsMs);
  expect(api.calls(reportCall)).toEqual([]);
  expectConsoleErrors(/shop|products|search/);
});

function findNothing(): void {
  const understood = { kind: "nothing", makers: [], words: [], unread: [] };
  api.on("GET /api/search", { json: { understood, parts: [], products: [] } });
}

/** Timeouts end in real time, or at once by `vi.advanceTimersByTime`. */
function advanceTimeouts(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
}

/** A text counts after two seconds. */
const standsMs = 2_100;

/** Lets the present search stand once its results are shown. */
async function stand(products = 0): Promise<void> {
  await expect.element(findCount(products)).toBeVisible();
  vi.advanceTimersByTime(standsMs);
}

function findCount(products: number): Locator {
  return page.getByText(`${products} products found`, { exact: true });
}
