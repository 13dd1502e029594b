import { expect } from "@playwright/test";
import { dailyStates } from "../states/daily-states.ts";
import { test } from "../support/journey.ts";
import { partRoutes, partSamples } from "../support/part-routes.ts";
import { specifiedRoutes } from "../support/specified-routes.ts";

/** One page of each layout; `npm run test:full` drives all pages. */
const layouts = new Set([
  "/",
  "/about",
  "/services",
  "/contact",
  "/privacy",
  "/products",
  "/products/bearing",
  "/products/belts",
  "/products/bearing/nsk",
  "/products/bearing/nsk/bearing-units",
  "/products/bearing/ppl",
  "/products/bearing/ppl/thrust-ball-bearings",
  "/products/bearing/ppl/cylindrical-roller-bearings",
  "/products/bearing/rhp",
  "/products/belts/gates",
  "/products/belts/gates/v-belts",
  "/products/belts/mitsuboshi/classical-v-belts",
  "/products/belts/mitsuboshi/timing-belts",
  "/products/nsk/catalog",
  "/products/nsk/tapered-roller-bearings",
  "/products/nsk/tapered-roller-bearings/30200-series",
  "/products/nsk/slewing-ring-bearings/crossed-roller-ring",
  "/products/nsk/bearing/30204",
]);

/** Pages that the daily states load, which fail on an error in the console too. */
const shownDaily = new Set(dailyStates.flatMap(({ isPage, path }) => (isPage && path) || []));

const routes = [...specifiedRoutes, ...[...partRoutes].filter(([path]) => isSample(path))];

for (const [path, heading] of routes) {
  const isDaily = (layouts.has(path) || isSample(path)) && !shownDaily.has(path);
  const tag = isDaily ? ["@desktop"] : ["@desktop", "@full"];
  // docs/product/reliability.md#hydration
  test(`${path} hydrates without an error`, { tag }, async ({ strictPage: page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page.locator("html")).toHaveAttribute("data-hydrated");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  });
}

test("every layout is a specified page", { tag: "@desktop" }, () => {
  expect([...layouts].filter((path) => !specifiedRoutes.has(path))).toEqual([]);
});

test("every sample is the page of a part", { tag: "@desktop" }, () => {
  expect(partSamples.filter((path) => !partRoutes.has(path))).toEqual([]);
});

function isSample(path: string): boolean {
  return partSamples.includes(path);
}
