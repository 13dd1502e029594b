import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { SearchMiss } from "#web/api/search-queries.ts";
import { expectConsoleErrors } from "#web/testing/console-errors.ts";
import { api } from "#web/testing/fake-api.ts";
import { fakeShop } from "#web/testing/fake-shop.ts";
import { openPage } from "#web/testing/open-page.tsx";
import { sampleId } from "#web/testing/samples.ts";

const listCall = "GET /api/admin/search/misses";
const path = "/admin/products?tab=searches";

// docs/product/admin.md#searches-that-found-nothing
test("lists searches with their number and days, and filters and sorts by the address", async () => {
  show([toMiss(1, "lavatriçe <b>e kuqe</b>", { count: 1_204 })]);
  const router = await openPage(path);
  const row = page.getByRole("row").nth(1);
  await expect.element(row).toMatchTextContent(/lavatriçe <b>e kuqe<\/b>/);
  await expect.element(row).toMatchTextContent(/1,204/);
  await expect.element(row).toMatchTextContent(/Since 1\.11\.2026.*22\.11\.2026/s);
  await expect.element(page.getByText("1 search", { exact: true })).toBeVisible();
  await page.getByLabelText("Sort by").selectOptions("Last time");
  await page.getByRole("searchbox", { name: "Search" }).fill("kuqe");
  await expect.poll(() => router.state.location.search).toMatchObject({ by: "newest", q: "kuqe" });
  await expect
    .poll(() => api.calls(listCall).at(-1)?.query.toString())
    .toBe("search=kuqe&sort=newest&limit=50");
  await expect
    .element(page.getByRole("link", { name: "Export" }))
    .toHaveAttribute("href", "/api/admin/exports/searches");
});

// docs/product/admin.md#dismissed-searches
test("a dismissed search leaves the list and focuses the count; it can be put back", async () => {
  show([toMiss(1, "kuqlinë")]);
  api.on("DELETE /api/admin/search/misses/*", () => {
    show([]);
    return { status: 204 };
  });
  await openPage(path);
  await page.getByRole("button", { name: "Dismiss kuqlinë" }).click();
  await expect.element(page.getByText("0 searches", { exact: true })).toHaveFocus();
  await expect.element(page.getByText("Every search found something")).toBeVisible();

  show([
    toMiss(1, "kuqlinë", { dismissed_at: "2026-11-22T10:00:00.000Z", dismissed_by: "Test Admin" }),
  ]);
  await page.getByLabelText("Show", { exact: true }).selectOptions("Dismissed");
  await expect.element(page.getByRole("rowheader")).toMatchTextContent(/Dismissed by Test Admin/);
  api.on("GET /api/admin/search/misses/*/history", {
    json: { items: [entry("deleted")], next_cursor: null },
  });
  await page.getByRole("button", { name: "History of kuqlinë" }).click();
  const history = page.getByRole("dialog", { name: "History" });
  await expect.element(history.getByText("Dismissed", { exact: true })).toBeVisible();
  await history.getByRole("button", { name: "Close" }).click();
  api.on("POST /api/admin/search/misses/*/restore", () => {
    show([]);
    return { status: 204 };
  });
  await page.getByRole("button", { name: "Undo dismissing kuqlinë" }).click();
  await expect.element(page.getByText("The search is back on the list")).toBeVisible();
  await expect.element(page.getByText("No dismissed searches")).toBeVisible();
});

test("a search that couldn't be dismissed stays", async () => {
  show([toMiss(1, "kuqlinë")]);
  api.on("DELETE /api/admin/search/misses/*", "no-connection");
  await openPage(path);
  await page.getByRole("button", { name: "Dismiss kuqlinë" }).click();
  await expect.element(page.getByText("The search couldn’t be dismissed")).toBeVisible();
  await expect.element(page.getByRole("rowheader")).toMatchTextContent(/kuqlinë/);
  expectConsoleErrors(/./);
});

test("reloads the list after a failed request", async () => {
  show([]);
  api.reject(listCall, 422, "invalid_input");
  await openPage(path);
  const retry = page.getByRole("button", { name: "Try again" });
  await expect.element(retry).toBeVisible();
  show([toMiss(1, "kuqlinë")]);
  await retry.click();
  await expect.element(page.getByRole("rowheader")).toMatchTextContent(/kuqlinë/);
  expectConsoleErrors(/searchMisses|dashboard/);
});

// docs/product/admin.md#searches-that-found-nothing
test(
  "'Add product' opens the form with the name, and keeps one that is half typed",
  { tags: ["full"] },
  async () => {
    show([toMiss(1, "6205 zz"), toMiss(2, "kuqlinë")]);
    await openPage(path);
    const addSecond = page.getByRole("link", { name: "Add product for kuqlinë" });
    await page.getByRole("link", { name: "Add product for 6205 zz" }).click();
    const name = page.getByLabelText("Product name");
    await expect.element(name).toHaveValue("6205 zz");
    await page.getByRole("tab", { name: "Searches" }).click();
    await addSecond.click();
    await expect
      .element(page.getByText(/An unfinished product is still in the form/))
      .toBeVisible();
    await expect.element(name).toHaveValue("6205 zz");
    await page.getByRole("button", { name: "Clear" }).click();
    await page.getByRole("tab", { name: "Searches" }).click();
    await addSecond.click();
    await expect.element(name).toHaveValue("kuqlinë");
  },
);

// docs/product/admin.md#searches-that-found-nothing
test("'Add synonym' begins with the words of the text, without its figures", async () => {
  show([toMiss(1, "kuqlinë 6205 e madhe")]);
  await openPage(path);
  await page.getByRole("button", { name: "Add synonym for kuqlinë 6205 e madhe" }).click();
  const dialog = page.getByRole("dialog", { name: "Add synonyms" });
  await expect.element(dialog.getByLabelText("Further words")).toHaveValue("kuqlinë e madhe");
  await expect.element(dialog.getByLabelText("Group or new word")).toHaveFocus();
});

function show(items: readonly SearchMiss[]): void {
  fakeShop({ viewer: "admin" });
  api.on(listCall, { json: { items, count: items.length, next_cursor: null } });
  api.on("GET /api/admin/search/synonyms", { json: { items: [] } });
}

function toMiss(number: number, text: string, fields: Partial<SearchMiss> = {}): SearchMiss {
  return {
    id: sampleId(number),
    text,
    count: 1,
    first_on: "2026-11-01",
    last_on: "2026-11-22",
    dismissed_at: null,
    dismissed_by: null,
    ...fields,
  };
}

function entry(action: string): unknown {
  return {
    id: 1,
    action,
    changes: {},
    cause: null,
    actor_name: "Test Admin",
    at: "2026-11-22T10:00:00.000Z",
  };
}
