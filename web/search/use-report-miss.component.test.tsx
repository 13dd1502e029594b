import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectConsoleErrors } from "#web/testing/console-errors.ts";
import { api } from "#web/testing/fake-api.ts";
import { fakeShop } from "#web/testing/fake-shop.ts";
import { openPage } from "#web/testing/open-page.tsx";
import { sampleProduct } from "#web/testing/samples.ts";

const reportCall = "POST /api/search/misses";
/** A text counts after two seconds. */
const standsMs = 2_400;

// docs/product/admin.md#counted-searches
test("a search that stands without a result is reported once; letters while typing aren't", async () => {
  fakeShop();
  findNothing();
  const router = await openPage("/shop");
  const field = page.getByRole("main").getByRole("searchbox", { name: "Search" });
  await field.fill("kuqlin");
  await expect.poll(() => router.state.location.search).toEqual({ q: "kuqlin" });
  await field.fill("kuqlinë e madhe");
  await stand();
  await field.fill("tjetër");
  await field.fill("kuqlinë e madhe ");
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
  await openPage(path);
  await stand();
  expect(api.calls(reportCall)).toEqual([]);
});

test("a report that fails changes nothing on the page", async () => {
  fakeShop();
  findNothing();
  api.reject(reportCall, 429, "rate_limited");
  await openPage("/shop?q=gjelbëroshe");
  await expect.poll(() => api.calls(reportCall), { timeout: 5_000 }).toHaveLength(1);
  await expect.element(page.getByText("0 products found", { exact: true })).toBeVisible();
});

test("a search that the shop couldn't answer isn't reported", async () => {
  fakeShop();
  api.reject("GET /api/products", 422, "invalid_input");
  api.reject("GET /api/search", 422, "invalid_input");
  await openPage("/shop?q=verdhushe");
  await stand();
  expect(api.calls(reportCall)).toEqual([]);
  expectConsoleErrors(/shop|products|search/);
});

function findNothing(): void {
  const understood = { kind: "nothing", makers: [], words: [], unread: [] };
  api.on("GET /api/search", { json: { understood, parts: [], products: [] } });
}

function stand(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, standsMs);
  });
}
