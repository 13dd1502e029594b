import { expect, type Page } from "@playwright/test";
import { test } from "./support/journey.ts";
import { readShifts, shiftLimit, watchShifts } from "./support/layout-shift.ts";

const delayMs = 300;

// docs/product/reliability.md#no-layout-shift
test("sections of a followed link's page are there with the page, however late their chunks come", async ({
  strictPage: page,
}) => {
  await watchShifts(page);
  await page.goto("/products/bearing/nsk");
  await delayChunks(page, /assets\/.*\.js/);
  await page.locator("main a[href='/products/nsk/tapered-roller-bearings']").first().click();
  await expect(page.getByRole("searchbox", { name: "Search this family" })).toBeVisible();
  await page.locator("main a[href='/products/nsk/bearing/30204']").click();
  await expect(page.getByRole("heading", { name: "Technical specifications" })).toBeVisible();
  const { sum, causes } = await readShifts(page);
  expect(sum, causes.join("\n")).toBeLessThanOrEqual(shiftLimit);
});

// docs/product/reliability.md#no-layout-shift
test(
  "sections of the server's page stay while their chunks are late and the page is used",
  { tag: "@phone" },
  async ({ strictPage: page }) => {
    await delayChunks(page, /-bearing-sections-/);
    await page.goto("/products/nsk/bearing/6205", { waitUntil: "domcontentloaded" });
    const heading = page.getByRole("heading", { name: "Technical specifications" });
    await heading.evaluate((element) => {
      new MutationObserver(() => {
        if (!element.checkVisibility()) document.documentElement.dataset["left"] = "";
      }).observe(document.body, { childList: true, subtree: true, attributes: true });
    });
    await page.getByRole("button", { name: "Add to Favorites" }).click();
    await expect(page.locator("html[data-hydrated]")).toBeAttached();
    await expect(heading).toBeVisible();
    await expect(page.locator("html[data-left]")).toHaveCount(0);
  },
);

// docs/product/reliability.md#no-layout-shift
test("a late section stays when the shop's offers for it come first", async ({
  strictPage: page,
}) => {
  await delayChunks(page, /all-sizes-/);
  await page.goto("/products/belts/mitsuboshi/classical-v-belts", {
    waitUntil: "domcontentloaded",
  });
  const size = page.getByRole("link", { name: "A42", exact: true });
  const answer = page.waitForResponse(/api\/products\/named/);
  await size.evaluate((element) => {
    new MutationObserver(() => {
      if (!element.checkVisibility()) document.documentElement.dataset["left"] = "";
    }).observe(document.body, { childList: true, subtree: true, attributes: true });
  });
  await answer;
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  await expect(size).toBeVisible();
  await expect(page.locator("html[data-left]")).toHaveCount(0);
});

/** Lets chunks come late, as on a slow network. */
async function delayChunks(page: Page, name: RegExp): Promise<void> {
  await page.route(name, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    await route.continue();
  });
}
