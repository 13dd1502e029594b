import { expect } from "@playwright/test";
import { adminCredentials, signInAs, siteHeaders } from "./support/customer.ts";
import { addProduct, openOtherPage, productCards, test } from "./support/journey.ts";

// docs/product/shop.md#live-product-page, docs/product/shop.md#way-to-the-page
test(
  "from the list to a product's page, which follows its price and stock and its end",
  {
    // A touch screen has no quick view.
    tag: "@desktop",
  },
  async ({ page: admin, browser }) => {
    await signInAs(admin, adminCredentials());
    await admin.goto("/privacy");
    const product = await addProduct(admin, { bore_mm: 25, outside_diameter_mm: 52, width_mm: 15 });
    const change = async (data: object): Promise<void> => {
      const headers = siteHeaders();
      const answer = await admin.request.patch(`/api/products/${product.id}`, { headers, data });
      expect(answer.status()).toBe(200);
    };
    const visitor = await openOtherPage(browser, admin);
    await visitor.goto(`/shop?q=${encodeURIComponent(product.name)}`);
    const card = productCards(visitor).filter({ hasText: product.name });
    await card.hover();
    await card.getByRole("button", { name: "Quick view" }).click();
    const dialog = visitor.getByRole("dialog", { name: product.name });
    await expect(dialog.getByText("10 copë")).toBeVisible();
    await visitor.keyboard.press("Escape");
    await expect(dialog).toBeHidden();

    await card.getByRole("link", { name: product.name }).click();
    await expect(visitor).toHaveURL(new RegExp(`/shop/.*${product.id.replaceAll("-", "")}$`));
    await expect(visitor).toHaveTitle(new RegExp(product.name));
    await expect(visitor.getByText("10 pieces")).toBeVisible();
    let loads = 0;
    visitor.on("load", () => (loads += 1));
    await change({ price: 99.5, stock_quantity: 3 });
    await expect(visitor.getByText("€99.50").first()).toBeVisible();
    await expect(visitor.getByText("3 pieces")).toBeVisible();

    await visitor.getByRole("spinbutton", { name: "Quantity" }).fill("3");
    await visitor.getByRole("button", { name: "Add to Cart" }).first().click();
    await expect(visitor.getByText("Item added to cart").first()).toBeVisible();
    await change({ is_active: false });
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(
      "This product isn’t in the shop",
    );
    expect(loads).toBe(0);
    await visitor.context().close();
  },
);
