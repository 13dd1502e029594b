import { expect, type Locator, type Page } from "@playwright/test";
import type { State } from "./state.ts";

/** The search of every page. */
export const searchStates: readonly State[] = [
  {
    name: "search-open",
    show: async (page) => {
      const search = await openSearch(page);
      await expect(search.getByText("What you can type")).toBeVisible();
    },
  },
  {
    name: "search-results",
    show: async (page) => {
      const search = await openSearch(page, "24.9 x 51.8 x 15");
      await expect(search.getByRole("button", { name: "Add to Cart" }).first()).toBeVisible();
    },
  },
  {
    name: "search-number-explained",
    show: async (page) => {
      const search = await openSearch(page, "SKF 6205-2RS1/C3 XQ");
      await search.getByText("What the number means").first().click();
      await expect(search.getByText("clearance C3, above normal").first()).toBeVisible();
    },
  },
  {
    name: "search-empty",
    show: async (page) => {
      const search = await openSearch(page, "qwxyz");
      await expect(search.getByText("No results", { exact: true })).toBeVisible();
    },
  },
  {
    name: "search-error",
    show: async (page) => {
      await page.route("**/api/search?*", (route) => route.abort());
      const search = await openSearch(page, "6205");
      await expect(search.getByText(/^The shop didn’t answer/)).toBeVisible();
    },
  },
  {
    name: "search-not-loaded",
    show: async (page) => {
      await page.route("**/assets/search.worker-*.js", (route) => route.abort());
      await page.route("**/assets/**", (route) =>
        route.request().method() === "HEAD" ? route.abort() : route.fallback(),
      );
      const search = await openSearch(page, "6205");
      await expect(search.getByRole("alert")).toContainText("The search didn’t load");
    },
  },
  {
    name: "search-on-home",
    show: async (page) => {
      await page.goto("/");
      await page.getByRole("searchbox", { name: "Find a part by its number" }).fill("6205 2RS");
      await expect(page.getByText(/^Understood as 6205/)).toBeVisible();
      await expect(page.getByRole("button", { name: "Add to Cart" }).first()).toBeVisible();
    },
  },
  {
    name: "bearing-asked",
    show: async (page) => {
      await page.goto("/products/nsk/bearing/6205#asked=6205-2RS1%2FC3");
      await expect(page.getByRole("region", { name: /^You searched for/ })).toBeVisible();
    },
  },
];

async function openSearch(page: Page, text?: string): Promise<Locator> {
  await page.goto("/about");
  await page.getByRole("button", { name: "Find a part", exact: true }).click();
  const search = page.getByRole("dialog", { name: "Find a part" });
  if (text !== undefined) await search.getByRole("combobox").fill(text);
  return search;
}
