import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { api } from "#web/testing/fake-api.ts";
import { fakeShop } from "#web/testing/fake-shop.ts";
import { openPage } from "#web/testing/open-page.tsx";
import { sampleOrder } from "#web/testing/samples.ts";

// docs/product/admin.md#from-the-order-to-the-panel
test("a linked order whose request fails stays in the list and can be asked for again", async () => {
  const order = sampleOrder(7);
  fakeShop({ viewer: "admin", orders: [order] });
  api.reject("GET /api/orders/*", 403, "forbidden");
  await openPage(`/shop#panel=${order.id}`);
  const panel = page.getByRole("dialog", { name: "Panel Administruesi" });
  const failed = panel.getByRole("alert").filter({ hasText: "Porosia që hapët nuk u ngarkua" });
  await expect.element(failed).toBeVisible();
  await expect.poll(() => panel.getByRole("article").elements().length).toBe(1);
  fakeShop({ viewer: "admin", orders: [order] });
  await failed.getByRole("button", { name: "Provo përsëri" }).click();
  await expect.element(panel.getByRole("region", { name: "Porosia që hapët" })).toBeVisible();
  await expect.poll(() => panel.getByRole("article").elements().length).toBe(1);
  await expect.element(failed).not.toBeInTheDocument();
});

// docs/product/admin.md#pending-orders-in-the-panel
test("a pending order stays in the filtered list after it was confirmed", async () => {
  fakeShop({ viewer: "admin", orders: [sampleOrder(7)] });
  await openPage("/shop");
  await page.getByRole("button", { name: "Admin Panel" }).click();
  const panel = page.getByRole("dialog", { name: "Panel Administruesi" });
  await panel.getByRole("tab", { name: "Porositë" }).click();
  let pending = [sampleOrder(9), sampleOrder(8)];
  api.on("GET /api/orders", ({ query }) => {
    const items = query.get("status") === "pending" ? pending : [...pending, sampleOrder(7)];
    return { json: { items, count: items.length, next_cursor: null } };
  });
  await panel.getByRole("radio", { name: "Në pritje" }).click();
  const rows = panel.getByRole("article");
  await expect.poll(() => rows.elements().length).toBe(2);
  const listed = api.calls("GET /api/orders").length;
  api.on("PUT /api/orders/*/status", () => {
    pending = [sampleOrder(8)];
    return { json: sampleOrder(9, { status: "confirmed" }) };
  });
  await rows.first().getByRole("button", { name: "Konfirmo porosinë" }).click();
  await expect.element(rows.first().getByText("Konfirmuar").first()).toBeVisible();
  await expect.poll(() => api.calls("GET /api/orders").length).toBeGreaterThan(listed);
  await expect.poll(() => rows.elements().length).toBe(2);
  await expect.element(rows.first().getByText("Konfirmuar").first()).toBeVisible();
  await panel.getByRole("radio", { name: "Të gjitha" }).click();
  await panel.getByRole("radio", { name: "Në pritje" }).click();
  await expect.poll(() => rows.elements().length).toBe(1);
});
