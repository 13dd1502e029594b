import { expect } from "@playwright/test";
import { overflow, test } from "./support/journey.ts";

test("the API reference fits its window and breaks no words", async ({ strictPage: page }) => {
  await page.goto("/api/docs");
  await expect(page.getByRole("heading", { name: "Industrial Components API" })).toBeVisible();
  expect(await overflow(page)).toBe(0);
  const broken = await page.evaluate(() => {
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      // Lines may break at hyphens and between the segments of a name.
      for (const word of (text.nodeValue ?? "").matchAll(/[^\s-]+/g)) {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.add(word[0]);
      }
    }
    return [...found];
  });
  expect(broken).toEqual([]);
});

test(
  "the index of the API reference links to operations",
  { tag: ["@desktop", "@full"] },
  async ({ page }) => {
    await page.goto("/api/docs");
    const index = page.getByRole("navigation", { name: "Index" });
    await index.getByRole("link", { name: "Place an order, as guest or signed in" }).click();
    const order = page.locator('[id="orders.create"]');
    await expect(order.getByRole("heading", { level: 3 })).toBeInViewport();
    await expect(order.getByText("Made by the client when the form opens")).toBeVisible();
    await expect(order.getByText("curl -X POST")).toBeInViewport();
    await expect(index).toBeInViewport();
  },
);
