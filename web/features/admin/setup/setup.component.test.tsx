import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { noDimensions } from "#domain/testing/no-dimensions.ts";
import { expectConsoleErrors, takeConsoleErrors } from "#web/testing/console-errors.ts";
import { api } from "#web/testing/fake-api.ts";
import { fakeShop, setViewer, type FakeShop } from "#web/testing/fake-shop.ts";
import { openPage } from "#web/testing/open-page.tsx";
import { sampleProduct } from "#web/testing/samples.ts";

const claimCall = "POST /api/admin/setup";
const createCall = "POST /api/products";
const sampleInput = {
  name: "Test product",
  price: 9.9,
  currency: "EUR",
  description: "Made by a test",
  specifications: null,
  brand: "Generic",
  category: "General",
  stock_quantity: 10,
  low_stock_threshold: 5,
  image_url: null,
  is_active: true,
  ...noDimensions,
};

// docs/product/admin.md#setup-page
test("shows a visitor the sign-in", async () => {
  await openSetup("guest");
  await expect.element(page.getByRole("heading", { level: 1, name: "Admin Setup" })).toBeVisible();
  await expect
    .element(page.getByRole("main").getByRole("link", { name: "Sign In" }))
    .toHaveAttribute("href", "/auth");
});

// docs/product/admin.md#first-admin
test("step 1 shows an error for a wrong code", async () => {
  await openSetup("customer");
  api.reject(claimCall, 403, "setup_code_refused");
  await claim("wrong");
  await expect.element(page.getByText("Failed to make user admin").first()).toBeVisible();
  await expect.element(page.getByLabelText("Setup code")).toHaveFocus();
  expectConsoleErrors(/admin/);
});

test("step 1 makes an admin with the right code", async () => {
  await openSetup("customer");
  api.on(claimCall, () => {
    setViewer("admin");
    return { json: { success: true } };
  });
  await claim("right");
  await expect.element(page.getByText("You are now an admin! Refresh the page.")).toBeVisible();
  await expect.element(page.getByText("This account is an admin.")).toBeVisible();
  // No empty field asks for another code.
  await expect.element(page.getByLabelText("Setup code")).not.toBeInTheDocument();
  await expect.element(page.getByText(/^Done: this account/)).toHaveFocus();
});

test("step 1 shows the sign-in after the session ended", async () => {
  await openSetup("customer");
  api.on(claimCall, () => {
    setViewer("guest");
    return { status: 401, json: { code: "unauthorized" } };
  });
  await claim("any");
  await expect.element(page.getByText("Please sign in first").first()).toBeVisible();
  takeConsoleErrors();
});

// docs/product/admin.md#test-product
test("step 2 requires its fields and keeps them after an error", async () => {
  await openSetup("admin");
  const add = page.getByRole("button", { name: "Add test product" });
  await add.click();
  await expect.element(page.getByText("Please fill in all fields").first()).toBeVisible();
  expect(api.calls(createCall)).toEqual([]);
  await page.getByLabelText("Name").fill("Test product");
  await page.getByLabelText("Price").fill("9.90");
  await page.getByLabelText("Description").fill("Made by a test");
  await expect.element(page.getByLabelText("Image URL (optional)")).toHaveValue("");
  api.reject(createCall, 422, "invalid_input");
  await add.click();
  await expect.element(page.getByText("Failed to add product").first()).toBeVisible();
  await expect.element(page.getByLabelText("Name")).toHaveValue("Test product");
  api.on(createCall, { status: 201, json: sampleProduct(2) });
  await add.click();
  await expect.element(page.getByText("Product added successfully!").first()).toBeVisible();
  expect(api.calls(createCall).at(-1)?.body).toMatchObject({
    name: "Test product",
    price: 9.9,
    brand: "Generic",
    category: "General",
    stock_quantity: 10,
  });
  expectConsoleErrors(/product/);
});

test("step 2 sends the same id again after a lost answer", async () => {
  await openSetup("admin");
  const add = page.getByRole("button", { name: "Add test product" });
  await page.getByLabelText("Name").fill("Test product");
  await page.getByLabelText("Price").fill("9.90");
  await page.getByLabelText("Description").fill("Made by a test");
  api.on(createCall, "no-connection");
  await add.click();
  await expect.element(page.getByText("Failed to add product").first()).toBeVisible();
  api.on(createCall, { status: 201, json: sampleProduct(2) });
  await add.click();
  await expect.element(page.getByText("Product added successfully!").first()).toBeVisible();
  const [lost, sent] = api.calls(createCall).map(({ body }) => body);
  expect(lost).toEqual({ ...sampleInput, id: expect.any(String) });
  expect(sent).toEqual(lost);
  expectConsoleErrors(/product/);
});

// docs/product/admin.md#connection-test
test("the connection test shows the user and whether the backend responds", async () => {
  await openSetup("admin");
  const section = page.getByRole("region", { name: "Connection test" });
  const values = section.getByRole("definition");
  await expect.element(values.nth(0)).toHaveTextContent("admin-1");
  await expect.element(values.nth(1)).toHaveTextContent("admin@example.com");
  await expect.element(section.getByText("yes", { exact: true })).toBeVisible();
  api.on("GET /readyz", { status: 503, json: {} });
  await section.getByRole("button", { name: "Check again" }).click();
  await expect.element(section.getByText("no", { exact: true })).toBeVisible();
});

async function openSetup(viewer: NonNullable<FakeShop["viewer"]>): Promise<void> {
  fakeShop({ viewer });
  api.on("GET /readyz", { json: { ok: true } });
  await openPage("/admin/setup");
}

async function claim(code: string): Promise<void> {
  await page.getByLabelText("Setup code").fill(code);
  await page.getByRole("button", { name: "Make Me Admin" }).click();
}
