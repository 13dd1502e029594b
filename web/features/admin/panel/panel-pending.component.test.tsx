import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { api } from "#web/testing/fake-api.ts";
import { fakeShop } from "#web/testing/fake-shop.ts";
import { openPage } from "#web/testing/open-page.tsx";
import { sampleOrder } from "#web/testing/samples.ts";

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
