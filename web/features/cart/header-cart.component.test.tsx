import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { api } from "#web/testing/fake-api.ts";
import { fakeShop } from "#web/testing/fake-shop.ts";
import { openPage } from "#web/testing/open-page.tsx";
import { sampleId, sampleProduct } from "#web/testing/samples.ts";
import { keepInCart } from "#web/testing/shop-steps.ts";
import { readToasts, subscribeToToasts, toast } from "#web/ui/toast.ts";

const seal = sampleProduct(1, { name: "Seal BASL" });
const belt = sampleProduct(2, { name: "Belt A 50", price: 3.2 });

const header = page.getByRole("button", { name: /^Open cart/ });
const cart = page.getByRole("dialog", { name: "Shporta Juaj" });
const form = page.getByRole("dialog", { name: "Plotësoni porosinë" });

// docs/product/cart.md#cart-on-every-page
test.each(["/about", "/products/nsk/bearing/6205", "/account", "/no-such-page"])(
  "%s: the header counts the pieces and leads to the cart and the order form",
  async (path) => {
    fakeShop({ products: [seal, belt] });
    keepInCart([seal, belt]);
    await openPage(path);
    await expect.element(header).toHaveAccessibleName("Open cart (2 pieces)");
    await header.click();
    await expect.element(cart.getByText(seal.name)).toBeVisible();
    await cart.getByRole("button", { name: "Vazhdo në Blerje" }).click();
    await expect.element(form).toBeVisible();
    await expect.element(form.getByText(belt.name)).toBeInTheDocument();
  },
);

// docs/product/cart.md#cart-on-every-page
test("an empty cart has no count and opens with its message", async () => {
  fakeShop();
  await openPage("/about");
  await expect.element(header).toHaveAccessibleName("Open cart");
  await header.click();
  await expect.element(cart.getByText("Shporta juaj është e zbrazët")).toBeVisible();
});

// docs/product/cart.md#cart-on-every-page
test("the count follows a guest's cart that another tab changes", async () => {
  fakeShop();
  keepInCart([seal]);
  await openPage("/about");
  await expect.element(header).toHaveAccessibleName("Open cart (1 piece)");
  keepInCart([seal, belt]);
  window.dispatchEvent(new StorageEvent("storage", { key: "guest_cart" }));
  await expect.element(header).toHaveAccessibleName("Open cart (2 pieces)");
});

// docs/product/cart.md#cart-on-every-page
test("the count follows a customer's cart that another tab changes", async () => {
  fakeShop({ viewer: "customer" });
  let quantity = 3;
  api.on("GET /api/cart", () => ({
    json: {
      items: [{ id: sampleId(100), product_id: seal.id, quantity, product: seal }],
      dropped: [],
    },
  }));
  await openPage("/about");
  await expect.element(header).toHaveAccessibleName("Open cart (3 pieces)");
  quantity = 5;
  const channel = new BroadcastChannel("account-cart");
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- channels have none
  channel.postMessage("another tab");
  channel.close();
  await expect.element(header).toHaveAccessibleName("Open cart (5 pieces)");
});

// docs/product/cart.md#cart-on-every-page
test("the cart closes when its page is left", async () => {
  fakeShop();
  const router = await openPage("/about");
  await header.click();
  await expect.element(cart).toBeVisible();
  await router.navigate({ to: "/contact" });
  await expect.element(cart).not.toBeInTheDocument();
});

// docs/product/cart.md#a-way-to-the-cart
test("the message of an added item leads to the cart", async () => {
  fakeShop({ products: [seal] });
  await openPage("/shop");
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await expect.element(page.getByText("Item added to cart")).toBeVisible();
  await page.getByRole("button", { name: "View cart" }).click();
  await expect.element(cart.getByText(seal.name)).toBeVisible();
  await expect.element(page.getByText("Item added to cart")).not.toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  await expect.element(header).toHaveFocus();
});

// docs/product/cart.md#a-way-to-the-cart
test(
  "the message of an added item is gone when a form opens or is typed into",
  { tags: ["full"] },
  async () => {
    fakeShop({ products: [seal] });
    await openPage("/shop");
    await page.getByRole("button", { name: "Add to Cart" }).click();
    await expect.element(page.getByText("Item added to cart")).toBeVisible();
    await page.getByRole("button", { name: "Quick Checkout" }).click();
    await expect.element(form).toBeVisible();
    await expect.element(page.getByText("Item added to cart")).not.toBeInTheDocument();
    await userEvent.keyboard("{Escape}");

    await page.getByRole("button", { name: "Add to Cart" }).click();
    toast.error("Something else");
    await page.getByRole("searchbox").first().fill("6205");
    await expect.element(page.getByText("Item added to cart")).not.toBeInTheDocument();
    await expect.element(page.getByText("Something else")).toBeVisible();
  },
);

// docs/product/orders.md#draft
test("the form has read what is typed first when the message of an added item goes", async () => {
  fakeShop({ products: [seal] });
  await openPage("/shop");
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await expect.element(page.getByText("Item added to cart")).toBeVisible();
  await page.getByRole("button", { name: "Quick Checkout" }).click();
  const name = form.getByLabelText("Emri i plotë");
  await expect.element(name).toBeVisible();
  // The dialog's own region, with which the message goes for the first time.
  await expect.poll(() => readToasts().regions).toHaveLength(2);
  // A toast that goes renders the page; React then resets a field whose text it hasn't read.
  const drafts: (string | null)[] = [];
  const stop = subscribeToToasts(() => drafts.push(sessionStorage.getItem("private:order_form")));
  await name.fill("Sokol");
  stop();
  expect(drafts).toEqual([expect.stringContaining("Sokol")]);
  await expect.element(name).toHaveValue("Sokol");
});

// docs/product/cart.md#quick-order-pad
test("the cart leads to the quick-order pad", async () => {
  fakeShop();
  await openPage("/about");
  await header.click();
  await cart.getByRole("button", { name: "Porosit me kod" }).click();
  const pad = page.getByRole("dialog", { name: "Porosit me kod" });
  await expect.element(pad.getByRole("combobox", { name: "Kodi i rreshtit 1" })).toHaveFocus();
});
