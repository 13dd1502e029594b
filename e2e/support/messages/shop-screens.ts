import { expect, type Locator, type Page } from "@playwright/test";
import { adminCredentials, createCustomer, signInAs, siteHeaders } from "../customer.ts";
import { addProduct, fillOrderForm } from "../journey.ts";
import { reject, type Screen } from "./scenario.ts";

/** The shop for a guest. */
export const guestScreen: Screen = {
  name: "the shop, for a guest",
  open: async (page) => void (await page.goto("/shop")),
  scenarios: [
    {
      says: ["Failed to load products from database"],
      provoke: async (page) => {
        await reject(page, "GET", "/api/products");
        await page.getByLabel("Category").selectOption("Seals");
      },
    },
    {
      says: ["Item added to cart"],
      provoke: async (page) => {
        await page.goto("/shop");
        await addFirst(page);
      },
    },
    {
      says: ["Gabim në formë", "Ju lutemi plotësoni të gjitha fushat e detyrueshme."],
      provoke: async (page) => {
        await page.getByRole("button", { name: "Quick Checkout" }).click();
        await submitOrder(page);
      },
    },
    {
      says: [
        "Failed to create order",
        "Porosia dështoi",
        "Nuk u krijua porosia. Ju lutemi provoni përsëri.",
      ],
      provoke: async (page) => {
        await fillOrderForm(page, "Mira Mesazhi");
        await reject(page, "POST", "/api/orders");
        await submitOrder(page);
      },
    },
    { says: ["Invalid order data"], provoke: orderNothing },
    {
      says: ["Item removed from cart"],
      provoke: async (page) => {
        await page.keyboard.press("Escape");
        await addFirst(page);
        await openCart(page);
        await getCart(page).getByRole("button", { name: /^Hiq/ }).click();
      },
    },
    {
      says: ["Cart cleared"],
      provoke: async (page) => {
        await page.keyboard.press("Escape");
        await addFirst(page);
        await openCart(page);
        await clearCart(page);
      },
    },
    {
      says: ["Order created successfully"],
      provoke: async (page) => {
        await page.keyboard.press("Escape");
        await addFirst(page);
        await page.getByRole("button", { name: "Quick Checkout" }).click();
        await submitOrder(page);
        // Hovering keeps the view open for the next scenario.
        await page.locator('[data-slot="order-success"]').hover();
      },
    },
    {
      says: [
        "Porosia u krye me sukses!",
        "Ju faleminderit për porosinë tuaj. Do të ju kontaktojmë shumë shpejt.",
      ],
      where: "dialog",
      provoke: async (page) => {
        await expect(page.locator('[data-slot="order-success"]')).toBeVisible();
      },
    },
    {
      says: ["Please sign in first"],
      provoke: async (page) => {
        await page.keyboard.press("Escape");
        await page.getByRole("button", { name: "Manager access" }).click();
      },
    },
  ],
};

/** The shop for a customer, whose cart is stored on the server. */
export const customerScreen: Screen = {
  name: "the shop, for a customer",
  open: async (page) => {
    await signInAs(page, await createCustomer(page));
    await page.goto("/about");
  },
  scenarios: [
    {
      says: ["Failed to load cart"],
      provoke: async (page) => {
        await reject(page, "GET", "/api/cart");
        await page.getByRole("contentinfo").getByRole("link", { name: "Shop" }).click();
      },
    },
    { says: ["Product is out of stock"], provoke: addWhatRanOut },
    {
      says: ["Failed to add item to cart"],
      provoke: async (page) => {
        await page.goto("/shop");
        await reject(page, "POST", "/api/cart/items");
        await addFirst(page);
      },
    },
    {
      says: ["Failed to update quantity"],
      provoke: async (page) => {
        await addFirst(page);
        await expect(page.getByRole("button", { name: /^Cart/ })).toHaveText(/Cart\s*1/);
        await openCart(page);
        await reject(page, "PUT", "/api/cart/items/*");
        await getCart(page)
          .getByRole("button", { name: /^Rrit sasinë/ })
          .click();
      },
    },
    {
      says: ["Failed to remove item from cart"],
      provoke: async (page) => {
        await reject(page, "DELETE", "/api/cart/items/*");
        await getCart(page).getByRole("button", { name: /^Hiq/ }).click();
      },
    },
    {
      says: ["Failed to clear cart"],
      provoke: async (page) => {
        await reject(page, "DELETE", "/api/cart");
        await clearCart(page);
      },
    },
    {
      says: ["Admin access required"],
      provoke: async (page) => {
        await page.keyboard.press("Escape");
        await page.getByRole("button", { name: "Manager access" }).click();
      },
    },
  ],
};

function addFirst(page: Page): Promise<void> {
  return page.getByRole("button", { name: "Add to Cart" }).first().click();
}

function submitOrder(page: Page): Promise<void> {
  return page.getByRole("button", { name: "Konfirmo Porosinë" }).click();
}

function getCart(page: Page): Locator {
  return page.getByRole("dialog", { name: "Shporta Juaj" });
}

async function openCart(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Cart/ }).click();
  await expect(getCart(page).getByRole("listitem").first()).toBeVisible();
}

async function clearCart(page: Page): Promise<void> {
  await getCart(page).getByRole("button", { name: "Zbraz shportën" }).click();
  const question = page.getByRole("dialog", { name: "Të zbrazet shporta?" });
  await question.getByRole("button", { name: "Zbraz shportën" }).click();
}

/** Another tab empties the cart while the form is open. */
async function orderNothing(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await other.goto("/privacy");
  await other.evaluate(() => window.localStorage.removeItem("guest_cart"));
  await other.close();
  await expect(page.getByRole("dialog").getByText("× 1")).toHaveCount(0);
  await submitOrder(page);
}

/** The last piece is sold while the shop is open and gets no changes. */
async function addWhatRanOut(page: Page): Promise<void> {
  const browser = page.context().browser();
  const context = await browser?.newContext({ baseURL: new URL(page.url()).origin });
  if (!context) throw new Error("The browser is gone");
  const admin = await context.newPage();
  await signInAs(admin, adminCredentials());
  await admin.goto("/privacy");
  const { id, name } = await addProduct(admin);
  await page.route("**/api/live/**", (route) => route.abort());
  await page.goto(`/shop?q=${encodeURIComponent(name)}`);
  await expect(page.getByText("1 products found")).toBeVisible();
  const answer = await admin.request.put(`/api/products/${id}/stock`, {
    headers: siteHeaders(),
    data: { in_stock: false },
  });
  expect(answer.status()).toBe(200);
  await addFirst(page);
  await context.close();
}
