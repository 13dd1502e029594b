import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { reject } from "../support/messages/scenario.ts";
import { keepInCart, openCart, openShopWithCart } from "./fill-cart.ts";
import { follow, delayResponses } from "./network.ts";
import { putOnSale } from "./on-sale.ts";
import type { State } from "./state.ts";

/** The cart dialog "Shporta Juaj" with its lines and errors. */
export const cartStates: readonly State[] = [
  { name: "cart-empty", show: (page) => showCart(page, 0) },
  { name: "cart-one-line", show: (page) => showCart(page, 1) },
  { name: "cart-filled", show: (page) => showCart(page, 3) },
  { name: "cart-many-lines", show: (page) => showCart(page, 30) },
  {
    name: "cart-long-names",
    show: async (page) => {
      const { id } = await putOnSale("Guarnicion radial me buzë të dyfishtë ".repeat(5).trim(), {
        price: 99_999.99,
      });
      // The max quantity of a line.
      await keepInCart(page, [{ id, name: "Guarnicion", price: 99_999.99, quantity: 9_999 }]);
      await page.goto("/shop");
      await openCart(page);
      await expect(page.getByRole("dialog").getByText("buzë të dyfishtë").first()).toBeVisible();
    },
  },
  {
    name: "cart-changed",
    show: async (page) => {
      const seal = await putOnSale("Radial shaft seal 45 × 62 × 8 BASL");
      await keepInCart(page, [
        { id: seal.id, name: seal.name, price: 3.1, quantity: 4 },
        { id: randomUUID(), name: "Bearing 6205 that nobody sells", price: 8, quantity: 2 },
      ]);
      await page.goto("/shop");
      const cart = await openCart(page);
      await expect(cart.getByText("Nuk shiten më")).toBeVisible();
      await expect(cart.getByText("Çmimi ka ndryshuar")).toBeVisible();
    },
  },
  {
    name: "cart-on-a-bearing-page",
    show: async (page) => {
      const { id, name } = await putOnSale("Radial shaft seal 45 × 62 × 8 BASL");
      await keepInCart(page, [{ id, name, price: 3.1, quantity: 120 }]);
      await page.goto("/products/nsk/bearing/6205");
      await expect(page.locator('[data-slot="header-cart-count"]')).toHaveText("99+");
      await page.getByRole("button", { name: /^Open cart/ }).click();
      await expect(page.getByRole("dialog", { name: "Shporta Juaj" })).toContainText(name);
    },
  },
  {
    name: "cart-clear-question",
    show: async (page) => {
      await openShopWithCart(page, 3);
      const cart = await openCart(page);
      await cart.getByRole("button", { name: "Zbraz shportën" }).click();
      await expect(page.getByRole("dialog", { name: "Të zbrazet shporta?" })).toBeVisible();
    },
  },
  {
    name: "cart-line-removed",
    show: async (page) => {
      await openShopWithCart(page, 3);
      const cart = await openCart(page);
      await cart.getByRole("button", { name: /^Hiq/ }).first().click();
      await expect(page.getByText("Item removed from cart")).toBeVisible();
    },
  },
  {
    name: "cart-item-added",
    show: async (page) => {
      await page.goto("/shop");
      await page.getByRole("button", { name: "Add to Cart" }).first().click();
      await expect(page.getByText("Item added to cart")).toBeVisible();
    },
  },
  {
    name: "cart-item-not-added",
    viewer: "customer",
    show: async (page) => {
      await page.goto("/shop");
      await reject(page, "POST", "/api/cart/items");
      await page.getByRole("button", { name: "Add to Cart" }).first().click();
      await expect(page.getByText("Failed to add item to cart")).toBeVisible();
    },
  },
  {
    name: "cart-loading",
    viewer: "customer",
    show: async (page) => {
      await delayResponses(page, "/api/cart");
      await follow(page, "Shop");
      await openCart(page);
    },
  },
  {
    name: "cart-failed",
    viewer: "customer",
    show: async (page) => {
      await reject(page, "GET", "/api/cart");
      await follow(page, "Shop");
      const cart = await openCart(page);
      await expect(cart.getByRole("alert")).toBeVisible();
    },
  },
];

async function showCart(page: Page, lines: number): Promise<void> {
  await openShopWithCart(page, lines);
  const cart = await openCart(page);
  await expect(cart.getByRole("listitem")).toHaveCount(lines);
}
