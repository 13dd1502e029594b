import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "./support/journey.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

// docs/product/catalogue.md#slideshow
test("the home page's slideshow has eleven slides, the first a film, and loops", async ({
  strictPage: page,
}) => {
  await page.goto("/");
  const show = slideshow(page);
  await expect(show.locator("[aria-roledescription=slide]")).toHaveCount(11);
  await expect(show.locator("[aria-roledescription=slide]").first().locator("video")).toBeVisible();
  await pauseAnimations(page);
  await show.getByRole("button", { name: "Previous slide" }).click();
  await expect(show.getByText("11 / 11")).toBeVisible();
  await show.getByRole("button", { name: "Next slide" }).click();
  await expect(show.getByText("1 / 11", { exact: true })).toBeVisible();
  await show.getByRole("group", { name: "Slides" }).press("ArrowRight");
  await expect(show.getByText("2 / 11")).toBeVisible();
});

test("swiping moves the slides", { tag: ["@phone", "@full"] }, async ({ strictPage: page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const show = slideshow(page);
  const strip = show.getByRole("group", { name: "Slides" });
  await strip.scrollIntoViewIfNeeded();
  const box = await strip.boundingBox();
  const y = (box?.y ?? 0) + 60;
  const touch = await page.context().newCDPSession(page);
  await touch.send("Input.synthesizeScrollGesture", { x: 330, y, xDistance: -260, yDistance: 0 });
  await expect(show.getByText("2 / 11")).toBeVisible();
  await touch.send("Input.synthesizeScrollGesture", { x: 60, y, xDistance: 260, yDistance: 0 });
  await expect(show.getByText("1 / 11", { exact: true })).toBeVisible();
});

test(
  "the film can be stopped and stays stopped",
  { tag: ["@desktop", "@full"] },
  async ({ strictPage: page }) => {
    await page.goto("/");
    await expect.poll(() => isFilmPaused(page)).toBe(false);
    await pauseAnimations(page);
    await slideshow(page).getByRole("button", { name: "Pause video" }).click();
    await slideshow(page).getByRole("button", { name: "Next slide" }).click();
    await slideshow(page).getByRole("button", { name: "Previous slide" }).click();
    await expect(slideshow(page).getByText("1 / 11", { exact: true })).toBeVisible();
    await page.waitForTimeout(1_500);
    expect(await isFilmPaused(page)).toBe(true);
  },
);

test(
  "the slideshow advances until it is stopped",
  { tag: ["@desktop", "@full"] },
  async ({ strictPage: page }) => {
    await page.clock.install();
    await page.goto("/");
    const show = slideshow(page);
    await show.getByRole("button", { name: "Next slide" }).click();
    await page.mouse.move(0, 0);
    await expect(show.getByText("2 / 11")).toBeVisible();
    await page.clock.runFor(7_500);
    await expect(show.getByText("3 / 11")).toBeVisible();
    await show.getByRole("button", { name: "Stop the slideshow" }).click();
    await page.mouse.move(0, 0);
    await page.clock.runFor(15_000);
    await expect(show.getByText("3 / 11")).toBeVisible();
  },
);

// docs/product/reliability.md#reduced-motion
test("with reduced motion, nothing moves until a visitor starts it", async ({
  strictPage: page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await page.goto("/");
  await expect(slideshow(page).getByRole("button", { name: "Start the slideshow" })).toBeVisible();
  await page.clock.runFor(15_000);
  expect(await isFilmPaused(page)).toBe(true);
});

// docs/product/catalogue.md#contact-us
test("CONTACT US scrolls to the contact section", async ({ strictPage: page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "CONTACT US" }).click();
  await expect(page.locator("#contact")).toBeInViewport();
  await expect(page).toHaveURL(/#contact$/);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "the film has the browser's controls and the other slides can be scrolled to",
    { tag: "@full" },
    async ({ page }) => {
      await page.goto("/");
      const show = slideshow(page);
      await expect(show.locator("video[controls]")).toBeVisible();
      await expect(show.getByRole("button")).toHaveCount(0);
      await expect(show.getByRole("img", { name: /6205/ })).toHaveCount(1);
    },
  );
});

function slideshow(page: Page): Locator {
  return page.getByRole("region", { name: "What we supply" });
}

/** Keeps the slides from advancing during a test. */
async function pauseAnimations(page: Page): Promise<void> {
  await slideshow(page).getByRole("button", { name: "Stop the slideshow" }).click();
}

function isFilmPaused(page: Page): Promise<boolean> {
  return page.locator("video").evaluate((video: HTMLVideoElement) => video.paused);
}
