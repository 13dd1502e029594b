import { expect, type Locator, type Page } from "@playwright/test";
import { fillOrderForm, test } from "./support/journey.ts";

const places = {
  Shqipëri: "Tiranë, Durrës, Vlorë, Shkodër, Elbasan, Korçë, Fier, Berat, Lushnje, Kavajë",
  Kosovë:
    "Prishtinë, Prizren, Ferizaj, Pejë, Gjakovë, Gjilan, Mitrovicë, Podujevë, Vushtrri, Suharekë",
  "Maqedonia e Veriut":
    "Shkup, Tetovë, Kumanovë, Ohër, Strugë, Veles, Štip, Strumicë, Kavadarc, Gostivar",
} as const;

// docs/product/shop.md#two-languages, docs/product/orders.md#fields-of-the-form
// docs/product/orders.md#delivery-countries
test(
  "the order form asks for six things and offers each country's cities",
  { tag: ["@both", "@full"] },
  async ({ strictPage: page }) => {
    const form = await openForm(page);
    for (const label of [
      "Emri i plotë",
      "Numri i telefonit",
      "Shteti",
      "Qyteti",
      "Adresa e plotë",
      "Shënime shtesë (opsionale)",
    ]) {
      await expect(form.getByLabel(label)).toBeVisible();
    }
    await expect(form.getByLabel("Shënime shtesë (opsionale)")).not.toHaveAttribute("required");
    const city = form.getByLabel("Qyteti");
    await expect(city).toBeDisabled();
    const countries = await getOptions(form.getByLabel("Shteti"));
    expect(countries).toEqual(Object.keys(places));
    for (const [country, cities] of Object.entries(places)) {
      await form.getByLabel("Shteti").selectOption(country);
      await expect(city).toBeEnabled();
      await expect(city).toHaveValue("");
      expect(await getOptions(city)).toEqual([...cities.split(", "), "Qytet tjetër"]);
      await city.selectOption({ index: 3 });
    }
  },
);

// docs/product/shop.md#totals-in-euro, docs/product/orders.md#summary
test(
  "the order form shows line totals and the total in euro",
  { tag: "@full" },
  async ({ strictPage: page }) => {
    const form = await openForm(page);
    const summary = form.getByRole("region", { name: "Përmbledhja e porosisë" });
    await expect(summary.getByRole("listitem")).toHaveCount(1);
    await expect(summary.getByRole("listitem")).toContainText("× 1");
    const line = await summary.getByRole("listitem").locator('[data-slot="price"]').textContent();
    expect(line).toMatch(/^\d+,\d\d\u00A0€$/);
    await expect(summary.getByText("Totali:")).toContainText(line ?? "");
  },
);

// docs/product/orders.md#required-fields
test(
  "an order without name, phone, city or address isn't sent",
  { tag: ["@desktop", "@full"] },
  async ({ strictPage: page }) => {
    const form = await openForm(page);
    await page.route("**/api/orders", () => {
      throw new Error("An incomplete order was sent");
    });
    for (const field of ["Emri i plotë", "Numri i telefonit", "Qyteti", "Adresa e plotë"]) {
      await fillOrderForm(page, "Genti Gabim");
      if (field === "Qyteti") await form.getByLabel("Shteti").selectOption("Kosovë");
      else await form.getByLabel(field).fill("  ");
      await form.getByRole("button", { name: "Konfirmo Porosinë" }).click();
      await expect(form.getByLabel(field)).toBeFocused();
      await expect(form.getByLabel(field)).toHaveAttribute("aria-invalid", "true");
    }
    await expect(getToast(page, "Gabim në formë")).toContainText(
      "Ju lutemi plotësoni të gjitha fushat e detyrueshme.",
    );
  },
);

test(
  "sending an order disables its fields, shows progress on the button, and reports a slow connection",
  { tag: ["@desktop", "@full"] },
  async ({ strictPage: page }) => {
    const form = await openForm(page);
    await fillOrderForm(page, "Ngadalë Ngadali");
    let sent = 0;
    let answer = (): void => undefined;
    const isDue = new Promise<void>((resolve) => (answer = resolve));
    await page.route("**/api/orders", async (route) => {
      sent += 1;
      await isDue;
      await route.continue();
    });
    const name = form.getByLabel("Emri i plotë");
    await name.press("Enter");
    const button = form.getByRole("button", { name: "Po dërgohet porosia…" });
    await expect(button).toBeFocused();
    await button.click({ force: true });
    await button.press("Enter");
    await name.click({ force: true });
    await page.keyboard.type("!");
    await expect(form.locator('[name="name"]')).toHaveValue("Ngadalë Ngadali");
    await expect(form.getByText("Lidhja është e ngadaltë.")).toBeVisible();
    answer();
    await expect(page.getByText("Porosia u krye me sukses!")).toBeVisible();
    expect(sent).toBe(1);
  },
);

// docs/product/orders.md#success-view, docs/product/orders.md#success-view-closes
// docs/product/orders.md#after-an-order
test(
  "the success view closes after 3000 ms",
  { tag: ["@desktop", "@full"] },
  async ({ strictPage: page }) => {
    const success = await placeOrder(page);
    await expect(success.getByText("Porosia u krye me sukses!")).toBeVisible();
    await expect(
      success.getByText("Ju faleminderit për porosinë tuaj. Do të ju kontaktojmë shumë shpejt."),
    ).toBeVisible();
    await page.clock.runFor(2_950);
    await expect(success).toBeVisible();
    await page.clock.runFor(50);
    await expect(success).toHaveCount(0);
    // The cart is empty, and the next order starts with an empty form.
    await expect(page.getByRole("button", { name: /^Cart/ })).toHaveText(/Cart\s*0/);
    await page.clock.resume();
    await page.getByRole("button", { name: "Add to Cart" }).first().click();
    await page.getByRole("button", { name: "Quick Checkout" }).click();
    const form = page.getByRole("dialog", { name: "Plotësoni porosinë" });
    await expect(form.getByLabel("Emri i plotë")).toHaveValue("");
    await expect(form.getByLabel("Adresa e plotë")).toHaveValue("");
  },
);

// docs/product/orders.md#success-view-waits
test(
  "the success view stays open while the pointer is inside",
  { tag: ["@desktop", "@full"] },
  async ({ strictPage: page }) => {
    const success = await placeOrder(page);
    const { x = 0, y = 0 } = (await success.boundingBox()) ?? {};
    await page.mouse.move(x + 30, y + 30);
    await page.mouse.move(x + 60, y + 60);
    await page.clock.runFor(60_000);
    await expect(success).toBeVisible();
    await page.mouse.move(1, 1);
    await page.clock.runFor(3_000);
    await expect(success).toHaveCount(0);
  },
);

/** Adds a product to the cart and opens the form. */
async function openForm(page: Page): Promise<Locator> {
  await page.goto("/shop");
  await page.getByRole("button", { name: "Add to Cart" }).first().click();
  await page.getByRole("button", { name: "Quick Checkout" }).click();
  const form = page.getByRole("dialog", { name: "Plotësoni porosinë" });
  await expect(form).toBeVisible();
  return form;
}

/** Places an order and stops the page's clock when it is sent. */
async function placeOrder(page: Page): Promise<Locator> {
  await page.clock.install();
  const form = await openForm(page);
  await fillOrderForm(page, "Sokol Sukses");
  await page.clock.pauseAt(Date.now() + 60_000);
  await form.getByRole("button", { name: "Konfirmo Porosinë" }).click();
  const success = page.locator('[data-slot="order-success"]');
  await expect(success).toBeVisible();
  return success;
}

function getToast(page: Page, title: string): Locator {
  return page.locator('[data-slot="toast"]').filter({ hasText: title });
}

/** Options of a select without its placeholder. */
async function getOptions(select: Locator): Promise<readonly string[]> {
  return select.locator('option:not([value=""])').allTextContents();
}
