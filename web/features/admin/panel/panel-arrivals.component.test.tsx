import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { api } from "#web/testing/fake-api.ts";
import { fakeShop } from "#web/testing/fake-shop.ts";
import { openPage } from "#web/testing/open-page.tsx";
import { sampleOrder } from "#web/testing/samples.ts";

const old = sampleOrder(7);
const arrived = sampleOrder(8, { created_at: "2026-01-16T09:30:00.000Z" });
const later = sampleOrder(9, { created_at: "2026-01-17T09:30:00.000Z" });

// docs/product/admin.md#live-orders
test("an order that arrives in the panel doesn't move the one under the pointer", async () => {
  fakeShop({ viewer: "admin", orders: [old] });
  await openPage("/shop");
  await page.getByRole("button", { name: "Admin Panel" }).click();
  const panel = page.getByRole("dialog", { name: "Panel Administruesi" });
  await panel.getByRole("tab", { name: "Porositë" }).click();
  const rows = panel.getByRole("article");
  await rows.first().hover();
  const before = rows.first().element().getBoundingClientRect();
  await receive([arrived, old]);
  const show = panel.getByRole("button", { name: "Shfaq 1 porosi të re" });
  await expect.element(show).toBeVisible();
  expect(rows.elements()).toHaveLength(1);
  expect(rows.first().element().getBoundingClientRect()).toEqual(before);

  // A click would move the pointer off the orders, and they would join the list before it.
  (show.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => rows.elements().length).toBe(2);
  await expect.element(panel.getByRole("list", { name: /^Porositë/ })).toHaveFocus();
  await expect.element(show).not.toBeInTheDocument();

  await panel.getByRole("tab", { name: "Porositë" }).hover();
  await receive([later, arrived, old]);
  await expect.poll(() => rows.elements().length).toBe(3);
});

async function receive(orders: readonly ReturnType<typeof sampleOrder>[]): Promise<void> {
  const before = api.calls("GET /api/orders").length;
  fakeShop({ viewer: "admin", orders });
  // What an event of the live stream also does.
  window.dispatchEvent(new Event("focus"));
  await expect.poll(() => api.calls("GET /api/orders").length).toBeGreaterThan(before);
}
