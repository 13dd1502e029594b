import { expect, test } from "vitest";
import { page, userEvent, type Locator } from "vitest/browser";
import { expectConsoleErrors } from "#web/testing/console-errors.ts";
import { chooseFile, openProductForm } from "#web/testing/dashboard-steps.ts";
import { api } from "#web/testing/fake-api.ts";
import { fakeShop } from "#web/testing/fake-shop.ts";
import { openPage } from "#web/testing/open-page.tsx";
import { sampleAdminProduct, sampleProduct } from "#web/testing/samples.ts";

const product = sampleAdminProduct(1, { name: "Seal BASL" });
const createCall = "POST /api/products";
const updateCall = "PATCH /api/products/*";

// docs/product/admin.md#required-in-the-dashboard, docs/product/admin.md#counts-of-a-product
test("shows errors beside their fields and focuses the first one", async () => {
  const form = await openNewProduct();
  const name = form.getByLabelText("Product name");
  const price = form.getByLabelText("Price");
  const add = form.getByRole("button", { name: "Add product" });
  await name.fill("   ");
  await add.click();
  await expect.element(page.getByText("Please fill in all required fields")).toBeVisible();
  await expect.element(name).toHaveFocus();
  await expect.element(name).toHaveAttribute("aria-invalid", "true");
  await expect.element(price).toHaveAccessibleDescription(/Enter a price/);

  await name.fill("Half");
  await price.fill("0.001");
  await add.click();
  await expect.element(price).toHaveFocus();
  await expect.element(page.getByText("Failed to add product")).toBeVisible();

  await price.fill("1");
  await form.getByLabelText("Stock quantity").fill("-1");
  await add.click();
  await expect.element(form.getByLabelText("Stock quantity")).toHaveFocus();
  expect(api.calls(createCall)).toEqual([]);
});

// docs/product/admin.md#stated-dimensions
test("dimensions are optional, read as typed, and a wrong one is kept with its message", async () => {
  const form = await openNewProduct();
  api.on(createCall, { status: 201, json: sampleProduct(2) });
  await form.getByLabelText("Product name").fill("6205");
  await form.getByLabelText("Price").fill("3");
  const group = form.getByRole("group", { name: "Dimensions" });
  const bore = group.getByLabelText("Bore");
  await bore.fill("25,0 mm wide");
  await group.getByLabelText("Width").fill("1 in");
  await group.getByLabelText("Seals").selectOptions("Shields");
  await group.getByLabelText("Section").fill("A");
  await form.getByRole("button", { name: "Add product" }).click();
  await expect.element(bore).toHaveFocus();
  await expect.element(bore).toHaveValue("25,0 mm wide");
  await expect.element(bore).toHaveAccessibleDescription(/Enter mm, such as 25/);
  expect(api.calls(createCall)).toEqual([]);
  await bore.fill("25,0 mm");
  await form.getByRole("button", { name: "Add product" }).click();
  await expect.element(page.getByText("Product added successfully!")).toBeVisible();
  expect(api.calls(createCall)[0]?.body).toMatchObject({
    bore_mm: 25,
    outside_diameter_mm: null,
    width_mm: 25.4,
    length_mm: null,
    seals: "shields",
    section: "A",
  });
});

// docs/product/admin.md#stated-dimensions, docs/product/admin.md#only-changed-fields
test("editing clears a dimension and sends no other", { tags: ["full"] }, async () => {
  const sized = sampleAdminProduct(1, { name: "6205DDU", bore_mm: 25, seals: "contact seals" });
  const dialog = await openEdit(sized);
  api.on(updateCall, { json: sized });
  await expect.element(dialog.getByLabelText("Bore")).toHaveValue("25");
  await expect.element(dialog.getByLabelText("Seals")).toHaveValue("contact seals");
  await dialog.getByLabelText("Bore").fill("");
  await dialog.getByRole("button", { name: "Save changes" }).click();
  await expect.poll(() => api.calls(updateCall)).toHaveLength(1);
  expect(api.calls(updateCall)[0]?.body).toEqual({ bore_mm: null });
});

test("locks the form while saving and restores the focus after an error", async () => {
  const form = await openNewProduct();
  const name = form.getByLabelText("Product name");
  await form.getByLabelText("Price").fill("7");
  await name.fill("Locked");
  const answer = api.hold(createCall, "no-connection");
  await userEvent.keyboard("{Enter}");
  await expect.element(form.getByRole("button", { name: "Adding…" })).toBeVisible();
  await userEvent.keyboard("and more");
  await expect.element(name).toHaveValue("Locked");
  answer();
  await expect.element(page.getByText("Failed to add product")).toBeVisible();
  await expect.element(name).toHaveFocus();
  await userEvent.keyboard("{End} no more");
  await expect.element(name).toHaveValue("Locked no more");
  expectConsoleErrors(/product/);
});

test("empties and focuses the form after adding a product", async () => {
  const form = await openNewProduct();
  api.on(createCall, { status: 201, json: sampleProduct(2) });
  await form.getByLabelText("Product name").fill("Gear");
  await form.getByLabelText("Price").fill("3");
  await form.getByRole("button", { name: "Add product" }).click();
  await expect.element(page.getByText("Product added successfully!")).toBeVisible();
  await expect.element(form.getByLabelText("Product name")).toHaveValue("");
  await expect.element(form.getByLabelText("Product name")).toHaveFocus();
  await expect.element(form.getByLabelText("Stock quantity")).toHaveValue("10");
});

// docs/product/admin.md#accepted-images
test("rejects non-images and images that are too large with the specified texts", async () => {
  const form = await openNewProduct();
  await chooseFile(form, new File(["a"], "a.txt", { type: "text/plain" }));
  await expect.element(page.getByText("Please select an image file").first()).toBeVisible();
  const tooLarge = new Uint8Array(5 * 1024 * 1024 + 1);
  await chooseFile(form, new File([tooLarge], "a.png", { type: "image/png" }));
  await expect.element(page.getByText("Image size must be less than 5MB").first()).toBeVisible();
  expect(api.calls("POST /api/uploads/*")).toEqual([]);
  api.on("POST /api/uploads/*", "no-connection");
  await chooseFile(form, new File(["text"], "b.png", { type: "image/png" }));
  await expect.element(page.getByText(/^Failed to upload image: ./).first()).toBeVisible();
  expectConsoleErrors(/image|upload/i);
});

test(
  "rejects a file that the server detects as no image with the same text",
  { tags: ["full"] },
  async () => {
    const form = await openNewProduct();
    api.reject("POST /api/uploads/*", 415, "not_an_image");
    await chooseFile(form, new File(["text"], "c.png", { type: "image/png" }));
    await expect.element(page.getByText("Please select an image file").first()).toBeVisible();
  },
);

test("an uploaded image fills in its URL", { tags: ["full"] }, async () => {
  const form = await openNewProduct();
  const url = "/uploads/product-images/products/1-a.png";
  api.on("POST /api/uploads/*", { status: 201, json: { image_url: url } });
  await chooseFile(form, new File(["image"], "seal.png", { type: "image/png" }));
  await expect.element(page.getByText("Image uploaded successfully!")).toBeVisible();
  await expect.element(form.getByLabelText("Address of the picture")).toHaveValue(url);
});

// docs/product/admin.md#brands-of-the-forms
test("offers the built-in brands when the brands fail to load", { tags: ["full"] }, async () => {
  fakeShop({ viewer: "admin" });
  api.reject("GET /api/brands", 422, "invalid_input");
  await openPage("/admin/products");
  const form = await openProductForm();
  await expect.element(page.getByText("Failed to load brands")).toBeVisible();
  await form.getByLabelText("Brand").selectOptions("Rexroth");
  expectConsoleErrors(/brands/);
});

// docs/product/shop.md#errors-in-the-console
test("a failed edit keeps the fields", { tags: ["full"] }, async () => {
  const dialog = await openEdit();
  await dialog.getByLabelText("Description").fill("Typed with care");
  api.on(updateCall, "no-connection");
  await dialog.getByRole("button", { name: "Save changes" }).click();
  await expect.element(page.getByText("Failed to update product")).toBeVisible();
  await expect.element(dialog.getByLabelText("Description")).toHaveValue("Typed with care");

  api.reject(updateCall, 422, "invalid_input", { fields: [{ path: "price", message: "no" }] });
  await dialog.getByRole("button", { name: "Save changes" }).click();
  await expect.element(dialog.getByLabelText("Price")).toHaveFocus();
  await expect.element(dialog.getByLabelText("Price")).toHaveAttribute("aria-invalid", "true");
  expectConsoleErrors(/product/);
});

test("an edit sends only changed fields and asks before discarding them", async () => {
  const dialog = await openEdit();
  await dialog.getByLabelText("Price").fill("19.90");
  await userEvent.keyboard("{Escape}");
  const question = page.getByRole("dialog", { name: "Discard your changes?" });
  await question.getByRole("button", { name: "Keep editing" }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(dialog.getByLabelText("Price")).toHaveValue("19.90");
  api.on(updateCall, { json: { ...product, price: 19.9, price_eur: 19.9 } });
  await dialog.getByRole("button", { name: "Save changes" }).click();
  await expect.element(page.getByText("Product updated successfully!")).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: /^Edit/ })).toHaveFocus();
  expect(api.calls(updateCall).map(({ body }) => body)).toEqual([{ price: 19.9 }]);
});

async function openNewProduct(): Promise<Locator> {
  fakeShop({ viewer: "admin" });
  await openPage("/admin/products");
  return openProductForm();
}

async function openEdit(edited = product): Promise<Locator> {
  fakeShop({ viewer: "admin", products: [edited] });
  api.on("GET /api/products/*/history", { json: { items: [], next_cursor: null } });
  await openPage("/admin/products?tab=products");
  await page.getByRole("button", { name: /^Edit/ }).click();
  return page.getByRole("dialog", { name: "Edit product" });
}
