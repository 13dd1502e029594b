import { expect, test } from "vitest";
import { page, type Locator } from "vitest/browser";
import { queryKeys } from "#web/api/queries.ts";
import { api } from "#web/testing/fake-api.ts";
import { fakeShop, setViewer } from "#web/testing/fake-shop.ts";
import { openPage } from "#web/testing/open-page.tsx";
import { sampleId, sampleProduct } from "#web/testing/samples.ts";
import { fillOrderForm } from "#web/testing/shop-steps.ts";
import { parseOrderDraft } from "./order-draft.ts";

// docs/product/orders.md#draft, docs/product/accounts.md#input-after-the-end-of-a-session
test("what is typed after the session has ended stays the customer's", async () => {
  const form = await openEndedForm("/shop");
  await form.getByLabelText("Adresa e plotë").fill("Rruga e Kavajës 5");
  const stored = sessionStorage.getItem("private:order_form");
  expect(parseOrderDraft(stored, "customer-1")?.form).toMatchObject({
    name: "Arta Krasniqi",
    address: "Rruga e Kavajës 5",
  });
  expect(parseOrderDraft(stored, undefined)).toBeUndefined();
});

/** The order form of a customer whose session has ended since. */
async function openEndedForm(address: string): Promise<Locator> {
  const product = sampleProduct(1);
  fakeShop({ viewer: "customer", products: [product] });
  const item = { id: sampleId(100), product_id: product.id, quantity: 2, product };
  api.on("GET /api/cart", { json: { items: [item], dropped: [] } });
  const router = await openPage(address);
  const cart = await openSiteCart();
  await cart.getByRole("button", { name: "Vazhdo në Blerje" }).click();
  const form = page.getByRole("dialog", { name: "Plotësoni porosinë" });
  await fillOrderForm("Arta Krasniqi");
  setViewer("guest");
  await router.options.context.queryClient.invalidateQueries({ queryKey: queryKeys.me });
  await expect.element(form.getByText("Seanca juaj ka përfunduar")).toBeVisible();
  return form;
}

/** Opens the cart from the header. */
async function openSiteCart(): Promise<Locator> {
  await page.getByRole("button", { name: /^Open cart/ }).click();
  return page.getByRole("dialog", { name: "Shporta Juaj" });
}
