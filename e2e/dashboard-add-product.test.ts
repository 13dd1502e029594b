import { expect } from "@playwright/test";
import { openForm, toRow } from "./support/dashboard-products.ts";
import { openOtherPage, productCards, signInAsAdmin, test, freshName } from "./support/journey.ts";
import { makePng } from "./support/make-png.ts";

// docs/product/admin.md#buckets-and-paths
test("a product added with an image appears in the list and in an open shop at once", async ({
  strictPage: page,
  browser,
}) => {
  const name = freshName();
  await signInAsAdmin(page);
  const visitor = await openOtherPage(browser, page);
  await visitor.goto(`/shop?q=${encodeURIComponent(name)}`);
  await expect(visitor.getByText("0 products found", { exact: true })).toBeVisible();

  const form = await openForm(page);
  await expect(form.getByLabel("Currency")).toHaveValue("EUR");
  await expect(form.getByLabel("Stock quantity")).toHaveValue("10");
  await expect(form.getByLabel("Low-stock threshold")).toHaveValue("5");
  await form.getByLabel("Product name").fill(name);
  await form.getByLabel("Price").fill("12.50");
  await form.getByLabel("Currency").selectOption("USD");
  await form.getByLabel("Category").selectOption("Hydraulic Systems");
  await form.getByLabel("Brand").selectOption("Parker");
  await form.getByLabel("Stock quantity").fill("3");
  await form.getByLabel("Description").fill("Typed before the picture came");
  await form
    .locator("input[type=file]")
    .setInputFiles({ name: "seal.png", mimeType: "image/png", buffer: await makePng() });
  await expect(page.getByText("Image uploaded successfully!")).toBeVisible();
  await expect(form.getByLabel("Address of the picture")).toHaveValue(
    /^\/uploads\/product-images\/products\/\d+-[\w-]+\.png$/,
  );
  await form.getByRole("button", { name: "Add product" }).click();
  await expect(page.getByText("Product added successfully!")).toBeVisible();
  await expect(form.getByLabel("Product name")).toHaveValue("");
  await expect(form.getByLabel("Product name")).toBeFocused();
  await expect(form.getByLabel("Stock quantity")).toHaveValue("10");

  const card = productCards(visitor).filter({ hasText: name });
  await expect(card.getByText("Low Stock")).toBeVisible();
  await expect(card.locator("img[src^='/uploads/']")).toHaveJSProperty("complete", true);

  await page.getByRole("tab", { name: /^Manage Products \(\d+\)$/ }).click();
  const row = toRow(page, name);
  await expect(row).toContainText("Parker · Hydraulic Systems");
  await expect(row).toContainText("USD");
  await expect(row).toContainText("€");
  await expect(row).toContainText("Low Stock");
  await visitor.context().close();
});

// docs/product/admin.md#required-in-the-dashboard, docs/product/admin.md#counts-of-a-product
test(
  "missing and invalid values are reported beside their fields, and the first one is focused",
  { tag: "@full" },
  async ({ strictPage: page }) => {
    await signInAsAdmin(page);
    const form = await openForm(page);
    await form.getByLabel("Product name").fill("   ");
    await form.getByRole("button", { name: "Add product" }).click();
    await expect(page.getByText("Please fill in all required fields")).toBeVisible();
    await expect(form.getByLabel("Product name")).toBeFocused();
    await expect(form.getByLabel("Product name")).toHaveAttribute("aria-invalid", "true");
    await expect(form.getByLabel("Price")).toHaveAccessibleDescription(/Enter a price/);

    await form.getByLabel("Product name").fill("Half");
    await form.getByLabel("Price").fill("0.001");
    await form.getByRole("button", { name: "Add product" }).click();
    await expect(form.getByLabel("Price")).toBeFocused();
    await expect(page.getByText("Failed to add product")).toBeVisible();

    // Ambiguous numbers are rejected instead of guessed.
    await form.getByLabel("Price").fill("1 200");
    await expect(form.getByLabel("Price")).toHaveAccessibleDescription(/without spaces/);
    await form.getByRole("button", { name: "Add product" }).click();
    await expect(form.getByLabel("Price")).toHaveAccessibleDescription(/Enter a price/);

    await form.getByLabel("Price").fill("1,5");
    await form.getByLabel("Stock quantity").fill("-1");
    await expect(form.getByLabel("Price")).toHaveValue("1.5");
    await form.getByRole("button", { name: "Add product" }).click();
    await expect(form.getByLabel("Stock quantity")).toBeFocused();
  },
);

// docs/product/admin.md#accepted-images
test(
  "a file that isn't an image and one that is too large are rejected with the specified texts",
  { tag: "@full" },
  async ({ page }) => {
    await signInAsAdmin(page);
    const form = await openForm(page);
    const file = form.locator("input[type=file]");
    await file.setInputFiles({ name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("a") });
    await expect(page.getByText("Please select an image file").first()).toBeVisible();
    const tooLarge = Buffer.alloc(5 * 1024 * 1024 + 1);
    await file.setInputFiles({ name: "a.png", mimeType: "image/png", buffer: tooLarge });
    await expect(page.getByText("Image size must be less than 5MB").first()).toBeVisible();
    // The server checks the contents.
    await file.setInputFiles({ name: "a.png", mimeType: "image/png", buffer: Buffer.from("text") });
    await expect(page.getByText("Please select an image file").first()).toBeVisible();
    await page.route("**/api/uploads/**", (route) => route.abort());
    await file.setInputFiles({ name: "b.png", mimeType: "image/png", buffer: Buffer.from("text") });
    await expect(page.getByText(/^Failed to upload image: ./).first()).toBeVisible();
  },
);

test(
  "an image can be pasted into its field",
  { tag: ["@desktop", "@full"] },
  async ({ strictPage: page }) => {
    await signInAsAdmin(page);
    const form = await openForm(page);
    await form.getByLabel("Product name").fill("Pasted");
    await form.getByRole("button", { name: "Choose a picture" }).evaluate(
      (button, bytes) => {
        const clipboardData = new DataTransfer();
        clipboardData.items.add(new File([new Uint8Array(bytes)], "a.png", { type: "image/png" }));
        button.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
      },
      [...(await makePng())],
    );
    await expect(page.getByText("Image uploaded successfully!")).toBeVisible();
    await expect(form.getByLabel("Address of the picture")).toHaveValue(/^\/uploads\//);
    await form.getByRole("button", { name: "Clear" }).click();
  },
);

test(
  "a form is locked while it is saved, and restores the focus after a failure",
  { tag: "@full" },
  async ({ page }) => {
    await signInAsAdmin(page);
    const form = await openForm(page);
    const name = form.getByLabel("Product name");
    await form.getByLabel("Price").fill("7");
    await name.fill("Locked");
    let answer: (() => void) | undefined;
    await page.route("**/api/products", async (route) => {
      await new Promise<void>((resolve) => (answer = resolve));
      await route.abort("connectionreset");
    });
    await name.press("Enter");
    await expect(form.getByRole("button", { name: "Adding…" })).toBeVisible();
    await page.keyboard.type("and more");
    await expect(name).toHaveValue("Locked");
    // The request can reach the route after the form shows that it saves.
    await expect.poll(() => answer).toBeDefined();
    answer?.();
    await expect(page.getByText("Failed to add product")).toBeVisible();
    await expect(name).toBeFocused();
    await page.keyboard.press("End");
    await page.keyboard.type(" no more");
    await expect(name).toHaveValue("Locked no more");
  },
);

test(
  "a form keeps its input after a lost connection, a tab switch and a reload",
  { tag: "@full" },
  async ({ page }) => {
    const name = freshName();
    await signInAsAdmin(page);
    const form = await openForm(page);
    await form.getByLabel("Product name").fill(name);
    // A decimal comma, as in Albanian, in a browser set to English.
    await form.getByLabel("Price").pressSequentially("7,20");
    await form.getByLabel("Specifications").fill("50 x 90 x 20 mm");
    // The server adds it, but its response is lost.
    await page.route("**/api/products", async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    });
    await form.getByRole("button", { name: "Add product" }).click();
    await expect(page.getByText("Failed to add product")).toBeVisible();
    await expect(form.getByLabel("Product name")).toHaveValue(name);
    await page.unroute("**/api/products");
    await form.getByRole("button", { name: "Add product" }).click();
    await expect(page.getByText("Product added successfully!")).toBeVisible();
    const twice = await page.request.get(`/api/admin/products?search=${encodeURIComponent(name)}`);
    expect(await twice.json()).toMatchObject({ count: 1 });

    await form.getByLabel("Product name").fill(name);
    await form.getByLabel("Price").fill("7.20");
    await form.getByLabel("Specifications").fill("50 x 90 x 20 mm");

    await page.getByRole("tab", { name: /^Orders/ }).click();
    await page.getByRole("tab", { name: "Add New Product" }).click();
    await expect(form.getByLabel("Specifications")).toHaveValue("50 x 90 x 20 mm");
    await page.reload();
    await expect(form.getByLabel("Price")).toHaveValue("7.20");
    await form.getByRole("button", { name: "Add product" }).click();
    await expect(page.getByText("Product added successfully!")).toBeVisible();
  },
);

// docs/product/admin.md#brands-of-the-forms
test(
  "the built-in brands can be chosen without the brands table",
  { tag: "@full" },
  async ({ page }) => {
    await signInAsAdmin(page);
    await page.route("**/api/brands", (route) =>
      route.fulfill({ status: 422, json: { code: "invalid_input" } }),
    );
    const form = await openForm(page);
    await expect(page.getByText("Failed to load brands")).toBeVisible();
    await form.getByLabel("Brand").selectOption("Rexroth");
  },
);
