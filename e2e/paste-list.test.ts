import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "./support/journey.ts";
import { listDialog, pasteList, tenLines, waitForSearch } from "./support/paste-list.ts";

// docs/product/shop.md#paste-a-list, docs/product/shop.md#list-into-the-cart, docs/product/shop.md#list-by-mail
test(
  "of ten pasted lines seven are matched, two chosen and one asked for",
  { tag: ["@phone", "@full"] },
  async ({ strictPage: page }) => {
    await waitForSearch(page);
    const dialog = await pasteList(page, tenLines);
    await expect(
      dialog.getByText("7 u gjetën · 2 për t’u zgjedhur · 1 për t’u pyetur"),
    ).toBeVisible();
    await expect(dialog.getByText("2 rreshta presin zgjedhjen tuaj.")).toBeVisible();
    await choose(dialog, "6205-2RS", /NSK 6205DDU/);
    await choose(dialog, "6204", /NSK 6204ZZ/);
    await expectRequest(dialog);
    // Choices and quantities survive a reload.
    await page.reload();
    await page.getByRole("button", { name: "Paste a list" }).click();
    await dialog.getByRole("button", { name: "Shto 9 rreshta në shportë" }).click();
    await expect(dialog.getByText("9 rreshta janë në shportë")).toBeVisible();
    await expectRequest(dialog);
    await dialog.getByRole("button", { name: "Hap shportën" }).click();
    await expectCart(page);
  },
);

// docs/product/shop.md#paste-a-list, docs/product/reliability.md#keyboard
test(
  "a list goes from the text to the cart by keyboard alone",
  { tag: ["@desktop", "@full"] },
  async ({ strictPage: page }) => {
    await waitForSearch(page);
    await page.goto("/shop");
    await page.getByRole("searchbox", { name: "Search", exact: true }).focus();
    await tabTo(page, page.getByRole("button", { name: "Paste a list" }));
    await page.keyboard.press("Enter");
    const dialog = listDialog(page);
    await expect(dialog.getByLabel("Lista")).toBeFocused();
    await page.keyboard.insertText(tenLines);
    await page.keyboard.press("Control+Enter");
    await expect(dialog.getByRole("heading", { name: "Çfarë u gjet" })).toBeFocused();
    const first = getRow(dialog, "6205-2RS").getByRole("combobox");
    await tabTo(page, first);
    // A select takes the first letters of an option.
    await page.keyboard.type("NSK 6205D");
    await expect(first.locator("option:checked")).toHaveText(/NSK 6205DDU/);
    const second = getRow(dialog, "6204").getByRole("combobox");
    await tabTo(page, second);
    await page.keyboard.type("NSK 6204Z");
    await tabTo(page, getRow(dialog, "6204").getByRole("spinbutton"));
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowDown");
    await expectRequest(dialog);
    await tabTo(page, dialog.getByRole("button", { name: "Shto 9 rreshta në shportë" }));
    await page.keyboard.press("Enter");
    await expect(dialog.getByText("9 rreshta janë në shportë")).toBeVisible();
    await tabTo(page, dialog.getByRole("button", { name: "Hap shportën" }));
    await page.keyboard.press("Enter");
    await expectCart(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  },
);

function getRow(dialog: Locator, code: string): Locator {
  const heading = dialog.page().getByRole("rowheader", { name: new RegExp(`^${code}(?!\\d)`) });
  return dialog.getByRole("row").filter({ has: heading });
}

async function choose(dialog: Locator, code: string, product: RegExp): Promise<void> {
  const select = getRow(dialog, code).getByRole("combobox");
  const option = select.locator("option").filter({ hasText: product });
  await select.selectOption((await option.getAttribute("value")) ?? "");
  await expect(getRow(dialog, code).getByText("Zgjedhur")).toBeVisible();
}

async function expectRequest(dialog: Locator): Promise<void> {
  const link = dialog.getByRole("link", { name: "Pyet me email për 1 rresht" });
  const href = decodeURIComponent((await link.getAttribute("href")) ?? "");
  expect(href).toMatch(/^mailto:.*Kërkesë për ofertë: listë me 1/);
  expect(href).toContain("1. 6312 C3 – sasia 2");
  expect(href).toContain("U kuptua si 6312");
}

async function expectCart(page: Page): Promise<void> {
  const cart = page.getByRole("dialog", { name: "Shporta Juaj" });
  await expect(cart.getByRole("listitem")).toHaveCount(9);
  const line = cart.getByRole("listitem").filter({ hasText: "NSK 6204ZZ" });
  await expect(line.getByRole("spinbutton")).toHaveValue("10");
}

const maxStops = 80;

/** Presses Tab until a control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let stop = 0; stop < maxStops; stop += 1) {
    await page.keyboard.press("Tab");
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(control).toBeFocused();
}
