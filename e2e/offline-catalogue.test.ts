import { expect, type Page } from "@playwright/test";
import { productCards, test } from "./support/journey.ts";
import { untilKept } from "./support/service-worker.ts";

// What fails for want of a network is written to the console, so these are no quiet pages.
test.use({ serviceWorkers: "allow" });

/** Pages that nobody has opened, and words of each that only the catalogue's data can bring. */
const neverVisited = [
  ["/about", "About Us", "NSK"],
  ["/products/nsk/bearing/6205", "6205", "52 mm"],
  ["/products/nsk/bearing/30205", "30205", "25 mm"],
  ["/products/nsk/cylindrical-roller-bearings/nu-series", "NU Series", "NU"],
  ["/products/bearing/ppl/thrust-ball-bearings", "Thrust", "mm"],
  ["/products/belts/optibelt/v-belts", "Optibelt V-Belts", "mm"],
  ["/products/bearing/rhp", "RHP", "bearing"],
] as const;

test(
  "without a network every page of the catalogue opens, with drawings and search",
  { tag: "@phone" },
  async ({ page, context }) => {
    await page.goto("/");
    await untilKept(page);
    await context.setOffline(true);

    // From page to page by links, of which none was ever followed.
    await page.getByRole("link", { name: "Products", exact: true }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Products");
    for (const [path, title, words] of neverVisited) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
      await expect(page.locator("main")).toContainText(words);
      await seePictures(page);
    }

    await page.goto("/products/nsk/catalog");
    await page.getByRole("tab", { name: /Search/ }).click();
    await page.getByRole("searchbox").first().fill("6305");
    await page.getByRole("link", { name: /6305/ }).first().click();
    await expect(page).toHaveURL(/\/products\/nsk\/bearing\/6305$/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("6305");
    await seePictures(page);
  },
);

test(
  "a shop that was never seen says that it needs a network, and comes once there is one",
  { tag: ["@phone", "@full"] },
  async ({ page, context }) => {
    await page.goto("/about");
    await untilKept(page);
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
  "a product's picture that was seen is there without a network",
  { tag: ["@phone", "@full"] },
  async ({ page, context }) => {
    await page.goto("/");
    await untilKept(page);
    // What a list shows, without a product of its own: the address is all that counts.
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
  "a drawing is the server's own as long as there is a network",
  { tag: ["@phone", "@full"] },
  async ({ page, context }) => {
    await page.goto("/");
    await untilKept(page);
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

/** Scrolls through, since pictures load when they come near, and finds none broken. */
async function seePictures(page: Page): Promise<void> {
  for (const picture of await page.locator("main img:visible").all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth),
      )
      .toBeGreaterThan(0);
  }
}
