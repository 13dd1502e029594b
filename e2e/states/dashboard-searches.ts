import { expect, type Page } from "@playwright/test";
import { siteHeaders } from "../support/customer.ts";
import { reject } from "../support/messages/scenario.ts";
import { callAs } from "../support/viewers.ts";
import { emptyList, openDashboard, openTab } from "./dashboard-parts.ts";
import { delayResponses } from "./network.ts";
import type { State } from "./state.ts";

const misses = "/api/admin/search/misses";
const synonyms = "/api/admin/search/synonyms";

/** Searches that found nothing: loading, filled, empty, dismissed and failed. */
const searchStates: readonly State[] = [
  { name: "dashboard-searches", path: "/admin/products?tab=searches", show: openSearches },
  {
    name: "dashboard-searches-loading",
    show: async (page) => {
      await openFrom(page, /^Searches/, () => delayResponses(page, `${misses}?*`));
      await expect(page.getByText("Loading searches…")).toBeVisible();
    },
  },
  {
    name: "dashboard-searches-failed",
    show: async (page) => {
      await openFrom(page, /^Searches/, () => reject(page, "GET", misses));
      await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
    },
  },
  {
    name: "dashboard-searches-empty",
    show: async (page) => {
      await openFrom(page, /^Searches/, () => emptyList(page, misses));
      await expect(page.getByText("Every search found something")).toBeVisible();
    },
  },
  {
    name: "dashboard-searches-dismissed",
    show: async (page) => {
      await page.goto("/admin/products?tab=searches&list=dismissed");
      await expect(page.getByText("No dismissed searches")).toBeVisible();
    },
  },
];

/** Synonyms: filled, empty, built-in, failed, and their form. */
const synonymStates: readonly State[] = [
  { name: "dashboard-synonyms", path: "/admin/products?tab=synonyms", show: openSynonyms },
  {
    name: "dashboard-synonyms-built-in",
    show: async (page) => {
      await page.goto("/admin/products?tab=synonyms&groups=built-in&q=seal");
      await expect(page.getByRole("rowheader", { name: "oil seal" })).toBeVisible();
    },
  },
  {
    name: "dashboard-synonyms-failed",
    show: async (page) => {
      await openFrom(page, /^Synonyms/, () => reject(page, "GET", synonyms));
      await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
    },
  },
  {
    name: "dashboard-synonyms-empty",
    show: async (page) => {
      await page.goto("/admin/products?tab=synonyms&groups=deleted");
      await expect(page.getByText("No deleted groups")).toBeVisible();
    },
  },
  {
    name: "dashboard-synonyms-form-errors",
    show: async (page) => {
      await openSynonyms(page);
      await page.getByRole("button", { name: "Add synonyms" }).click();
      const form = page.getByRole("dialog", { name: "Add synonyms" });
      await form.getByLabel("Group or new word").fill("belt");
      await form.getByLabel("Further words").fill("DDU\nsimering\n6205");
      await form.getByLabel("Search for instead").fill("6205");
      await form.getByRole("button", { name: "Save" }).click();
      await expect(form.getByText(/“DDU” is part of codes/)).toBeVisible();
    },
  },
];

/** The dashboard's tabs of the search. */
export const dashboardSearchStates: readonly State[] = [...searchStates, ...synonymStates];

async function openSearches(page: Page): Promise<void> {
  const { request } = await callAs("guest");
  for (const q of [
    "kuqlinë",
    "zhvidhosësja e kuqe shumë e gjatë e kullës së vjetër të gjyshit tim",
  ]) {
    const answer = await request.post("/api/search/misses", {
      headers: siteHeaders(),
      data: { q },
    });
    expect(answer.status()).toBe(204);
  }
  await page.goto("/admin/products?tab=searches");
  await expect(page.getByRole("rowheader").first()).toBeVisible();
}

/** All states share two groups; adding them again changes nothing. */
async function openSynonyms(page: Page): Promise<void> {
  const { request } = await callAs("admin");
  const groups = [
    { id: "00000000-0000-4000-8000-0000000000a1", term: "oil seal", means: null },
    { id: "00000000-0000-4000-8000-0000000000a2", term: "alternatorkë", means: "6205 2RS" },
  ];
  for (const group of groups) {
    const words = [`unazëkuqe ${group.term}`, `fundore ${group.term}`];
    const answer = await request.post(synonyms, {
      headers: siteHeaders(),
      data: { ...group, words },
    });
    expect(answer.status()).toBe(201);
  }
  await page.goto("/admin/products?tab=synonyms");
  await expect(page.getByRole("rowheader", { name: /alternatorkë/ })).toBeVisible();
}

async function openFrom(page: Page, tab: RegExp, arrange: () => Promise<void>): Promise<void> {
  await openDashboard(page);
  await arrange();
  await openTab(page, tab);
}
