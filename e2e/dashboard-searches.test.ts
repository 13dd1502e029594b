import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { openOtherPage, signInAsAdmin, test } from "./support/journey.ts";

// docs/product/admin.md#searches-that-found-nothing, docs/product/admin.md#counted-searches
// docs/product/admin.md#synonyms
test(
  "a search without a result appears in the dashboard, and a synonym makes it find the part",
  { tag: ["@phone", "@full"] },
  async ({ strictPage: page, browser }) => {
    await signInAsAdmin(page);
    const word = `kuqlinë${toLetters()}`;
    const visitor = await openOtherPage(browser, page);
    await searchInShop(visitor, word);
    await expect(visitor.getByText("0 products found", { exact: true })).toBeVisible();
    await visitor.waitForResponse("**/api/search/misses");

    await page.getByRole("tab", { name: "Searches" }).click();
    const row = page.getByRole("row").filter({ hasText: word });
    await expect(row).toContainText("1");
    await row.getByRole("button", { name: `Add synonym for ${word}` }).click();
    const form = page.getByRole("dialog", { name: "Add synonyms" });
    await expect(form.getByLabel("Further words")).toHaveValue(word);
    await form.getByLabel("Group or new word").fill("oil seal");
    await form.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Synonyms saved")).toBeVisible();

    await visitor.reload();
    await expect(visitor.getByRole("link", { name: "Oil Seal A 20x35x7 NBR" })).toBeVisible();
    // With another ending, capitals and a size, in the search of every page too.
    await visitor.goto("/about");
    await visitor.getByRole("button", { name: "Find a part" }).click();
    const search = visitor.getByRole("dialog");
    await search.getByRole("combobox").fill(`${word.toUpperCase()}T 20x35x7`);
    await expect(search.getByText("Oil Seal A 20x35x7 NBR").first()).toBeVisible();
    await visitor.context().close();

    await page.getByRole("tab", { name: "Synonyms" }).click();
    await expect(page.getByRole("row").filter({ hasText: word })).toContainText("oil seal");
    await page.getByRole("tab", { name: "Searches" }).click();
    await row.getByRole("link", { name: `Add product for ${word}` }).click();
    await expect(page.getByLabel("Product name")).toHaveValue(word);
    await page.getByRole("button", { name: "Clear" }).click();
    await page.getByRole("tab", { name: "Searches" }).click();
    await row.getByRole("button", { name: `Dismiss ${word}` }).click();
    await expect(row).toBeHidden();
  },
);

async function searchInShop(page: Page, word: string): Promise<void> {
  await page.goto("/shop");
  await page.getByRole("main").getByRole("searchbox", { name: "Search" }).fill(word);
}

/** Letters that no other run of the journey has; figures aren't part of a word. */
function toLetters(): string {
  return randomUUID()
    .replaceAll("-", "")
    .replaceAll(/\d/g, (digit) => "ghijklmnop".charAt(Number(digit)))
    .slice(0, 10);
}
