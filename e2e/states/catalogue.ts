import { expect, type Page } from "@playwright/test";
import { pageAt, type State } from "./state.ts";

const search = "/products/nsk/catalog?tab=search";
const family = "/products/nsk/deep-groove-ball-bearings";
const bearing = "/products/nsk/bearing/6205";

/** Searches of the catalogue and dialogs of its pages. */
export const catalogueStates: readonly State[] = [
  searched("catalogue-search", search),
  searched("catalogue-search-results", `${search}&q=20&family=thrust-ball-bearings`),
  searched("catalogue-search-nothing", `${search}&q=6205&family=tapered-roller-bearings`),
  {
    name: "catalogue-search-loading",
    show: async (page) => {
      await page.route("**/assets/nsk-search-*.js", () => undefined);
      await page.goto(search);
      await expect(page.locator('main [data-slot="skeleton"]').first()).toBeVisible();
    },
  },
  {
    name: "catalogue-search-failed",
    show: async (page) => {
      await page.route("**/assets/nsk-search-*.js", (route) => route.abort());
      await page.goto(search);
      await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
    },
  },
  pageAt("family-table", `${family}?view=table`),
  {
    name: "family-compared",
    isWide: "sizes are compared side by side",
    show: async (page) => {
      await page.goto(`${family}?view=table`);
      for (const code of ["6205", "6305"]) {
        await page.getByRole("checkbox", { name: `Compare ${code}` }).check();
      }
      await page.getByRole("button", { name: "Compare 2" }).click();
      await expect(page.getByRole("region", { name: "Comparison" })).toBeFocused();
    },
  },
  pageAt("family-search-results", `${family}?q=6205+2rs`),
  pageAt("family-search-nothing", `${family}?q=no+such+bearing`),
  pageAt("product-unknown", `${family}/no-such-thing`),
  pageAt("bearing-not-found", "/products/nsk/bearing/6205-2rs"),
  {
    name: "product-not-in-shop",
    show: async (page) => {
      await page.goto(`${family}/6800-series`);
      await page.getByRole("button", { name: "Check Availability" }).first().click();
      await expect(page.locator('[data-slot="toast"]')).toBeVisible();
    },
  },
  {
    name: "bearing-life",
    show: async (page) => {
      await openRatingLife(page);
      await page.getByLabel("Radial load Fr").fill("1.2");
      await expect(page.getByText("million turns")).toBeVisible();
    },
  },
  {
    name: "bearing-life-warnings",
    show: async (page) => {
      await openRatingLife(page);
      await page.getByLabel("Radial load Fr").fill("12");
      await page.getByLabel("Speed n").fill("99999");
      await expect(page.getByText("above the limiting speed")).toBeVisible();
    },
  },
  {
    name: "bearing-life-errors",
    show: async (page) => {
      await openRatingLife(page);
      await page.getByLabel("Axial load Fa").fill("-5");
      await page.getByLabel("Radial load Fr").fill("2 500");
      await page.getByLabel("Speed n").fill("-1");
      await expect(page.getByText("A speed is 0 or more.", { exact: false })).toBeVisible();
    },
  },
  {
    name: "bearing-life-standstill",
    show: async (page) => {
      await openRatingLife(page);
      await page.getByLabel("Speed n").fill("0");
      await expect(page.getByText("Static safety s0")).toBeVisible();
    },
  },
  {
    name: "bearing-life-opposed",
    show: async (page) => {
      await openRatingLife(page, "/products/nsk/bearing/30207");
      await expect(page.getByText("against an opposed bearing", { exact: false })).toBeVisible();
    },
  },
  {
    name: "bearing-life-failed",
    show: async (page) => {
      await page.route("**/assets/life-form-*.js", (route) => route.abort());
      await page.goto(bearing);
      await page.getByText("Work out the rating life").click();
      await expect(page.getByText("The calculation didn’t arrive")).toBeVisible();
    },
  },
  {
    name: "bearing-favorite",
    show: async (page) => {
      await page.goto(bearing);
      await page.getByRole("button", { name: "Add to Favorites" }).click();
      await expect(page.getByRole("button", { name: "Remove from Favorites" })).toBeVisible();
      await expect(page.locator('[data-slot="toast"]')).toBeVisible();
    },
  },
  {
    name: "bearing-images-missing",
    path: bearing,
    show: async (page) => {
      await page.route(/\/(media\/bearings|pictures)\//, (route) => route.abort());
      await page.goto(bearing);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    },
  },
  dialogOn("size-dialog", "/products/bearing/nsk/deep-groove-ball-bearings", /Details of 6205$/),
  dialogOn("series-dialog", "/products/bearing/ppl", /Details of the 6200 series$/),
  dialogOn(
    "belt-sizes-dialog",
    "/products/belts/mitsuboshi/classical-v-belts",
    /All Sizes of B Section$/,
  ),
  {
    name: "map-shown",
    show: async (page) => {
      await page.route(map, (route) =>
        route.fulfill({ contentType: "text/html", body: "<!doctype html><p>The map</p>" }),
      );
      await openMap(page);
      await expect(page.locator("iframe")).toBeVisible();
    },
  },
  {
    name: "map-asked-for",
    show: async (page) => {
      await page.route(map, () => undefined);
      await openMap(page);
      await expect(page.getByText("Loading…")).toBeVisible();
    },
  },
  {
    name: "map-blocked",
    show: async (page) => {
      await page.route(map, (route) => route.abort("namenotresolved"));
      await openMap(page);
      await expect(page.getByText("The interactive map can’t be reached")).toBeVisible();
    },
  },
  {
    name: "film-playing",
    show: async (page) => {
      await openFilms(page);
      await page.getByRole("button", { name: "Play video" }).click();
      await expect(page.getByRole("button", { name: "Pause video" })).toBeVisible();
    },
  },
  {
    name: "film-failed",
    show: async (page) => {
      await page.route(/\.(mp4|webm)$/, (route) => route.abort());
      await openFilms(page);
      await expect(page.getByText("This video can’t be played here.")).toBeVisible();
    },
  },
];

const map = /^https:\/\/www\.openstreetmap\.org\//;

async function openMap(page: Page): Promise<void> {
  await page.goto("/contact");
  await page.locator("[data-slot=external-frame]").scrollIntoViewIfNeeded();
}

async function openFilms(page: Page): Promise<void> {
  await page.goto("/products/nsk/catalog");
  await page.getByRole("region", { name: "NSK product videos" }).scrollIntoViewIfNeeded();
}

async function openRatingLife(page: Page, path = bearing): Promise<void> {
  await page.goto(path);
  const question = page.getByText("Work out the rating life");
  await question.click();
  await expect(page.getByLabel("Speed n")).toBeVisible();
  await question.evaluate((summary) => summary.scrollIntoView());
}

/** A page with a dialog that one of its buttons opens. */
function dialogOn(name: string, path: string, opener: RegExp): State {
  return {
    name,
    show: async (page) => {
      await page.goto(path);
      await page.getByRole("button", { name: opener }).click();
      await expect(page.getByRole("dialog").locator("img, svg[role=img]").first()).toBeVisible();
    },
  };
}

/** The search once it has answered: its results can be lower than their placeholder. */
function searched(name: string, path: string): State {
  return pageAt(name, path, {
    show: async (page) => {
      await page.goto(path);
      await expect(page.getByRole("status").filter({ hasText: /^\d+ results?$/ })).toBeVisible();
    },
  });
}
