import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { fakeShop } from "#web/testing/fake-shop.ts";
import { openPage } from "#web/testing/open-page.tsx";
import { sampleOrder } from "#web/testing/samples.ts";

// docs/product/stock.md#too-few-pieces
test("a confirmed order names the pieces that the stock didn't have", async () => {
  const items = sampleOrder(7).items.map((item) => ({ ...item, taken: 0 }));
  const confirmed = sampleOrder(7, { status: "confirmed", items });
  fakeShop({ viewer: "admin", orders: [confirmed] });
  await openPage("/shop");
  await page.getByRole("button", { name: "Admin Panel" }).click();
  const panel = page.getByRole("dialog", { name: "Panel Administruesi" });
  await panel.getByRole("tab", { name: "Porositë" }).click();
  await expect.element(panel.getByText("Nga stoku: 0 prej 2")).toBeVisible();
});
