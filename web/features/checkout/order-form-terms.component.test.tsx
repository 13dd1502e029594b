import { expect, test } from "vitest";
import { page, type Locator } from "vitest/browser";
import { api } from "#web/testing/fake-api.ts";
import { fakeSettings, fakeShop } from "#web/testing/fake-shop.ts";
import { openPage } from "#web/testing/open-page.tsx";
import { sampleOrder, sampleProduct } from "#web/testing/samples.ts";
import { fillOrderForm, keepInCart, openOrderDialog } from "#web/testing/shop-steps.ts";

// docs/product/orders.md#company-and-e-mail, docs/product/orders.md#another-city
test("company, NIPT, email and another city are optional and sent when filled", async () => {
  const form = await openForm();
  await fillOrderForm("Blerta Blerëse");
  await form.getByLabelText("Qyteti").selectOptions("Qytet tjetër");
  await submit(form);
  await expect.element(form.getByLabelText("Emri i qytetit")).toHaveFocus();
  await form.getByLabelText("Emri i qytetit").fill("Sarandë");
  await form.getByText("Email dhe kompani (opsionale)").click();
  await form.getByLabelText("Email").fill("nuk është adresë");
  await form.getByLabelText("Emri i kompanisë").fill("Metalika Shpk");
  await form.getByLabelText("NIPT").fill("L77777777A");
  await submit(form);
  await expect.element(form.getByLabelText("Email")).toHaveFocus();
  await expect.element(form.getByLabelText("Email")).toHaveAttribute("aria-invalid", "true");
  expect(api.calls("POST /api/orders")).toEqual([]);
  await form.getByLabelText("Email").fill("blerje@metalika.example");
  await submit(form);
  await expect.poll(sentOrder).toMatchObject({
    city: "Sarandë",
    email: "blerje@metalika.example",
    company_name: "Metalika Shpk",
    nipt: "L77777777A",
  });
});

// docs/product/orders.md#orders-queued-before
test("an order without the optional fields has the same contents as before they existed", async () => {
  const form = await openForm();
  await fillOrderForm("Arta Hoxha");
  await submit(form);
  await expect.poll(sentOrder).toBeDefined();
  expect(Object.keys(sentOrder() ?? {}).toSorted()).toEqual([
    "city",
    "country",
    "customer_name",
    "idempotency_key",
    "items",
    "notes",
    "phone",
    "shipping_method",
  ]);
});

// docs/product/orders.md#phone-numbers
test("a phone number is shown back, and a doubtful one asked about once", async () => {
  const form = await openForm();
  await fillOrderForm("Arta Hoxha");
  const phone = form.getByLabelText("Numri i telefonit");
  await phone.fill("0691234567");
  await expect.element(form.getByText("+355 69 123 4567")).toBeVisible();
  await phone.fill("069");
  await submit(form);
  await expect.element(form.getByText("A është i saktë ky numër?")).toBeVisible();
  await expect.element(phone).toHaveFocus();
  expect(api.calls("POST /api/orders")).toEqual([]);
  await submit(form);
  await expect.poll(sentOrder).toMatchObject({ phone: "069" });
});

// docs/product/orders.md#company-and-e-mail
test("a doubtful NIPT opens its part of the form and is asked about once", async () => {
  const form = await openForm();
  await fillOrderForm("Arta Hoxha");
  await form.getByText("Email dhe kompani (opsionale)").click();
  await form.getByLabelText("NIPT").fill("12345");
  await form.getByText("Email dhe kompani (opsionale)").click();
  await submit(form);
  await expect.element(form.getByText("A është i saktë ky NIPT?")).toBeVisible();
  await submit(form);
  await expect.poll(sentOrder).toMatchObject({ nipt: "12345" });
});

// docs/product/orders.md#vat-delivery-and-payment, docs/product/orders.md#cost-of-the-delivery
test("the form says VAT, delivery and payment, adds the delivery and links to the Terms", async () => {
  const form = await openForm(true);
  await expect.element(form.getByText("Transporti: nga 2,00 €, falas nga 100,00 €.")).toBeVisible();
  await fillOrderForm("Arta Hoxha");
  await form.getByLabelText("Shteti").selectOptions("Shqipëri");
  await form.getByLabelText("Qyteti").selectOptions("Tiranë");
  await expect.element(form.getByText("Transporti (Tiranë): 2,00 €, 1 ditë pune.")).toBeVisible();
  const total = form.getByText("Totali:").first();
  await expect.poll(() => total.element().textContent).toContain("14,50");
  await form.getByLabelText("Qyteti").selectOptions("Fier");
  await expect.poll(() => total.element().textContent).toContain("15,50");
  const terms = form.getByRole("link", { name: "Kushtet e shitjes" });
  await expect.element(terms).toHaveAttribute("href", "/terms");
  await expect.element(terms).toHaveAttribute("target", "_blank");
});

function sentOrder(): Record<string, unknown> | undefined {
  return api.calls("POST /api/orders")[0]?.body as Record<string, unknown> | undefined;
}

async function openForm(hasRates = false): Promise<Locator> {
  const product = sampleProduct(1);
  fakeShop({ products: [product] });
  if (hasRates) {
    fakeSettings({
      order_terms: {
        prices_include_vat: true,
        delivery: [
          { country: "Shqipëri", city: null, cost: 3, days_min: 1, days_max: 2 },
          { country: "Shqipëri", city: "Tiranë", cost: 2, days_min: 1, days_max: 1 },
        ],
        free_delivery_from: 100,
        payment_ways: ["on-delivery"],
      },
    });
  }
  api.on("POST /api/orders", {
    status: 201,
    json: { ...sampleOrder(7), link_token: "0".repeat(64) },
  });
  keepInCart([product]);
  await openPage("/shop");
  const form = await openOrderDialog();
  await expect.element(form).toBeVisible();
  await expect.element(page.getByText("Ju telefonojmë në këtë numër.")).toBeVisible();
  return form;
}

function submit(form: Locator): Promise<void> {
  return form.getByRole("button", { name: "Konfirmo Porosinë" }).click();
}
