import { expect, type Locator } from "@playwright/test";
import { addProduct, test } from "./support/journey.ts";
import { placeOrderFor } from "./support/place-order.ts";
import { become } from "./support/viewers.ts";

const statuses = {
  pending: { text: "Në pritje", tone: "yellow" },
  processing: { text: "Në përpunim", tone: "blue" },
  completed: { text: "E kompletuar", tone: "green" },
} as const;
type Status = keyof typeof statuses;

/** Every transition between two statuses once. */
const walk: readonly Status[] = [
  "processing",
  "completed",
  "pending",
  "completed",
  "processing",
  "pending",
];

// docs/product/orders.md#labels-and-colours, docs/product/orders.md#any-to-any
test(
  "the panel changes any of three statuses to any other, shown in Albanian and in colours",
  { tag: "@desktop" },
  async ({ strictPage: page }) => {
    await become(page.context(), "admin");
    const product = await addProduct(page);
    const customer = `Statusi ${product.name}`;
    await placeOrderFor(page, product, customer);
    await page.goto("/shop");
    await page.getByRole("button", { name: "Admin Panel" }).click();
    const panel = page.getByRole("dialog", { name: "Panel Administruesi" });
    await panel.getByRole("tab", { name: "Porositë" }).click();
    const order = panel.getByRole("listitem").filter({ hasText: customer });
    const select = order.getByRole("combobox");

    // A stored 'new' is shown as pending.
    await expectStatus(order, "pending");
    await expect(select.locator("option")).toHaveText(
      Object.values(statuses).map(({ text }) => text),
    );
    for (const status of walk) {
      await select.selectOption(status);
      await expectStatus(order, status);
      await expect(page.getByText("Order status updated").first()).toBeVisible();
    }

    await order.getByRole("button", { name: "Konfirmo porosinë" }).click();
    await expect(order.locator('[data-slot="badge"]').first()).toHaveText("E konfirmuar");
    await expect(order.getByRole("button", { name: "Konfirmo porosinë" })).toHaveCount(0);
    await select.selectOption("processing");
    await expectStatus(order, "processing");
  },
);

async function expectStatus(order: Locator, status: Status): Promise<void> {
  const badge = order.locator('[data-slot="badge"]').first();
  await expect(badge).toHaveText(statuses[status].text);
  await expect(badge).toHaveClass(new RegExp(`badge-${statuses[status].tone}`));
}
