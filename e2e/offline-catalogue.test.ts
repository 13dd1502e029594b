import { expect, type Page } from "@playwright/test";
import { isFullRun } from "#domain/testing/is-full-run.ts";
import { productCards, test } from "./support/journey.ts";
import { waitUntilCached } from "./support/service-worker.ts";

// Chrome logs network failures to the console, so these tests don't use the strict page.
test.use({ serviceWorkers: "allow" });

/** Unvisited pages, each with its heading and a text that only the catalogue's data contains. */
const neverVisited = [
  ["/products/nsk/bearing/6205", "6205", "52 mm"],
  ["/products/belts/optibelt/v-belts", "Optibelt V-Belts", "mm"],
  ["/about", "About Us", "NSK"],
  ["/products/nsk/bearing/30205", "30205", "25 mm"],
  ["/products/nsk/cylindrical-roller-bearings/nu-series", "NU Series", "NU"],
  ["/products/bearing/ppl/thrust-ball-bearings", "Thrust", "mm"],
  ["/products/bearing/rhp", "RHP", "bearing"],
] as const;

// docs/product/catalogue.md#built-in, docs/product/offline.md#catalogue-without-a-network
test(
  "every page of the catalogue opens without a network, with drawings and search",
  { tag: "@phone" },
  async ({ page, context }) => {
    await page.goto("/");
    await waitUntilCached(page);
    await context.setOffline(true);

    // Follow links that no test has followed before.
    await page.getByRole("link", { name: "Products", exact: true }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Products");
    for (const [path, title, words] of neverVisited.slice(0, isFullRun ? undefined : 2)) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
      await expect(page.locator("main")).toContainText(words);
      await seeImages(page);
    }

    await page.goto("/products/nsk/catalog");
    await page.getByRole("tab", { name: /Search/ }).click();
    await page.getByRole("searchbox").first().fill("6305");
    await page.getByRole("link", { name: /6305/ }).first().click();
    await expect(page).toHaveURL(/\/products\/nsk\/bearing\/6305$/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("6305");
    await seeImages(page);
  },
);

// docs/product/shop.md#search-without-the-shop
test(
  "the search finds parts without a network",
  { tag: ["@phone", "@full"] },
  async ({ page, context }) => {
    await page.goto("/about");
    await waitUntilCached(page);
    await context.setOffline(true);
    await page.getByRole("button", { name: "Find a part", exact: true }).click();
    const search = page.getByRole("dialog", { name: "Find a part" });
    await search.getByRole("combobox").fill("24.9 x 51.8 x 15");
    const part = search.getByRole("grid", { name: "In the catalogue" }).getByRole("row").first();
    await expect(part).toContainText(/6205.*25 × 52 × 15\smm/);
    await expect(search.getByText(/^You are offline: the shop isn’t searched/)).toBeVisible();
    await part.getByRole("link", { name: "6205" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("6205");
  },
);

test(
  "an unvisited shop reports that it needs a network, and loads after reconnecting",
  { tag: ["@phone", "@full"] },
  async ({ page, context }) => {
    await page.goto("/about");
    await waitUntilCached(page);
    await context.setOffline(true);
    await page.goto("/shop");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Online shop");
    const failure = page.getByRole("alert").filter({ hasText: "Failed to load products" });
    await expect(failure.getByRole("button", { name: "Try again" })).toBeVisible();
    await expect(productCards(page)).toHaveCount(0);

    await context.setOffline(false);
    await expect(productCards(page).first()).toBeVisible();
    await expect(failure).toBeHidden();
  },
);

test(
  "a product image that was shown before is available without a network",
  { tag: ["@phone", "@full"] },
  async ({ page, context }) => {
    await page.goto("/");
    await waitUntilCached(page);
    // An image of a product list; no product needed, since only the address matters.
    const address = "/uploads/product-images/products/seen-320.avif";
    await context.route(`**${address}`, (route) =>
      route.fulfill({ contentType: "image/avif", body: "seen" }),
    );
    await page.evaluate((path) => fetch(path).then((answer) => answer.text()), address);
    await context.unroute(`**${address}`);
    await context.setOffline(true);
    const other = address.replace("320", "640");
    const texts = await page.evaluate(
      (paths) => Promise.all(paths.map((path) => fetch(path).then((answer) => answer.text()))),
      [address, other],
    );
    expect(texts).toEqual(["seen", "seen"]);
  },
);

test(
  "drawings come from the server while there is a network",
  { tag: ["@phone", "@full"] },
  async ({ page, context }) => {
    await page.goto("/");
    await waitUntilCached(page);
    const address = "/media/bearings/6205.svg";
    const readDrawing = (): Promise<string> =>
      page.evaluate((path) => fetch(path).then((answer) => answer.text()), address);
    await context.route(`**${address}`, (route) => route.fulfill({ body: "a newer drawing" }));
    expect(await readDrawing()).toBe("a newer drawing");
    await context.unroute(`**${address}`);
    await context.setOffline(true);
    expect(await readDrawing()).toContain("<svg");
  },
);

/** Scrolls through the page, since images load lazily, and expects none to be broken. */
async function seeImages(page: Page): Promise<void> {
  for (const drawing of await page.locator("main img:visible").all()) {
    await drawing.scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        drawing.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth),
      )
      .toBeGreaterThan(0);
  }
}
