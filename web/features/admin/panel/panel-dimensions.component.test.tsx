import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { api } from "#web/testing/fake-api.ts";
import { fakeShop } from "#web/testing/fake-shop.ts";
import { openPage } from "#web/testing/open-page.tsx";
import { sampleProduct } from "#web/testing/samples.ts";

const createCall = "POST /api/products";

// docs/product/admin.md#stated-dimensions
test("the panel takes dimensions as typed and says in Albanian which it can't read", async () => {
  fakeShop({ viewer: "admin", products: [] });
  await openPage("/shop");
  await page.getByRole("button", { name: "Admin Panel" }).click();
  const panel = page.getByRole("dialog", { name: "Panel Administruesi" });
  await panel.getByRole("tab", { name: "Shto Produkt" }).click();
  const form = panel.getByRole("tabpanel", { name: "Shto Produkt" });
  await form.getByLabelText("Emri").fill("Rrip");
  await form.getByLabelText("Çmimi").fill("7");
  await form.getByLabelText("Përshkrimi").fill("Rrip trapezoidal");
  await form.getByLabelText("Adresa e imazhit").fill("https://example.com/rrip.jpg");
  const length = form.getByRole("group", { name: "Përmasat" }).getByLabelText("Gjatësia");
  await length.fill("1,067");
  await form.getByRole("button", { name: "Shto produktin" }).click();
  await expect.element(length).toHaveFocus();
  await expect.element(length).toHaveValue("1,067");
  await expect.element(length).toHaveAccessibleDescription(/Shkruani mm/);
  expect(api.calls(createCall)).toEqual([]);

  api.on(createCall, { status: 201, json: sampleProduct(2) });
  await length.fill("1067 mm");
  await form.getByLabelText("Profili").fill("A");
  await form.getByRole("button", { name: "Shto produktin" }).click();
  await expect.element(page.getByText(/^Product added successfully/).first()).toBeVisible();
  expect(api.calls(createCall)[0]?.body).toMatchObject({
    length_mm: 1067,
    section: "A",
    bore_mm: null,
    seals: null,
  });
});
