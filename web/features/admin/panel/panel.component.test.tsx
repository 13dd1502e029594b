import { expect, test } from "vitest";
import { page, userEvent, type Locator } from "vitest/browser";
import { takeConsoleErrors } from "#web/testing/console-errors.ts";
import { chooseFile } from "#web/testing/dashboard-steps.ts";
import { api } from "#web/testing/fake-api.ts";
import { fakeShop, setViewer } from "#web/testing/fake-shop.ts";
import { openPage } from "#web/testing/open-page.tsx";
import { sampleAdminProduct, sampleOrder, sampleProduct } from "#web/testing/samples.ts";

const product = sampleAdminProduct(1, { name: "Seal BASL" });
const content = { viewer: "admin", products: [product], orders: [sampleOrder(7)] } as const;
const orderRow = { hasText: "Arta Krasniqi" };

test("a rejected stock switch falls back and shows an error", async () => {
  const panel = await openPanel();
  const stock = panel.getByRole("switch", { name: `Në stok: ${product.name}` });
  api.reject("PUT /api/products/*/stock", 503, "database_unavailable");
  await stock.click();
  await expect.element(page.getByText("Failed to update product").first()).toBeVisible();
  await expect.element(stock).toBeChecked();
  takeConsoleErrors();
});

test("a successful stock switch shows the product's toast", async () => {
  const panel = await openPanel();
  const stock = panel.getByRole("switch", { name: `Në stok: ${product.name}` });
  api.on("PUT /api/products/*/stock", () => {
    const sold = sampleAdminProduct(1, {
      name: product.name,
      stock_quantity: 0,
      stock: "outOfStock",
    });
    fakeShop({ ...content, products: [sold] });
    return { json: sold };
  });
  await stock.click();
  await expect.element(page.getByText("Product updated successfully").first()).toBeVisible();
  await expect.element(stock).not.toBeChecked();
  await expect.element(panel.getByText("0 copë")).toBeVisible();
});

test("deleting asks for confirmation in Albanian and shows an error on failure", async () => {
  const panel = await openPanel();
  const remove = panel.getByRole("button", { name: `Fshi ${product.name}` });
  await remove.click();
  const question = page.getByRole("dialog", { name: `Doni ta fshini ${product.name}?` });
  await expect.element(question).toHaveAttribute("lang", "sq");
  await question.getByRole("button", { name: "Anulo" }).click();
  api.on("DELETE /api/products/*", "no-connection");
  await remove.click();
  await question.getByRole("button", { name: "Fshi produktin" }).click();
  await expect.element(page.getByText("Failed to remove product").first()).toBeVisible();
  await expect.element(panel.getByText(product.name).first()).toBeVisible();
  takeConsoleErrors();
});

// docs/product/admin.md#adding-in-the-panel, docs/product/admin.md#price-step
test("requires name, price, description and image, and keeps the draft", async () => {
  const form = await openAddForm();
  await form.getByLabelText("Përshkrimi").fill("Vetëm përshkrimi");
  await form.getByRole("button", { name: "Shto produktin" }).click();
  await expect.element(form.getByLabelText("Emri")).toHaveFocus();
  await expect.element(page.getByText("Gabim në formë").first()).toBeVisible();
  await expect
    .element(page.getByText("Ju lutemi plotësoni të gjitha fushat.").first())
    .toBeVisible();
  for (const label of ["Emri", "Çmimi", "Adresa e imazhit"]) {
    await expect.element(form.getByLabelText(label)).toHaveAttribute("aria-invalid", "true");
  }
  await expect
    .element(form.getByLabelText("Përshkrimi"))
    .not.toHaveAttribute("aria-invalid", "true");
  const panel = page.getByRole("dialog", { name: "Panel Administruesi" });
  await panel.getByRole("tab", { name: "Produktet" }).click();
  await panel.getByRole("tab", { name: "Shto Produkt" }).click();
  await expect.element(form.getByLabelText("Përshkrimi")).toHaveValue("Vetëm përshkrimi");
});

// docs/product/admin.md#accepted-images
test.for([
  [
    "a text",
    "shenime.txt",
    "text/plain",
    5,
    "Gabim në kartelë",
    "Ju lutemi zgjidhni një kartelë imazhi.",
  ],
  [
    "an image that is too large",
    "madhe.png",
    "image/png",
    5 * 1024 * 1024 + 1,
    "Kartela është shumë e madhe",
    "Madhësia e kartelës duhet të jetë më pak se 5MB.",
  ],
  [
    "an image that doesn't arrive",
    "foto.png",
    "image/png",
    5,
    "Gabim në ngarkimin e imazhit",
    "Nuk u arrit të ngarkohet imazhi. Provoni përsëri.",
  ],
] as const)("shows an Albanian error for %s", async ([, name, type, size, title, text]) => {
  const form = await openAddForm();
  api.on("POST /api/uploads/*", "no-connection");
  await chooseFile(form, new File([new Uint8Array(size)], name, { type }));
  const message = page.getByRole("region", { name: /./ }).getByText(text).last();
  await expect.element(message).toBeVisible();
  await expect.element(page.getByText(title).last()).toBeVisible();
  expect(message.element().closest("[lang]")?.getAttribute("lang")).toBe("sq");
  takeConsoleErrors();
});

test("an upload fills in its URL, with an Albanian toast", { tags: ["full"] }, async () => {
  const form = await openAddForm();
  const url = "/uploads/ONLINE%20SHOP/products/a.png";
  api.on("POST /api/uploads/*", { status: 201, json: { image_url: url } });
  await chooseFile(form, new File(["image"], "foto.png", { type: "image/png" }));
  await expect.element(page.getByText("Imazhi u ngarkua", { exact: true })).toBeVisible();
  await expect.element(page.getByText("Imazhi u ngarkua me sukses.")).toBeVisible();
  await expect.element(form.getByLabelText("Adresa e imazhit")).toHaveValue(url);
});

test("the form waits for an image that is being uploaded, also in another tab", async () => {
  const form = await openAddForm();
  await fillProduct(form);
  const url = "/uploads/ONLINE%20SHOP/products/b.png";
  const answer = api.hold("POST /api/uploads/*", { status: 201, json: { image_url: url } });
  await chooseFile(form, new File(["image"], "foto.png", { type: "image/png" }));
  const panel = page.getByRole("dialog", { name: "Panel Administruesi" });
  await panel.getByRole("tab", { name: "Produktet" }).click();
  await panel.getByRole("tab", { name: "Shto Produkt" }).click();
  await form.getByLabelText("Emri").click();
  await userEvent.keyboard("{Enter}");
  answer();
  await expect.element(form.getByLabelText("Adresa e imazhit")).toHaveValue(url);
  expect(api.calls("POST /api/products")).toEqual([]);
  api.on("POST /api/products", { status: 201, json: sampleProduct(2) });
  await form.getByRole("button", { name: "Shto produktin" }).click();
  await expect.element(form.getByLabelText("Emri")).toHaveValue("");
  expect(api.calls("POST /api/products").map(({ body }) => body)).toMatchObject([
    { image_url: url },
  ]);
});

// docs/product/admin.md#signed-in-to-add
test("adding after the session ended asks for a sign-in", { tags: ["full"] }, async () => {
  const form = await openAddForm();
  await fillProduct(form);
  setViewer("guest");
  api.reject("POST /api/products", 401, "sign_in_to_add_products");
  await form.getByRole("button", { name: "Shto produktin" }).click();
  await expect.element(page.getByText("Please sign in to add products").first()).toBeVisible();
  await expect.element(form.getByLabelText("Emri")).toHaveValue("Rrip");
  takeConsoleErrors();
});

test("a failed request keeps the add form", { tags: ["full"] }, async () => {
  const form = await openAddForm();
  await fillProduct(form);
  api.on("POST /api/products", "no-connection");
  await form.getByRole("button", { name: "Shto produktin" }).click();
  await expect.element(page.getByText("Failed to add product").first()).toBeVisible();
  await expect.element(form.getByLabelText("Emri")).toHaveValue("Rrip");
  takeConsoleErrors();
});

test("adding a product shows a toast and empties the form", async () => {
  const form = await openAddForm();
  await fillProduct(form);
  api.on("POST /api/products", { status: 201, json: sampleProduct(2) });
  await form.getByRole("button", { name: "Shto produktin" }).click();
  await expect
    .element(
      page.getByText("Product added successfully and is now visible to all customers!").first(),
    )
    .toBeVisible();
  await expect.element(form.getByLabelText("Emri")).toHaveValue("");
});

// docs/product/admin.md#lek-and-euro
test("the panel shows order totals in lek and euro", async () => {
  const panel = await openPanel();
  await panel.getByRole("tab", { name: "Porositë" }).click();
  const order = panel.getByRole("listitem").filter(orderRow);
  await expect.element(order.getByText(/^[\d\s.]+ Lekë$/)).toBeVisible();
  await expect.element(order.getByText(/^\(25,00\s€\)$/)).toBeVisible();
});

test("a rejected status shows an error", { tags: ["full"] }, async () => {
  const panel = await openPanel();
  await panel.getByRole("tab", { name: "Porositë" }).click();
  api.reject("PUT /api/orders/*/status", 422, "invalid_input");
  await panel
    .getByRole("listitem")
    .filter(orderRow)
    .getByRole("combobox")
    .selectOptions("processing");
  await expect.element(page.getByText("Failed to update order status").first()).toBeVisible();
  takeConsoleErrors();
});

// docs/product/admin.md#orders-in-the-panel
test("setting a status and confirming an order show toasts", async () => {
  const panel = await openPanel();
  await panel.getByRole("tab", { name: "Porositë" }).click();
  const order = panel.getByRole("listitem").filter(orderRow);
  api.on("PUT /api/orders/*/status", ({ body }) => {
    const isConfirmed = JSON.stringify(body).includes("confirmed");
    return { json: sampleOrder(7, { status: isConfirmed ? "confirmed" : "completed" }) };
  });
  await order.getByRole("combobox").selectOptions("completed");
  await expect.element(page.getByText("Order status updated").first()).toBeVisible();
  await order.getByRole("button", { name: "Konfirmo porosinë" }).click();
  const toast = page.getByText("Order confirmed and stock updated automatically").first();
  await expect.element(toast).toBeVisible();
});

test("a failed order list shows an error in the panel", async () => {
  const panel = await openPanel();
  api.reject("GET /api/orders", 422, "invalid_input");
  await panel.getByRole("tab", { name: "Porositë" }).click();
  await expect.element(page.getByText("Failed to load orders").first()).toBeVisible();
  takeConsoleErrors();
});

async function openPanel(): Promise<Locator> {
  fakeShop(content);
  await openPage("/shop");
  await page.getByRole("button", { name: "Admin Panel" }).click();
  return page.getByRole("dialog", { name: "Panel Administruesi" });
}

async function openAddForm(): Promise<Locator> {
  const panel = await openPanel();
  await panel.getByRole("tab", { name: "Shto Produkt" }).click();
  return panel.getByRole("tabpanel", { name: "Shto Produkt" });
}

async function fillProduct(form: Locator): Promise<void> {
  await form.getByLabelText("Emri").fill("Rrip");
  await form.getByLabelText("Çmimi").fill("7");
  await form.getByLabelText("Përshkrimi").fill("Rrip trapezoidal");
  await form.getByLabelText("Adresa e imazhit").fill("https://example.com/rrip.jpg");
}
