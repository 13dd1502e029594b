import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { api } from "#web/testing/fake-api.ts";
import { fakeShop } from "#web/testing/fake-shop.ts";
import { openPage } from "#web/testing/open-page.tsx";
import { sampleProduct } from "#web/testing/samples.ts";

const bearing = sampleProduct(1, { name: "PPL 6205-2RS" });

function sell(): void {
  fakeShop({ products: [bearing] });
  const hit = {
    product: bearing,
    match: "exact",
    is_other_maker: false,
    reason: { kind: "code" },
  };
  api.on("GET /api/search", () => ({ json: { understood: {}, parts: [], products: [hit] } }));
}

// docs/product/shop.md#not-found-page
test("an unknown page searches for what its path asks for", async () => {
  sell();
  const router = await openPage("/parts/6205-2rs");
  await expect.element(page.getByText("Oops! Page not found")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Return to Home" })).toBeVisible();
  const field = page
    .getByRole("combobox", { name: "Find a part" })
    .or(page.getByRole("searchbox", { name: "Find a part" }));
  await expect.element(field).toHaveValue("6205-2rs");
  await expect.element(page.getByText(bearing.name)).toBeVisible();
  await field.fill("A 42");
  await page.getByRole("button", { name: "Find", exact: true }).click();
  await expect.poll(() => router.state.location.href).toBe("/shop?q=A+42");
});

// docs/product/catalogue.md#unknown-bearing
test("an unknown bearing keeps its code in the search", { tags: ["full"] }, async () => {
  sell();
  await openPage("/products/nsk/bearing/62055");
  await expect.element(page.getByText("Bearing Not Found")).toBeVisible();
  await expect
    .element(page.getByText("The bearing code 62055 was not found in our database."))
    .toBeVisible();
  await expect.element(page.getByRole("searchbox", { name: "Find a part" })).toHaveValue("62055");
  await expect.element(page.getByText(bearing.name)).toBeVisible();
});

test("a file that a program asks for isn't searched", async () => {
  sell();
  await openPage("/wp-login.php");
  await expect.element(page.getByRole("searchbox", { name: "Find a part" })).toHaveValue("");
});

// docs/product/catalogue.md#chats
test("WhatsApp and Viber open with the part and the page written", async () => {
  fakeShop();
  await openPage("/products/nsk/bearing/6205");
  const whatsApp = page.getByRole("link", { name: /^WhatsApp/ });
  await expect.element(whatsApp).toBeVisible();
  const link = whatsApp.element();
  link.addEventListener("click", (event) => event.preventDefault());
  await whatsApp.click();
  const address = new URL(link.getAttribute("href") ?? "");
  expect(address.origin + address.pathname).toBe("https://wa.me/35540000100");
  expect(address.searchParams.get("text")).toMatch(/NSK 6205[^]*http/);
  const viber = page
    .getByRole("link", { name: /^Viber/ })
    .element()
    .getAttribute("href");
  expect(viber).toContain("viber://chat?number=%2B35540000100&draft=");
  expect(decodeURIComponent(viber ?? "")).toContain("NSK 6205");
});

// docs/product/catalogue.md#chats
test("the contact page leads to both chats", async () => {
  fakeShop();
  await openPage("/contact");
  const main = page.getByRole("main");
  await expect
    .element(main.getByRole("link", { name: /^WhatsApp/ }))
    .toHaveAttribute("href", "https://wa.me/35540000100");
  await expect.element(main.getByRole("link", { name: /^Viber/ })).toBeVisible();
});
