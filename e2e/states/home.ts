import { expect, type Locator, type Page } from "@playwright/test";
import type { State } from "./state.ts";

/** The home page after interacting with its slides. */
export const homeStates: readonly State[] = [
  {
    name: "home-film-playing",
    show: async (page) => {
      await openSlides(page);
      await slideshow(page).getByRole("button", { name: "Play video" }).click();
      await expect(slideshow(page).getByRole("button", { name: "Pause video" })).toBeVisible();
    },
  },
  {
    name: "home-slide-5",
    show: async (page) => {
      await openSlides(page);
      const show = slideshow(page);
      for (const place of [2, 3, 4, 5]) {
        await show.getByRole("button", { name: "Next slide" }).click();
        await expect(show.getByText(`${place} / 11`, { exact: true })).toBeVisible();
      }
      await expect(show.locator("img").nth(4)).toBeVisible();
    },
  },
];

async function openSlides(page: Page): Promise<void> {
  await page.goto("/");
  await slideshow(page).scrollIntoViewIfNeeded();
}

function slideshow(page: Page): Locator {
  return page.getByRole("region", { name: "What we supply" });
}
