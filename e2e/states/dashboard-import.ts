import { expect, type Locator, type Page } from "@playwright/test";
import { reject } from "../support/messages/scenario.ts";
import { sellGasket } from "./dashboard-parts.ts";
import { delayResponses } from "./network.ts";
import type { State } from "./state.ts";

const imports = "/api/admin/imports";

/** An import of products from a file. */
export const dashboardImportStates: readonly State[] = [
  { name: "dashboard-import", show: async (page) => void (await openImport(page)) },
  {
    name: "dashboard-import-reading",
    show: async (page) => {
      const dialog = await openImport(page);
      await delayResponses(page, imports);
      await chooseFile(dialog, goodRows());
      await expect(dialog.getByText("Reading the file…")).toBeVisible();
    },
  },
  {
    name: "dashboard-import-errors",
    show: async (page) => {
      const known = await sellGasket();
      const dialog = await openImport(page);
      await chooseFile(dialog, [
        ...goodRows(),
        `${known.name},6.25,10`,
        "Ball valve DN 50,cheap,-1",
        `${"Pressure gauge with a very long name ".repeat(4)},,many`,
        ",5,3",
      ]);
      await expect(dialog.getByRole("radio", { name: "3 Refused" })).toBeChecked();
      await expect(dialog.getByText("price: must be").first()).toBeVisible();
    },
  },
  {
    name: "dashboard-import-done",
    show: async (page) => {
      const dialog = await openImport(page);
      await chooseFile(dialog, goodRows());
      await dialog.getByRole("button", { name: "Import 2 products" }).click();
      await expect(dialog.getByText("2 products added")).toBeVisible();
    },
  },
  {
    name: "dashboard-import-unreadable",
    show: async (page) => {
      const dialog = await openImport(page);
      await chooseFile(dialog, ["red,5"], "colour,weight");
      await expect(dialog.getByRole("alert")).toContainText("The file was not read");
    },
  },
  {
    name: "dashboard-import-lost",
    show: async (page) => {
      const dialog = await openImport(page);
      await page.route(`**${imports}`, (route) => route.abort("connectionreset"));
      await chooseFile(dialog, goodRows());
      await expect(dialog.getByText("Your file is kept.")).toBeVisible();
    },
  },
  {
    name: "dashboard-imports-failed",
    show: async (page) => {
      await reject(page, "GET", imports);
      const dialog = await openImport(page);
      await expect(dialog.getByText("The list of imports didn’t arrive")).toBeVisible();
    },
  },
];

async function openImport(page: Page): Promise<Locator> {
  await page.goto("/admin/products?tab=products");
  await page.getByRole("button", { name: "Import products" }).click();
  const dialog = page.getByRole("dialog", { name: "Import products" });
  await expect(dialog.getByRole("button", { name: "Choose a CSV file" })).toBeFocused();
  return dialog;
}

/** Rows of new products. */
function goodRows(): readonly string[] {
  const mark = crypto.randomUUID().slice(0, 8);
  return [`Hose clamp ${mark},1.50,3`, `Hose nozzle ${mark},2.50,4`];
}

function chooseFile(
  dialog: Locator,
  rows: readonly string[],
  head: string = "name,price,stock_quantity",
): Promise<void> {
  const buffer = Buffer.from([head, ...rows].join("\n"));
  const file = { name: "products.csv", mimeType: "text/csv", buffer };
  return dialog.locator("input[type=file]").setInputFiles(file);
}
