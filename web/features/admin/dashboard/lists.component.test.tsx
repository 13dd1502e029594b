import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectConsoleErrors } from "#web/testing/console-errors.ts";
import { api } from "#web/testing/fake-api.ts";
import { fakeShop, setViewer } from "#web/testing/fake-shop.ts";
import { openPage } from "#web/testing/open-page.tsx";
import { sampleAdminProduct, sampleOrder } from "#web/testing/samples.ts";

const product = sampleAdminProduct(1, { name: "Seal BASL" });
const order = sampleOrder(7);
const shortId = order.id.slice(0, 8);
const content = { viewer: "admin", products: [product], orders: [order] } as const;

// docs/product/admin.md#asked-before-deleting
test(
  "deleting a product asks for confirmation, and 'Cancel' keeps it",
  { tags: ["full"] },
  async () => {
    fakeShop(content);
    await openPage("/admin/products?tab=products");
    const remove = page.getByRole("button", { name: `Delete ${product.name}` });
    await remove.click();
    const question = page.getByRole("dialog", { name: `Delete ${product.name}` });
    await expect
      .element(question.getByText("Are you sure you want to delete this product?"))
      .toBeVisible();
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect.element(remove).toHaveFocus();
    expect(api.calls("DELETE /api/products/*")).toEqual([]);
  },
);

test("a failed deletion of a product shows an error and keeps it", async () => {
  fakeShop(content);
  api.on("DELETE /api/products/*", "no-connection");
  await openPage("/admin/products?tab=products");
  await page.getByRole("button", { name: `Delete ${product.name}` }).click();
  await page.getByRole("button", { name: "Delete product", exact: true }).click();
  await expect.element(page.getByText("Failed to remove product")).toBeVisible();
  await expect.element(page.getByRole("rowheader")).toMatchTextContent(/Seal BASL/);
  expectConsoleErrors(/./);
});

test("a deleted product leaves the list", { tags: ["full"] }, async () => {
  fakeShop(content);
  api.on("DELETE /api/products/*", () => {
    fakeShop({ viewer: "admin" });
    return { status: 204 };
  });
  await openPage("/admin/products?tab=products");
  await page.getByRole("button", { name: `Delete ${product.name}` }).click();
  await page.getByRole("button", { name: "Delete product", exact: true }).click();
  await expect.element(page.getByText("Product removed successfully!")).toBeVisible();
  await expect.element(page.getByRole("rowheader")).not.toBeInTheDocument();
});

// docs/product/admin.md#asked-before-deleting
test("deleting an order asks for confirmation with the specified text, and 'Cancel' keeps it", async () => {
  fakeShop(content);
  await openPage("/admin/products");
  const remove = page.getByRole("button", { name: `Delete order ${shortId}` });
  await remove.click();
  const question = page.getByRole("dialog", { name: `Delete order ${shortId}` });
  await expect
    .element(
      question.getByText(
        "Are you sure you want to delete this order? This action cannot be undone.",
      ),
    )
    .toBeVisible();
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect.element(remove).toHaveFocus();
});

test("a failed deletion of an order shows an error and keeps it", { tags: ["full"] }, async () => {
  fakeShop(content);
  api.on("DELETE /api/orders/*", "no-connection");
  await openPage("/admin/products");
  await page.getByRole("button", { name: `Delete order ${shortId}` }).click();
  await page
    .getByRole("dialog", { name: `Delete order ${shortId}` })
    .getByRole("button", { name: "Delete order" })
    .click();
  await expect.element(page.getByText("Failed to delete order")).toBeVisible();
  await expect.element(page.getByRole("row").filter({ hasText: shortId })).toBeVisible();
  expectConsoleErrors(/./);
});

test("a deleted order leaves the list and focuses the count", async () => {
  fakeShop(content);
  api.on("DELETE /api/orders/*", () => {
    fakeShop({ viewer: "admin" });
    return { status: 204 };
  });
  await openPage("/admin/products");
  await page.getByRole("button", { name: `Delete order ${shortId}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete order" }).click();
  await expect.element(page.getByText("Order deleted successfully!")).toBeVisible();
  await expect.element(page.getByText("0 orders", { exact: true })).toHaveFocus();
});

test("reloads the product list after a failed request", async () => {
  fakeShop(content);
  api.reject("GET /api/admin/products", 422, "invalid_input");
  await openPage("/admin/products?tab=products");
  const alert = page.getByRole("alert").filter({ hasText: "Failed to load products" }).first();
  await expect.element(alert).toBeVisible();
  fakeShop(content);
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByRole("rowheader").first()).toBeVisible();
  expectConsoleErrors(/adminProducts|dashboard/);
});

test("reloads the order list after a failed request", { tags: ["full"] }, async () => {
  fakeShop(content);
  api.reject("GET /api/orders", 403, "forbidden");
  await openPage("/admin/products");
  await expect.element(page.getByText("Failed to load orders").first()).toBeVisible();
  fakeShop(content);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByRole("row").filter({ hasText: shortId })).toBeVisible();
  expectConsoleErrors(/orders|dashboard/);
});

test("keeps the lists working when the figures fail, and reloads the figures", async () => {
  fakeShop(content);
  api.reject("GET /api/admin/stats", 422, "invalid_input");
  await openPage("/admin/products");
  const figures = page.getByLabelText("Figures of the shop");
  await expect.element(page.getByText("The figures didn’t arrive")).toBeVisible();
  expect(
    figures
      .getByRole("definition")
      .elements()
      .map((one) => one.textContent),
  ).toEqual(["–", "–", "–", "–"]);
  await expect.element(page.getByRole("searchbox", { name: "Search" })).toBeVisible();
  fakeShop(content);
  await page.getByText("The figures didn’t arrive").getByRole("button").click();
  await expect.element(figures.getByRole("definition").nth(2)).toMatchTextContent(/^€1,234\.50$/);
  await expect.element(page.getByText("The figures didn’t arrive")).not.toBeInTheDocument();
  expectConsoleErrors(/stats|dashboard/);
});

// docs/product/admin.md#dashboard-header
test("'Logout' signs out, shows a toast and opens the home page", async () => {
  fakeShop(content);
  api.on("POST /api/auth/sign-out", () => {
    setViewer("guest");
    return { json: {} };
  });
  const router = await openPage("/admin/products");
  await page.getByRole("button", { name: "Logout" }).click();
  await expect.element(page.getByText("Logged out successfully")).toBeVisible();
  await expect.element(page.getByText("Successfully signed out")).toBeVisible();
  await expect.poll(() => router.state.location.pathname).toBe("/");
});

test("an empty filtered list shows a message and clears its filters", async () => {
  fakeShop({ viewer: "admin" });
  const router = await openPage("/admin/products?tab=products&q=nothing");
  await expect.element(page.getByText("No product fits your search and filters.")).toBeVisible();
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect.poll(() => router.state.location.href).toBe("/admin/products?tab=products");
});

test("'Show more' during a refetch loads the next page after it", async () => {
  fakeShop({ viewer: "admin" });
  const pageAt = ({ query }: { readonly query: URLSearchParams }) => {
    const number = query.get("cursor") === null ? 1 : 2;
    const items = [sampleAdminProduct(number, { name: `Product ${number}` })];
    return { json: { items, count: 2, next_cursor: number === 1 ? "2" : null } };
  };
  api.on("GET /api/admin/products", pageAt);
  await openPage("/admin/products?tab=products");
  const more = page.getByRole("button", { name: "Show more" });
  await expect.element(more).toBeVisible();
  const before = countListCalls();
  const answer = api.hold("GET /api/admin/products", pageAt);
  await expect
    .poll(() => {
      window.dispatchEvent(new Event("visibilitychange"));
      return countListCalls();
    })
    .toBe(before + 1);
  await more.click();
  answer();
  await expect.element(page.getByRole("rowheader", { name: "Product 2" })).toBeVisible();
});

/** The list's calls, without those of the short list beside the figures. */
function countListCalls(): number {
  const calls = api.calls("GET /api/admin/products");
  return calls.filter(({ query }) => query.get("state") !== "low-stock").length;
}
