import { expect, type Page } from "@playwright/test";
import { productCards } from "../support/journey.ts";
import { reject } from "../support/messages/scenario.ts";
import { follow, delayResponses, answerWithError } from "./network.ts";
import { putOnSale, shopWith } from "./on-sale.ts";
import { pageAt, type State } from "./state.ts";

const list = "/api/products?*";
const more = "/api/products?*cursor=*";

const longTexts = {
  name: "Kushinetë me rula konikë për bosht transmisioni të makinerive bujqësore, palë e plotë me unazë të jashtme, kapak kundër pluhurit dhe guarnicion të dyfishtë, 30 × 62 × 17,25 mm",
  description:
    "E përshtatshme për traktorë, autokombajna dhe rimorkio; durim i lartë ndaj ngarkesave boshtore e rrezore, edhe në temperatura të ulëta. ".repeat(
      6,
    ),
  brand: "Prodhimi i kooperativës së makinerive bujqësore të Myzeqesë",
  category: "Bearings",
  price: 1_234_567.89,
  currency: "ALL",
};

/** Lists of the shop that have loaded, with and without products. */
const arrivedStates: readonly State[] = [
  pageAt("shop-list", "/shop?view=list"),
  pageAt("shop-filtered", "/shop?category=Belts&brand=Gates&sort=price-desc"),
  pageAt("shop-filtered-by-size", "/shop?bore=25,0&outside=51.8"),
  pageAt("shop-found-by-size", "/shop?q=24.9+x+51.8+x+15"),
  pageAt("shop-nothing-found", "/shop?category=Belts&q=no+such+part"),
  {
    name: "shop-without-products",
    show: async (page) => {
      await page.route(`**${list}`, async (route) => {
        const response = await route.fetch();
        const answer: object = await response.json();
        await route.fulfill({
          response,
          json: { ...answer, items: [], count: 0, next_cursor: null },
        });
      });
      await follow(page, "Shop");
      await expect(page.getByText("0 products found", { exact: true })).toBeVisible();
    },
  },
  oneProduct("shop-one-product", "Radial shaft seal 35 × 52 × 7 BASL"),
  oneProduct("shop-low-stock", "Radial shaft seal 38 × 55 × 8 BASL", { stock_quantity: 2 }),
  oneProduct("shop-out-of-stock", "Radial shaft seal 42 × 62 × 10 BASL", { stock_quantity: 0 }),
  oneProduct("shop-long-texts", longTexts.name, longTexts),
  oneProduct("shop-image-missing", "V-ring seal VA-35", {
    image_url: "/media/no-such-image.webp",
  }),
  {
    name: "shop-long-texts-list",
    show: async (page) => {
      await putOnSale(longTexts.name, longTexts);
      await page.goto(`${shopWith("Kushinetë me rula konikë")}&view=list`);
      await expect(productCards(page)).toHaveCount(1);
    },
  },
];

/** Lists that are loading or failed to load. */
const waitingStates: readonly State[] = [
  {
    name: "shop-loading",
    show: async (page) => {
      await delayResponses(page, list);
      await follow(page, "Shop");
      await expect(page.getByText("Loading products...")).toBeVisible();
    },
  },
  {
    name: "shop-filter-loading",
    show: async (page) => {
      await page.goto("/shop");
      await delayResponses(page, list);
      await page.getByLabel("Category").selectOption("Belts");
      await expect(page.getByText("Loading products...")).toBeVisible();
    },
  },
  {
    name: "shop-failed",
    show: async (page) => {
      await reject(page, "GET", "/api/products");
      await follow(page, "Shop");
      await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
    },
  },
  {
    name: "shop-more-loading",
    show: async (page) => {
      await page.goto("/shop");
      await delayResponses(page, more);
      await scrollToLast(page);
      await expect(page.locator('main button[aria-busy="true"]')).toBeVisible();
    },
  },
  {
    name: "shop-more-failed",
    show: async (page) => {
      await page.goto("/shop");
      await answerWithError(page, more, { status: 422, code: "invalid_input" });
      await scrollToLast(page);
      await expect(page.getByRole("main").getByRole("alert")).toBeInViewport();
    },
  },
  {
    name: "shop-offline",
    show: async (page) => {
      await page.goto("/shop");
      await page.context().setOffline(true);
      await expect(page.getByText("You are offline.")).toBeVisible();
    },
  },
  {
    name: "shop-offline-failed",
    show: async (page) => {
      await page.goto("/shop");
      await page.context().setOffline(true);
      await page.getByLabel("Category").selectOption("Belts");
      await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
    },
  },
];

export const shopStates: readonly State[] = [...arrivedStates, ...waitingStates];

/** The shop with one product of this state. */
function oneProduct(name: string, product: string, fields = {}): State {
  return {
    name,
    show: async (page) => {
      await putOnSale(product, fields);
      await page.goto(shopWith(product.slice(0, 60)));
      await expect(productCards(page)).toHaveCount(1);
    },
  };
}

async function scrollToLast(page: Page): Promise<void> {
  await productCards(page).last().scrollIntoViewIfNeeded();
}
