import { expect, type Locator, type Page } from "@playwright/test";
import type { State } from "./state.ts";

const family = "/products/belts/mitsuboshi/classical-v-belts";

/** The "Belt Selection Tool" with its results. */
export const beltToolStates: readonly State[] = [
  { name: "belt-tool", show: async (page) => void (await openTool(page)) },
  {
    name: "belt-tool-errors",
    show: async (page) => {
      const tool = await openTool(page);
      await type(tool, { "Driving pulley": "-3", "Driven pulley": "much" });
      await tool.getByRole("button", { name: "Find a belt" }).click();
      await expect(tool.locator('[aria-invalid="true"]')).toHaveCount(3);
    },
  },
  {
    name: "belt-tool-failed",
    show: async (page) => {
      await page.route("**/assets/tool-dialog-*.js", (route) => route.abort());
      await page.goto(family);
      await page.getByRole("button", { name: "Belt Selection Tool" }).click();
      await expect(page.locator('[data-slot="toast"]')).toBeVisible();
    },
  },
  {
    name: "belt-tool-result",
    show: (page) => ask(page, ["340", "75", "150"], "A40"),
  },
  {
    name: "belt-tool-warnings",
    show: (page) => ask(page, ["150", "40", "180"], "Before you order"),
  },
  {
    name: "belt-tool-beyond-list",
    show: (page) => ask(page, ["90000", "75", "150"], "Nearest listed sizes"),
  },
  {
    name: "belt-tool-not-in-shop",
    show: (page) => ask(page, ["446", "75", "150"], "The shop doesn’t list A48"),
  },
  {
    name: "belt-tool-no-answer",
    show: async (page) => {
      await page.route("**/api/products?*", (route) => route.abort());
      await ask(page, ["340", "75", "150"], "The shop doesn’t answer");
    },
  },
  {
    name: "belt-tool-code",
    show: async (page) => {
      const tool = await openTool(page);
      await tool.getByRole("radio", { name: "Belt on hand" }).check();
      await type(tool, { "Code on the belt": "b60", "Driving pulley": "125" });
      await type(tool, { "Driven pulley": "250" });
      await tool.getByRole("button", { name: "Check the belt" }).click();
      await expect(tool.getByRole("heading", { name: "B60" })).toBeVisible();
    },
  },
  {
    name: "belt-tool-timing",
    show: async (page) => {
      const tool = await chooseKind(page, "Timing");
      await tool.getByRole("combobox", { name: "Profile" }).selectOption("HTD-5M");
      await type(tool, { "Centre distance": "209", "Driving pulley": "24" });
      await type(tool, { "Driven pulley": "48" });
      await tool.getByRole("button", { name: "Work out the length" }).click();
      await expect(tool.getByRole("rowheader", { name: "600-5M" })).toBeVisible();
    },
  },
  {
    name: "belt-tool-wedge",
    show: async (page) => {
      const tool = await chooseKind(page, "Other V-belts");
      await type(tool, { "Centre distance": "520", "Driving pulley": "80" });
      await type(tool, { "Driven pulley": "250" });
      await tool.getByRole("button", { name: "Work out the length" }).click();
      await expect(tool.getByText(/smaller than 90/)).toBeVisible();
    },
  },
];

async function chooseKind(page: Page, kind: string): Promise<Locator> {
  const tool = await openTool(page);
  await tool.getByRole("radio", { name: kind }).check();
  return tool;
}

async function openTool(page: Page): Promise<Locator> {
  await page.goto(family);
  await page.getByRole("button", { name: "Belt Selection Tool" }).click();
  const tool = page.getByRole("dialog", { name: "Belt Selection Tool" });
  await expect(tool).toBeVisible();
  return tool;
}

/** Submits the form and waits for a text of the result. */
async function ask(
  page: Page,
  [centre, driving, driven]: readonly [string, string, string],
  answer: string,
): Promise<void> {
  const tool = await openTool(page);
  await type(tool, { "Centre distance": centre, "Driving pulley": driving });
  await type(tool, { "Driven pulley": driven });
  await tool.getByRole("button", { name: "Find a belt" }).click();
  await expect(tool.getByText(answer).first()).toBeVisible();
}

async function type(tool: Locator, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    await tool.getByRole("textbox", { name: label, exact: true }).fill(text);
  }
}
