import { expect, test, vi } from "vitest";
import { page, userEvent, type Locator } from "vitest/browser";
import { expectConsoleErrors } from "#web/testing/console-errors.ts";
import { api } from "#web/testing/fake-api.ts";
import { fakeShop } from "#web/testing/fake-shop.ts";
import { openPage } from "#web/testing/open-page.tsx";
import { sampleOrder, sampleProduct } from "#web/testing/samples.ts";
import { fillOrderForm, keepInCart, openOrderDialog } from "#web/testing/shop-steps.ts";

const places = {
  Shqipëri: "Tiranë, Durrës, Vlorë, Shkodër, Elbasan, Korçë, Fier, Berat, Lushnje, Kavajë",
  Kosovë:
    "Prishtinë, Prizren, Ferizaj, Pejë, Gjakovë, Gjilan, Mitrovicë, Podujevë, Vushtrri, Suharekë",
  "Maqedonia e Veriut":
    "Shkup, Tetovë, Kumanovë, Ohër, Strugë, Veles, Štip, Strumicë, Kavadarc, Gostivar",
} as const;

// docs/product/orders.md#required-fields
test.for(["Emri i plotë", "Numri i telefonit", "Qyteti", "Adresa e plotë"])(
  "an order without '%s' marks the field and sends nothing",
  async (field) => {
    const form = await openForm();
    await fillOrderForm("Genti Gabim");
    if (field === "Qyteti") await form.getByLabelText("Shteti").selectOptions("Kosovë");
    else await form.getByLabelText(field).fill("  ");
    await submit(form);
    await expect.element(form.getByLabelText(field)).toHaveFocus();
    await expect.element(form.getByLabelText(field)).toHaveAttribute("aria-invalid", "true");
    await expect
      .element(form.getByText("Ju lutemi plotësoni të gjitha fushat e detyrueshme."))
      .toBeVisible();
    await expect.element(form.getByText("Gabim në formë")).toBeVisible();
    expect(api.calls("POST /api/orders")).toEqual([]);
  },
);

// docs/product/orders.md#summary
test("a price and a product that change while the form is open are named", async () => {
  const [first, second] = [sampleProduct(1), sampleProduct(2)];
  fakeShop({ products: [first, second] });
  keepInCart([first, second]);
  await openPage("/shop");
  const form = await openOrderDialog();
  await form.getByLabelText("Emri i plotë").fill("Arta Hoxha");
  await expect.element(form.getByText("Çmimi ka ndryshuar:")).not.toBeInTheDocument();
  fakeShop({ products: [{ ...first, price: 99, price_eur: 99 }] });
  window.dispatchEvent(new Event("focus"));
  await expect
    .element(form.getByRole("status").filter({ hasText: "Çmimi ka ndryshuar:" }))
    .toMatchTextContent(first.name);
  await expect.element(form.getByText("99,00 €").first()).toBeVisible();
  await expect.element(form.getByText("Nuk shiten më dhe u hoqën nga porosia:")).toBeVisible();
  await expect.element(form.getByText(second.name)).toBeVisible();
  await expect.element(form.getByLabelText("Emri i plotë")).toHaveValue("Arta Hoxha");
});

// docs/product/orders.md#summary
test("the form says when the cart is emptied, as by an order in another tab", async () => {
  const form = await openForm();
  await form.getByLabelText("Emri i plotë").fill("Arta Hoxha");
  await expect.element(form.getByText("Shporta juaj është e zbrazët")).not.toBeInTheDocument();
  localStorage.removeItem("guest_cart");
  window.dispatchEvent(new StorageEvent("storage", { key: "guest_cart" }));
  await expect.element(form.getByText("Shporta juaj është e zbrazët")).toBeVisible();
  await expect.element(form.getByLabelText("Emri i plotë")).toHaveValue("Arta Hoxha");
});

// docs/product/shop.md#two-languages, docs/product/orders.md#fields-of-the-form
// docs/product/orders.md#delivery-countries
test("the order form has six fields and lists each country's cities", async () => {
  const form = await openForm();
  for (const label of ["Emri i plotë", "Numri i telefonit", "Adresa e plotë"]) {
    await expect.element(form.getByLabelText(label)).toBeVisible();
  }
  await expect
    .element(form.getByLabelText("Shënime shtesë (opsionale)"))
    .not.toHaveAttribute("required");
  const country = form.getByLabelText("Shteti");
  const city = form.getByLabelText("Qyteti");
  await expect.element(city).toBeDisabled();
  expect(getOptions(country)).toEqual(Object.keys(places));
  for (const [name, cities] of Object.entries(places)) {
    await country.selectOptions(name);
    await expect.element(city).toBeEnabled();
    await expect.element(city).toHaveValue("");
    expect(getOptions(city)).toEqual([...cities.split(", "), "Qytet tjetër"]);
    await city.selectOptions(cities.split(", ")[2] ?? "");
  }
});

// docs/product/shop.md#totals-in-euro, docs/product/orders.md#summary
test("the order form shows lines and total in euro", async () => {
  const form = await openForm();
  const summary = form.getByRole("region", { name: "Përmbledhja e porosisë" });
  await expect.element(summary.getByRole("listitem")).toMatchTextContent(/× 1/);
  await expect.element(summary.getByRole("listitem")).toMatchTextContent(/12,50\s€/);
  await expect.element(summary.getByText("Totali:")).toMatchTextContent(/12,50\s€/);
});

test("sending an order locks the fields and changes the button's label", async () => {
  const form = await openForm();
  await fillOrderForm("Ngadalë Ngadali");
  const answer = api.hold("POST /api/orders", {
    status: 201,
    json: { ...sampleOrder(7), link_token: "0".repeat(64) },
  });
  const name = form.getByLabelText("Emri i plotë");
  await name.click();
  await userEvent.keyboard("{Enter}");
  const button = form.getByRole("button", { name: "Po dërgohet porosia…" });
  await expect.element(button).toHaveFocus();
  await button.click({ force: true });
  await userEvent.keyboard("{Enter}");
  await name.click({ force: true });
  await userEvent.keyboard("!");
  await expect.element(name).toHaveValue("Ngadalë Ngadali");
  answer();
  await expect.element(page.getByText("Porosia u krye me sukses!")).toBeVisible();
  expect(api.calls("POST /api/orders")).toHaveLength(1);
});

// docs/product/shop.md#errors-in-the-console, docs/product/orders.md#a-failure-keeps-the-form
test("a rejected order shows an error and keeps the fields", async () => {
  const form = await openForm();
  await fillOrderForm("Mira Mesazhi");
  api.reject("POST /api/orders", 422, "invalid_order");
  await submit(form);
  await expect.element(form.getByText("Failed to create order")).toBeVisible();
  await expect.element(form.getByText("Porosia dështoi")).toBeVisible();
  await expect
    .element(form.getByText("Nuk u krijua porosia. Ju lutemi provoni përsëri.").first())
    .toBeVisible();
  await expect.element(form.getByLabelText("Emri i plotë")).toHaveValue("Mira Mesazhi");
  expectConsoleErrors(/The order wasn't placed/);
});

// docs/product/orders.md#valid-lines
test("an order whose cart was emptied in another tab is rejected", { tags: ["full"] }, async () => {
  const form = await openForm();
  await fillOrderForm("Mira Mesazhi");
  localStorage.removeItem("guest_cart");
  window.dispatchEvent(new StorageEvent("storage", { key: "guest_cart" }));
  await submit(form);
  await expect.element(form.getByText("Invalid order data")).toBeVisible();
  expect(api.calls("POST /api/orders")).toEqual([]);
});

// docs/product/orders.md#success-view, docs/product/orders.md#success-view-closes
// docs/product/orders.md#after-an-order
test("the success view shows a thank-you and closes after 3000 ms", async () => {
  const success = await placeOrder();
  await expect.element(page.getByText("Order created successfully")).toBeVisible();
  await expect
    .element(
      success.getByText("Ju faleminderit për porosinë tuaj. Do të ju kontaktojmë shumë shpejt."),
    )
    .toBeVisible();
  vi.advanceTimersByTime(2_950);
  await expect.element(success).toBeVisible();
  vi.advanceTimersByTime(50);
  await expect.element(success).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: /^Cart/ })).toMatchTextContent(/0/);
});

// docs/product/orders.md#success-view-waits
test("the success view stays open while the pointer is inside", async () => {
  const success = await placeOrder();
  await success.getByText("Ju faleminderit").hover();
  await success.getByText("Porosia u krye me sukses!").hover();
  vi.advanceTimersByTime(60_000);
  await expect.element(success).toBeVisible();
  await success.getByRole("heading", { name: "Porosia juaj" }).hover();
  await expect
    .poll(() => {
      vi.advanceTimersByTime(3_000);
      return success.query();
    })
    .toBeNull();
});

test("a field that the server rejects is marked and focused", async () => {
  const form = await openForm();
  await fillOrderForm("Mira Mesazhi");
  api.reject("POST /api/orders", 422, "invalid_input", { fields: [{ path: "phone" }] });
  await submit(form);
  const phone = form.getByLabelText("Numri i telefonit");
  await expect.element(phone).toHaveFocus();
  await expect.element(phone).toHaveAttribute("aria-invalid", "true");
  expectConsoleErrors(/The order wasn't placed/);
});

// docs/product/orders.md#one-order-per-key
test("an order without a response is sent again with the same key, also by the next click", async () => {
  const form = await openForm();
  await fillOrderForm("Dora Dyshimi");
  api.on("POST /api/orders", "no-connection");
  await submit(form);
  await expect.element(form.getByRole("button", { name: /më vonë/ })).toBeVisible();
  expect(api.calls("POST /api/orders")).toHaveLength(2);
  await expect.element(form.getByLabelText("Emri i plotë")).toHaveValue("Dora Dyshimi");
  api.on("POST /api/orders", {
    status: 201,
    json: { ...sampleOrder(7), link_token: "0".repeat(64) },
  });
  await submit(form);
  await expect.element(page.getByText("Porosia u krye me sukses!")).toBeVisible();
  const [first, ...others] = api.calls("POST /api/orders").map(({ body }) => body);
  expect(others).toEqual([first, first]);
  expectConsoleErrors(/The order wasn't placed/);
});

/** Places an order, with the page's clock stopped from then on. */
async function placeOrder(): Promise<Locator> {
  const form = await openForm();
  await fillOrderForm("Sokol Sukses");
  api.on("POST /api/orders", {
    status: 201,
    json: { ...sampleOrder(7), link_token: "0".repeat(64) },
  });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  await submit(form);
  const success = page.getByRole("dialog", { name: "Porosia juaj" });
  await expect.element(success.getByText("Porosia u krye me sukses!")).toBeVisible();
  return success;
}

async function openForm(): Promise<Locator> {
  const product = sampleProduct(1);
  fakeShop({ products: [product] });
  keepInCart([product]);
  await openPage("/shop");
  const form = await openOrderDialog();
  await expect.element(form).toBeVisible();
  return form;
}

function submit(form: Locator): Promise<void> {
  return form.getByRole("button", { name: "Konfirmo Porosinë" }).click();
}

/** A selector's options without the placeholder. */
function getOptions(select: Locator): readonly (string | null)[] {
  const options = select.element().querySelectorAll('option:not([value=""])');
  return [...options].map(({ textContent }) => textContent);
}
