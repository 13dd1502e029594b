import { expect, test } from "vitest";
import { page, type Locator } from "vitest/browser";
import { emptyOrderForm } from "#domain/order.ts";
import { queryKeys } from "#web/api/queries.ts";
import { formatQueue, type QueuedOrder } from "#web/offline/order-queue/queued-order.ts";
import { api } from "#web/testing/fake-api.ts";
import { fakeShop, setViewer } from "#web/testing/fake-shop.ts";
import { openPage } from "#web/testing/open-page.tsx";
import { sampleId, sampleLine, sampleOrder, sampleProduct, viewers } from "#web/testing/samples.ts";
import { fillOrderForm, keepInCart } from "#web/testing/shop-steps.ts";
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

// docs/product/orders.md#from-the-account
test("the order form has the phone number that the customer has just saved", async () => {
  const product = sampleProduct(1);
  fakeShop({ viewer: "customer", products: [product] });
  const item = { id: sampleId(100), product_id: product.id, quantity: 2, product };
  api.on("GET /api/cart", { json: { items: [item], dropped: [] } });
  const user = { ...viewers.customer.user, phone: "069 123 4567" };
  api.on("POST /api/auth/update-user", () => {
    api.on("GET /api/admin/me", { json: { user, is_admin: false } });
    return { json: { user: { ...user, is_admin: false }, expires_at: "2099-01-01T00:00:00.000Z" } };
  });
  await openPage("/account");
  const details = page.getByRole("region", { name: "Your details" });
  await details.getByLabelText("Phone").fill("069 123 4567");
  await details.getByRole("button", { name: "Save details" }).click();
  await expect.element(page.getByText("Your details were saved")).toBeVisible();
  const form = await openFormOfCart();
  await expect.element(form.getByLabelText("Emri i plotë")).toHaveValue("Arta Krasniqi");
  await expect.element(form.getByLabelText("Numri i telefonit")).toHaveValue("069 123 4567");
});

// docs/product/accounts.md#input-after-the-end-of-a-session
test("on /account, the way to sign in again closes the form", { tags: ["full"] }, async () => {
  const form = await openEndedForm("/account");
  await form.getByRole("link", { name: "Hyr përsëri" }).click();
  await expect.element(form).not.toBeInTheDocument();
  await expect.element(page.getByRole("tab", { name: "Sign in" })).toBeVisible();
});

// docs/product/orders.md#success-view
test(
  "on /account, the way to the placed order closes the success view",
  { tags: ["full"] },
  async () => {
    const product = sampleProduct(1);
    const order = sampleOrder(7);
    fakeShop({ products: [product] });
    keepInCart([product]);
    api.on("POST /api/orders", { status: 201, json: { ...order, link_token: "0".repeat(64) } });
    api.on("POST /api/orders/follow", { json: order });
    await openPage("/account");
    await openFormOfCart();
    await fillOrderForm("Arta Krasniqi");
    await page.getByRole("button", { name: "Konfirmo Porosinë" }).click();
    const success = page.getByRole("dialog", { name: "Porosia juaj" });
    await success.getByRole("link", { name: "Ndiq porosinë" }).click();
    await expect.element(success).not.toBeInTheDocument();
    await expect.element(page.getByRole("heading", { name: "Porosia juaj" })).toHaveFocus();
  },
);

// docs/product/offline.md#asked-at-sign-out, docs/product/orders.md#another-city
test("the question at sign-out names the typed city", async () => {
  const order: QueuedOrder = {
    key: sampleId(1),
    owner: "customer-1",
    madeAt: "2026-01-15T09:30:00.000Z",
    form: { ...emptyOrderForm, name: "Arta", city: "Qytet tjetër", otherCity: "Krujë" },
    lines: [sampleLine(sampleId(2), 1)],
    isInDoubt: false,
    rejection: { kind: "rejected", fields: [] },
  };
  fakeShop({ viewer: "customer" });
  localStorage.setItem("queued_orders", formatQueue([order]));
  await openPage("/about");
  const strip = page.getByRole("region", { name: "Contact and account" });
  await strip.getByRole("button", { name: "Sign Out" }).click();
  await expect.element(page.getByRole("dialog").getByText("Arta, Krujë")).toBeVisible();
});

/** The order form of a customer whose session has ended since. */
async function openEndedForm(address: string): Promise<Locator> {
  const product = sampleProduct(1);
  fakeShop({ viewer: "customer", products: [product] });
  const item = { id: sampleId(100), product_id: product.id, quantity: 2, product };
  api.on("GET /api/cart", { json: { items: [item], dropped: [] } });
  const router = await openPage(address);
  const form = await openFormOfCart();
  await fillOrderForm("Arta Krasniqi");
  setViewer("guest");
  await router.options.context.queryClient.invalidateQueries({ queryKey: queryKeys.me });
  await expect.element(form.getByText("Seanca juaj ka përfunduar")).toBeVisible();
  return form;
}

/** Opens the order form from the cart in the header. */
async function openFormOfCart(): Promise<Locator> {
  await page.getByRole("button", { name: /^Open cart/ }).click();
  await page.getByRole("button", { name: "Vazhdo në Blerje" }).click();
  return page.getByRole("dialog", { name: "Plotësoni porosinë" });
}
