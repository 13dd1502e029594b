import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { api } from "#web/testing/fake-api.ts";
import { fakeShop } from "#web/testing/fake-shop.ts";
import { openPage } from "#web/testing/open-page.tsx";

// docs/product/shop.md#list-by-mail
test("lines are asked for only when the shop's products are known", async () => {
  fakeShop();
  const answer = { lines: [{ hits: [] }], products: [] };
  const reply = api.hold("POST /api/search/list", { json: answer });
  await openPage("/shop");
  await page.getByRole("button", { name: "Paste a list" }).click();
  const dialog = page.getByRole("dialog", { name: "Ngjitni një listë" });
  await dialog.getByLabelText("Lista").fill("XYZ-77 1");
  await dialog.getByRole("button", { name: "Gjej pjesët" }).click();
  await expect.element(dialog.getByText("Po kërkohen produktet…").first()).toBeVisible();
  const request = dialog.getByRole("link", { name: /^Pyet/ });
  await expect.element(request).not.toBeInTheDocument();
  reply();
  await expect.element(request).toBeVisible();
});

// docs/product/shop.md#two-languages
test("the dialog says in Albanian what it put on the quote list", async () => {
  fakeShop();
  api.on("POST /api/search/list", { json: { lines: [{ hits: [] }], products: [] } });
  await openPage("/shop");
  await page.getByRole("button", { name: "Paste a list" }).click();
  const dialog = page.getByRole("dialog", { name: "Ngjitni një listë" });
  await dialog.getByLabelText("Lista").fill("XYZ-77 1");
  await dialog.getByRole("button", { name: "Gjej pjesët" }).click();
  await dialog.getByRole("button", { name: "Vendos 1 rresht në listën e ofertës" }).click();
  const message = dialog.getByText("U vendos në listën tuaj të ofertës");
  await expect.element(message).toBeVisible();
  expect(message.element().closest("[lang]")?.getAttribute("lang")).toBe("sq");
});
