import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "../support/journey.ts";

const catalogue = "/products/nsk/catalog";

/** Opens the search tab and waits for the results of the whole catalogue. */
async function openSearch(page: Page, query = ""): Promise<void> {
  await page.goto(`${catalogue}?tab=search${query}`);
  await expect(page.getByRole("tab", { name: "Search" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("status").getByText(/results?$/)).toBeVisible();
}

// docs/product/catalogue.md#catalogue-tabs, docs/product/catalogue.md#search-controls
test("the catalogue opens with films and the book, and searches on the other tab", async ({
  strictPage: page,
}) => {
  await page.goto(catalogue);
  await expect(page.getByRole("region", { name: "NSK product videos" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Interactive catalogue" })).toBeVisible();
  await page.getByRole("tab", { name: "Search" }).click();
  await expect(page).toHaveURL(/\?tab=search$/);
  const box = page.getByRole("searchbox", { name: "Search the catalogue" });
  await expect(box).toHaveAttribute("placeholder", "Search by bearing code, family or description");
  for (const [typed, code] of [
    ["6205 2RS", "6205"],
    ["nu 205", "NU205"],
    ["6205-2RS1/C3", "6205"],
    ["HR30206J", "30206"],
  ] as const) {
    await box.fill(typed);
    await expect(page.getByRole("link", { name: code, exact: true })).toBeVisible();
    await expect(page.getByText("1 result", { exact: true }).first()).toBeVisible();
  }
  await page.getByRole("link", { name: "30206", exact: true }).click();
  await expect(page).toHaveURL(/\/products\/nsk\/bearing\/30206$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^30206\s+Tapered/);
  await page.goBack();
  await expect(box).toHaveValue("HR30206J");
});

// docs/product/catalogue.md#video-player
test("the product videos play, pause, loop and stop at their end", async ({ strictPage: page }) => {
  await page.goto(catalogue);
  const player = page.getByRole("region", { name: "NSK product videos" });
  const video = player.locator("video");
  await player.getByRole("button", { name: "Play video" }).click();
  await expect.poll(() => isPaused(video)).toBe(false);
  await player.getByRole("button", { name: "Pause video" }).click();
  await expect.poll(() => isPaused(video)).toBe(true);

  await player.getByRole("button", { name: "Previous video" }).click();
  await expect(player.getByText("Video 3 of 3")).toBeAttached();
  await player.getByRole("button", { name: "Next video" }).click();
  await expect(player.getByText("Video 1 of 3")).toBeAttached();

  await player.getByRole("button", { name: "Play video" }).click();
  await expect.poll(() => isPaused(video)).toBe(false);
  await video.evaluate((film: HTMLVideoElement) => {
    film.currentTime = film.duration - 0.1;
  });
  await expect(player.getByRole("button", { name: "Play video" })).toBeVisible();
  expect(await isPaused(video)).toBe(true);
  await expect(player.getByText("Video 1 of 3")).toBeAttached();
});

// docs/product/catalogue.md#search-controls, docs/product/catalogue.md#clear-all
// docs/product/catalogue.md#numbers-of-cards-and-frames
test("text and families are in the address and survive a reload", async ({ strictPage: page }) => {
  await openSearch(page);
  const filters = page.getByRole("group", { name: "Families" });
  await expect(filters.getByRole("button")).toHaveCount(8);
  await filters.getByRole("button", { name: "Deep Groove" }).click();
  await filters.getByRole("button", { name: "Thrust Ball" }).click();
  await page.getByRole("searchbox").fill("20");
  await expect(page).toHaveURL(
    /\?tab=search&q=20&family=deep-groove-ball-bearings%2Cthrust-ball-bearings$/,
  );
  await page.reload();
  await expect(page.getByRole("searchbox")).toHaveValue("20");
  for (const name of ["Deep Groove", "Thrust Ball"]) {
    await expect(filters.getByRole("button", { name })).toHaveAttribute("aria-pressed", "true");
  }
  await expect(page.getByRole("link", { name: "6200", exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "NU220", exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Clear All" }).click();
  await expect(page).toHaveURL(/\?tab=search$/);
  await expect(page.getByRole("searchbox")).toHaveValue("");
  await expect(filters.locator('[aria-pressed="true"]')).toHaveCount(0);
});

// docs/product/catalogue.md#grouped-results
test("results are grouped by category and family, with a few of each until more are requested", async ({
  strictPage: page,
}) => {
  await openSearch(page);
  await expect(page.getByRole("heading", { level: 3 })).toHaveText([
    /^Ball Bearings/,
    /^Roller Bearings/,
    /^Units and Linear Motion/,
    /^Precision Bearings/,
  ]);
  await expect(page.getByRole("heading", { level: 4 })).toHaveCount(12);
  await expect(page.getByRole("link", { name: "6310", exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Show all 35 of Deep Groove Ball Bearings" }).click();
  await expect(page.getByRole("link", { name: "6310", exact: true })).toBeVisible();
});

test("a number with a tapered bore finds the cylindrical one and notes the difference", async ({
  strictPage: page,
}) => {
  await openSearch(page, "&q=22210+EK%2FC3");
  const card = page.getByRole("listitem").filter({ hasText: "22210" });
  await expect(card).toContainText(
    "You asked for a tapered bore (1:12). The bore of this one is cylindrical.",
  );
});

// docs/product/catalogue.md#codes-sizes-and-words-in-one-box
test(
  "the size of a worn part finds it and says why, and a belt code leads to its page",
  { tag: "@full" },
  async ({ strictPage: page }) => {
    await openSearch(page, "&q=24.9+x+51.8+x+15");
    await expect(
      page.getByText("Understood as bore 24.9 mm, outside diameter 51.8 mm, width 15 mm"),
    ).toBeVisible();
    const card = page.getByRole("listitem").filter({ hasText: "6205" });
    await expect(card).toContainText(
      "Bore 25 mm, outside diameter 52 mm, width 15 mm within 0.3 mm or 1 %",
    );
    await page.getByRole("searchbox").fill("a 42");
    await page.getByRole("link", { name: "A42", exact: true }).click();
    await expect(page).toHaveURL(/\/products\/belts\/mitsuboshi\/classical-v-belts\/a42$/);
  },
);

// docs/product/catalogue.md#no-results
test("an empty result has one button that resets the search", async ({ strictPage: page }) => {
  await openSearch(page, "&q=6205&family=tapered-roller-bearings");
  await expect(page.getByText("No results found")).toBeVisible();
  await page.getByRole("button", { name: "Clear all filters" }).click();
  await expect(page).toHaveURL(/\?tab=search$/);
  await expect(page.getByText("208 results")).toBeVisible();
});

test(
  "a unit that the search finds opens its page",
  { tag: "@full" },
  async ({ strictPage: page }) => {
    await openSearch(page, "&q=ucp+206");
    await page.getByRole("link", { name: "UCP206", exact: true }).click();
    await expect(page).toHaveURL(/\/products\/nsk\/bearing\/ucp206$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^UCP206/);
  },
);

test(
  "the tabs work with the keyboard and with Back",
  { tag: "@full" },
  async ({ strictPage: page }) => {
    await page.goto(catalogue);
    await page.getByRole("tab", { name: "Interactive" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("tab", { name: "Search" })).toBeFocused();
    await expect(page.getByRole("searchbox")).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("heading", { name: "Product videos" })).toBeVisible();
  },
);

function isPaused(video: Locator): Promise<boolean> {
  return video.evaluate((film: HTMLVideoElement) => film.paused);
}
