import { expect } from "@playwright/test";
import { test } from "../support/journey.ts";

test("a bearing's page shows its figures, drawing and neighbours", async ({ strictPage: page }) => {
  await page.goto("/products/nsk/bearing/NU205");
  const main = page.getByRole("main");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^NU205\s+Cylindrical Roller/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    "href",
    /\/products\/nsk\/bearing\/nu205$/,
  );
  for (const [name, value] of [
    ["Inner diameter", "25 mm"],
    ["Outer diameter", "52 mm"],
    ["Width", "15 mm"],
    ["Dynamic load", "29.3 kN"],
  ] as const) {
    const tile = main.locator("dl").first().locator("div").filter({ hasText: name });
    await expect(tile.getByRole("definition")).toHaveText(value);
  }
  await expect(main.getByRole("img", { name: /NU205/ })).toBeVisible();
  for (const heading of [
    "Technical specifications",
    "Applications",
    "Technical features",
    "Available variants",
    "Need More Information?",
  ]) {
    await expect(main.getByRole("heading", { name: heading, exact: true })).toBeVisible();
  }
  await main.getByRole("link", { name: "NU206", exact: true }).click();
  await expect(page).toHaveURL(/\/nu206$/);
  await main.getByRole("link", { name: "Back to NSK" }).click();
  await expect(page).toHaveURL(/\/products\/bearing\/nsk$/);
});

// docs/product/catalogue.md#parts-of-a-bearing-page
test(
  "a thrust bearing has a height instead of a width",
  { tag: "@full" },
  async ({ strictPage: page }) => {
    await page.goto("/products/nsk/bearing/51104");
    const tiles = page.getByRole("main").locator("dl").first();
    await expect(tiles.getByRole("term")).toHaveText([
      "Inner diameter",
      "Outer diameter",
      "Height",
      "Dynamic load",
    ]);
  },
);

// docs/product/catalogue.md#buttons-work
test("a favorite survives a reload", { tag: "@full" }, async ({ strictPage: page }) => {
  await page.goto("/products/nsk/bearing/6205");
  await page.getByRole("button", { name: "Add to Favorites" }).click();
  await page.reload();
  const button = page.getByRole("button", { name: "Remove from Favorites" });
  await expect(button).toBeVisible();
  await button.click();
  await page.reload();
  await expect(page.getByRole("button", { name: "Add to Favorites" })).toBeVisible();
});

// docs/product/catalogue.md#contact-and-quote, docs/product/catalogue.md#buttons-work
test("the datasheet is a PDF, the quote a prepared email with the code and this page", async ({
  strictPage: page,
}) => {
  await page.goto("/products/nsk/bearing/6205");
  const sheet = page.getByRole("link", { name: "Download Datasheet" });
  const address = (await sheet.getAttribute("href")) ?? "";
  const answer = await page.request.get(address);
  expect(answer.status()).toBe(200);
  expect(answer.headers()["content-type"]).toBe("application/pdf");
  expect((await answer.body()).subarray(0, 5).toString()).toBe("%PDF-");

  const quote = page.getByRole("link", { name: "Request Quote" }).first();
  await quote.evaluate((link) => link.addEventListener("click", (event) => event.preventDefault()));
  await quote.click();
  await expect(quote).toHaveAttribute("href", /^mailto:.*6205.*%2Fproducts%2Fnsk%2Fbearing%2F6205/);
});

// docs/product/catalogue.md#placeholder-bearing
test("an image that fails to load is replaced by the placeholder", async ({ page }) => {
  await page.route("**/media/bearings/*.svg", (route) => route.abort());
  await page.goto("/products/nsk/bearing/6205");
  const sizes = page.getByRole("region", { name: "Sizes in this series" });
  await sizes.scrollIntoViewIfNeeded();
  await expect(sizes.locator('[data-slot="product-placeholder"]')).toHaveCount(3);
});

// docs/product/catalogue.md#unknown-bearing
test("an unknown code has a message, status 404 and noindex", async ({ page }) => {
  const answer = await page.goto("/products/nsk/bearing/6205-2rs");
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle(/^Bearing Not Found/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bearing Not Found");
  await expect(
    page.getByText("The bearing code 6205-2RS was not found in our database."),
  ).toBeVisible();
  await page.getByRole("link", { name: "Search the catalogue" }).click();
  await expect(page.getByRole("link", { name: "6205", exact: true }).first()).toBeVisible();
  await page.goBack();
  await page.getByRole("link", { name: "Back to NSK bearings" }).click();
  await expect(page).toHaveURL(/\/products\/bearing\/nsk$/);
});

test("the rating life follows load and speed", { tag: "@full" }, async ({ strictPage: page }) => {
  await page.goto("/products/nsk/bearing/6204");
  await page.getByText("Work out the rating life").click();
  await page.getByLabel("Radial load Fr").fill("1.2");
  await page.getByLabel("Speed n").fill("1500");
  const outcome = page.getByRole("region", { name: "Rating life" });
  await expect(outcome.getByText("13,500 h")).toBeVisible();
  await page.getByLabel("Radial load Fr").fill("7");
  await expect(outcome.getByText("P is above half of C", { exact: false })).toBeVisible();
});

// docs/product/catalogue.md#typed-numbers
test(
  "the rating life shows the parsed numbers and reports ambiguous ones",
  { tag: "@full" },
  async ({ strictPage: page }) => {
    await page.goto("/products/nsk/bearing/6204");
    await page.getByText("Work out the rating life").click();
    const outcome = page.getByRole("region", { name: "Rating life" });
    const radial = page.getByLabel("Radial load Fr");
    for (const doubtful of ["2 500", "1,5,2", "1,046", "abc"]) {
      await radial.clear();
      await radial.pressSequentially(doubtful);
      await expect(radial).toHaveValue(doubtful);
      await expect(radial).toHaveAttribute("aria-invalid", "true");
      await expect(radial).toHaveAccessibleDescription(/without spaces or thousands separators/);
      await expect(outcome.getByText("million turns")).toBeHidden();
    }
    await radial.clear();
    await radial.pressSequentially("1,2");
    await expect(
      outcome.getByText("Fr\u00A01.2\u00A0kN, Fa\u00A00\u00A0kN, 1,500\u00A0rpm"),
    ).toBeVisible();
    await expect(outcome.getByText("13,500\u00A0h")).toBeVisible();
    await radial.press("ArrowUp");
    await expect(radial).toHaveValue("2.2");
  },
);

test(
  "an axial load within the static rating shows no warning about dents",
  { tag: "@full" },
  async ({ strictPage: page }) => {
    await page.goto("/products/nsk/bearing/6206");
    await page.getByText("Work out the rating life").click();
    const outcome = page.getByRole("region", { name: "Rating life" });
    await page.getByLabel("Radial load Fr").fill("0");
    await page.getByLabel("Axial load Fa").fill("12");
    await expect(outcome.getByText("1.88", { exact: true })).toBeVisible();
    await expect(outcome.getByText("may dent")).toBeHidden();
    await page.getByLabel("Speed n").fill("0");
    await expect(outcome.getByText("standstill", { exact: false }).last()).toBeVisible();
    await expect(outcome.getByText("1.88", { exact: true })).toBeVisible();
    await expect(outcome.getByText("million turns")).toBeHidden();
  },
);

test(
  "the rating life of types that run in pairs asks to check the opposed bearing's thrust",
  { tag: "@full" },
  async ({ strictPage: page }) => {
    await page.goto("/products/nsk/bearing/30206");
    await page.getByText("Work out the rating life").click();
    const outcome = page.getByRole("region", { name: "Rating life" });
    await page.getByLabel("Radial load Fr").fill("4");
    const note = outcome.getByText("0.6\u00A0Fr/Y = 1.5\u00A0kN", { exact: false });
    await expect(note).toContainText("check it against the opposed bearing");
    await page.getByLabel("Axial load Fa").fill("1.5");
    await expect(note).not.toContainText("check it against the opposed bearing");
  },
);

test(
  "a calculation that fails to load is fetched again, and the page around it stays",
  { tag: "@full" },
  async ({ page }) => {
    await page.route("**/assets/life-form-*.js", (route) => route.abort());
    await page.goto("/products/nsk/bearing/6204");
    await page.getByText("Work out the rating life").click();
    const section = page.getByRole("region", { name: "Rating life" });
    await expect(section.getByRole("alert")).toContainText("The calculation didn’t arrive");
    await expect(page.getByRole("heading", { level: 1, name: "6204" })).toBeVisible();
    await page.unroute("**/assets/life-form-*.js");
    await section.getByRole("button", { name: "Try again" }).click();
    await section.getByLabel("Axial load Fa").fill("-1");
    await expect(section.getByLabel("Axial load Fa")).toHaveAccessibleDescription(/0 or more/);
  },
);

test(
  "a part's page prints on one sheet of A4",
  { tag: ["@desktop", "@full"] },
  async ({ page }) => {
    for (const path of [
      ...["6205", "30205", "nu221", "22208", "uct210", "uc205"].map(
        (code) => `/products/nsk/bearing/${code}`,
      ),
      "/products/belts/mitsuboshi/classical-v-belts/a42",
      "/products/seals/25x47x7",
      "/products/seals/us-20x28x6-3",
    ]) {
      await page.goto(path);
      const sheet = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
      expect(sheet.match(/\/Type \/Page\b(?!s)/g), path).toHaveLength(1);
    }
  },
);
