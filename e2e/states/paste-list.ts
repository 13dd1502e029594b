import { expect } from "@playwright/test";
import { pasteList, tenLines, waitForSearch } from "../support/paste-list.ts";
import { answerWithError, delayResponses } from "./network.ts";
import type { State } from "./state.ts";

const list = "/api/search/list";

/** The dialog "Ngjitni një listë" with its results and errors. */
export const pasteListStates: readonly State[] = [
  {
    name: "paste-list-empty",
    show: async (page) => {
      const dialog = await pasteList(page, "");
      await expect(dialog.getByText("Ngjitni ose shkruani më parë një listë.")).toBeVisible();
    },
  },
  {
    name: "order-pad",
    show: async (page) => {
      await page.goto("/about");
      await page.getByRole("button", { name: /^Open cart/ }).click();
      await page.getByRole("button", { name: "Porosit me kod" }).click();
      const pad = page.getByRole("dialog", { name: "Porosit me kod" });
      await pad.getByRole("combobox", { name: "Kodi i rreshtit 1" }).fill("6205");
      await pad.getByRole("option").first().click();
      await pad.getByRole("spinbutton", { name: "Sasia e rreshtit 1" }).fill("12");
      await pad.getByRole("combobox", { name: "Kodi i rreshtit 2" }).fill("6203");
      await expect(pad.getByRole("option").first()).toBeVisible();
    },
  },
  {
    name: "paste-list-results",
    show: async (page) => {
      await waitForSearch(page);
      const dialog = await pasteList(page, `${tenLines}\nNJ208 2\n8M 1200 30\n6203ZZ 0\n???`);
      await expect(dialog.getByText("Ky numër është sasia").first()).toBeVisible();
    },
  },
  {
    name: "paste-list-added",
    show: async (page) => {
      await waitForSearch(page);
      const dialog = await pasteList(page, `${tenLines}\n${"X".repeat(500)}`);
      await dialog.getByRole("button", { name: /^Shto/ }).click();
      await expect(dialog.getByText("rreshta janë në shportë")).toBeVisible();
    },
  },
  {
    name: "paste-list-many-lines",
    show: async (page) => {
      const lines = Array.from({ length: 230 }, (_, at) => `Pjesa-${at} ${at + 1}`);
      const dialog = await pasteList(page, lines.join("\n"));
      await expect(dialog.getByText("30 rreshta pas 200 të parëve u lanë jashtë.")).toBeVisible();
      await expect(dialog.getByRole("button", { name: "Kopjo kërkesën" })).toBeVisible();
    },
  },
  {
    name: "paste-list-loading",
    show: async (page) => {
      await delayResponses(page, list);
      const dialog = await pasteList(page, tenLines);
      await expect(dialog.getByText("Po kërkohen produktet…")).toBeVisible();
    },
  },
  {
    name: "paste-list-failed",
    show: async (page) => {
      await answerWithError(page, list, { status: 429, code: "rate_limited" });
      const dialog = await pasteList(page, tenLines);
      await expect(dialog.getByText("Shumë lista njëherësh.")).toBeVisible();
    },
  },
  {
    name: "paste-list-offline",
    show: async (page) => {
      await delayResponses(page, list);
      const dialog = await pasteList(page, tenLines);
      await page.context().setOffline(true);
      await expect(dialog.getByText("Nuk keni lidhje.")).toBeVisible();
      await expect(dialog.getByText("Pa u kërkuar").first()).toBeVisible();
    },
  },
];
