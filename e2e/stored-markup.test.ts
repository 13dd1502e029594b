import { expect, type Page } from "@playwright/test";
import {
  addProduct,
  fillOrderForm,
  openOtherPage,
  productCards,
  signInAsAdmin,
  test,
} from "./support/journey.ts";

const markup =
  '"><img src=x onerror="window.wasRun=1"></script><script>window.wasRun=1</script>{{1+1}}';

test("S35 markup in products and orders is shown as text and never runs", async ({
  page: admin,
  browser,
}) => {
  await signInAsAdmin(admin);
  const product = await addProduct(admin, {
    description: markup,
    specifications: markup,
    brand: markup.slice(0, 80),
    category: markup.slice(0, 80),
  });
  const renamed = `${product.name} ${markup}`;
  const response = await admin.request.patch(`/api/products/${product.id}`, {
    headers: { origin: new URL(admin.url()).origin },
    data: { name: renamed },
  });
  expect(response.status()).toBe(200);

  const guest = await openOtherPage(browser, admin);
  await guest.goto(`/shop?q=${encodeURIComponent(product.name)}`);
  const card = productCards(guest).filter({ hasText: product.name });
  await expect(card.getByRole("heading")).toHaveText(renamed);
  await expectNothingRan(guest);
  // However long a brand is, the page stays as wide as the screen.
  expect(
    await guest.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    }),
  ).toBeLessThanOrEqual(0);
  await card.getByRole("button", { name: /Add to Cart/ }).click();
  await guest.getByRole("button", { name: /^Cart/ }).click();
  const cart = guest.getByRole("dialog", { name: "Shporta Juaj" });
  await expect(cart.getByText(renamed)).toBeVisible();
  await cart.getByRole("button", { name: "Vazhdo në Blerje" }).click();
  const customer = `${product.name} ${markup}`;
  await fillOrderForm(guest, customer.slice(0, 120));
  await guest.getByLabel("Shënime shtesë (opsionale)").fill(markup);
  await guest.getByRole("button", { name: "Konfirmo Porosinë" }).click();
  await expect(guest.getByText("Porosia u krye me sukses!")).toBeVisible();
  await expectNothingRan(guest);
  await guest.context().close();

  await expect(admin.getByText(customer.slice(0, 120)).first()).toBeVisible();
  await expectNothingRan(admin);
  await admin.goto("/shop");
  await admin.getByRole("button", { name: "Admin Panel" }).click();
  const panel = admin.getByRole("dialog", { name: "Panel Administruesi" });
  await expect(panel.getByText(renamed).first()).toBeVisible();
  await panel.getByRole("tab", { name: "Porositë" }).click();
  await expect(panel.getByText(customer.slice(0, 120)).first()).toBeVisible();
  await expectNothingRan(admin);
  await admin.request.delete(`/api/products/${product.id}`, {
    headers: { origin: new URL(admin.url()).origin },
  });
});

async function expectNothingRan(page: Page): Promise<void> {
  expect(await page.evaluate(() => "wasRun" in window)).toBe(false);
}
