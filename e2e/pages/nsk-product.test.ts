import { expect, type Page } from "@playwright/test";
import { overflow, test } from "../support/journey.ts";

const family = "/products/nsk/deep-groove-ball-bearings";

/** Stores a text under `productDetails` before the page's scripts run. */
async function storeProducts(page: Page, text: string): Promise<void> {
  await page.addInitScript((value) => localStorage.setItem("productDetails", value), text);
}

// docs/product/catalogue.md#stored-product-details
// docs/product/catalogue.md#price-and-availability
test("a product stored on the device is shown with its price and stock", async ({
  strictPage: page,
}) => {
  const stored = {
    name: "6200 Series",
    fullName: "6200 Series from the store room",
    specifications: { Shelf: "B 12" },
    models: ["6205"],
    price: 1499.6,
    inStock: true,
  };
  await storeProducts(page, JSON.stringify([{ name: 5 }, stored]));
  await page.goto(`${family}/6200-series`);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(stored.fullName);
  await expect(main.getByText("1,500 ALL", { exact: true })).toBeVisible();
  await expect(main.getByText("In Stock", { exact: true }).first()).toBeVisible();
  await expect(main.getByText("B 12", { exact: true })).toBeVisible();
  await expect(main.getByText("Contact for Price")).toHaveCount(0);
  // The same product, found by one of its models that has no prerendered page.
  await page.goto(`${family}/6205`);
  await expect(main.getByText("1,500 ALL", { exact: true })).toBeVisible();
});

// docs/product/catalogue.md#stored-product-details
test(
  "other data stored on the device is shown as text and breaks nothing",
  { tag: "@full" },
  async ({ strictPage: page }) => {
    const markup = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
    const long = "x".repeat(3000);
    const hostile = {
      name: "6200 Series",
      fullName: markup,
      category: long,
      description: markup,
      specifications: { [markup]: markup, [long]: long },
      features: [markup, long, markup],
      applications: { length: 5 },
      models: [long, null, markup],
      price: "1500",
      currency: markup,
      inStock: "yes",
      availability: long,
    };
    await storeProducts(page, JSON.stringify([null, [], "x", hostile]));
    await page.goto(`${family}/6200-series`);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(markup);
    await expect(main.locator('img[src="x"]')).toHaveCount(0);
    await expect(page).toHaveTitle(/^NSK 6200 Series/);
    await expect(main.getByText("Contact for Price")).toBeVisible();
    for (const tab of ["Features", "Applications", "Models", "Specifications"]) {
      await main.getByRole("tab", { name: tab }).click();
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    }
  },
);

for (const text of ["{", "null", '"6200 Series"', '{"name":"6200 Series"}', "[[[[]]]]", ""]) {
  test(
    `productDetails of ${JSON.stringify(text)} changes nothing`,
    { tag: "@full" },
    async ({ strictPage: page }) => {
      await storeProducts(page, text);
      await page.goto(`${family}/6200-series`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        "NSK 6200 Series Deep Groove Ball Bearings",
      );
      await expect(page.getByText("Available on Request")).toBeVisible();
    },
  );
}

// docs/product/catalogue.md#unknown-product
test("an unknown product shows the generic page", async ({ strictPage: page }) => {
  const answer = await page.goto(`${family}/no-such-thing`);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No Such Thing Bearing");
  await expect(page.getByText("Contact for Price")).toBeVisible();
  await expect(page.getByText("Available on Request")).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  for (const [address, sheet] of [
    [`${family}/no-such-thing`, "/media/sheets/nsk-deep-groove-ball-bearings.pdf"],
    ["/products/nsk/no-such-family/no-such-thing", "/media/downloads/nsk-bearings.pdf"],
  ] as const) {
    await page.goto(address);
    const link = page.getByRole("link", { name: "Download Datasheet" });
    await expect(link).toHaveAttribute("href", sheet);
    expect((await page.request.get(sheet)).status()).toBe(200);
  }
});

test(
  "Check Availability opens the shop's products of a series, or reports that there are none",
  { tag: "@full" },
  async ({ strictPage: page }) => {
    await page.goto(`${family}/6200-series`);
    await page.getByRole("button", { name: "Check Availability" }).click();
    await expect(page).toHaveURL(/\/shop\?q=620$/);
    await expect(page.getByRole("heading", { name: /6205/ }).first()).toBeVisible();
    // Its first size isn't sold, others are.
    await page.goto("/products/nsk/angular-contact-ball-bearings/7200-series");
    await page.getByRole("button", { name: "Check Availability" }).click();
    await expect(page).toHaveURL(/\/shop\?q=720$/);
    await page.goto(`${family}/6800-series`);
    await page.getByRole("button", { name: "Check Availability" }).click();
    await expect(page.getByText("6800 Series isn’t in the shop.", { exact: false })).toBeVisible();
    await expect(page).toHaveURL(/\/6800-series$/);
  },
);
