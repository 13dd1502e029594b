import { expect, type Locator, type Page } from "@playwright/test";
import { openForm } from "../support/dashboard-products.ts";
import { makePng } from "../support/make-png.ts";
import { reject } from "../support/messages/scenario.ts";
import { expectToast } from "./dashboard-parts.ts";
import { delayResponses } from "./network.ts";
import type { State } from "./state.ts";

/** The dashboard's form for a new product, and its image. */
export const dashboardFormStates: readonly State[] = [
  { name: "dashboard-form", show: async (page) => void (await open(page)) },
  {
    name: "dashboard-form-errors",
    show: async (page) => {
      const form = await open(page);
      await submit(form);
      await expectToast(page, "Please fill in all required fields");
    },
  },
  {
    name: "dashboard-form-all-errors",
    show: async (page) => {
      const form = await open(page);
      await form.getByLabel("Price").fill("0.001");
      await form.getByLabel("Stock quantity").fill("-1");
      await form.getByLabel("Low-stock threshold").fill("1.5");
      await form.getByLabel("Address of the picture").fill("no address");
      await submit(form);
      await expect(form.getByLabel("Product name")).toBeFocused();
    },
  },
  {
    name: "dashboard-form-sending",
    show: async (page) => {
      await delayResponses(page, "/api/products");
      await submitFilled(page);
      await expect(page.getByRole("button", { name: "Adding…" })).toBeVisible();
    },
  },
  {
    name: "dashboard-form-failed",
    show: async (page) => {
      await page.route("**/api/products", (route) => route.abort("connectionreset"));
      await submitFilled(page);
      await expectToast(page, "Failed to add product");
    },
  },
  {
    name: "dashboard-form-added",
    show: async (page) => {
      await submitFilled(page);
      await expectToast(page, "Product added successfully!");
    },
  },
  {
    name: "dashboard-form-no-brands",
    show: async (page) => {
      await reject(page, "GET", "/api/brands");
      await open(page);
      await expectToast(page, "Failed to load brands");
    },
  },
  {
    name: "dashboard-form-offline",
    show: async (page) => {
      await open(page);
      await page.context().setOffline(true);
      await expect(page.getByText("You are offline.")).toBeVisible();
    },
  },
  {
    name: "dashboard-image",
    show: async (page) => {
      await chooseImage(await open(page), await makePng());
      await expectToast(page, "Image uploaded successfully!");
      await expect(page.getByRole("img", { name: "The product’s picture" })).toBeVisible();
    },
  },
  {
    name: "dashboard-image-uploading",
    show: async (page) => {
      await delayResponses(page, "/api/uploads/**");
      await chooseImage(await open(page), await makePng());
      await expect(page.getByRole("button", { name: /^Uploading…/ })).toBeVisible();
    },
  },
  {
    name: "dashboard-image-rejected",
    show: async (page) => {
      // Has the type of an image, but the server checks its contents.
      await chooseImage(await open(page), Buffer.from("text"));
      await expectToast(page, "Please select an image file");
    },
  },
];

async function open(page: Page): Promise<Locator> {
  await page.goto("/admin/products");
  const form = await openForm(page);
  await form.scrollIntoViewIfNeeded();
  return form;
}

function submit(form: Locator): Promise<void> {
  return form.getByRole("button", { name: "Add product" }).click();
}

async function submitFilled(page: Page): Promise<void> {
  const form = await open(page);
  await form.getByLabel("Product name").fill("Shaft coupling, elastic");
  await form.getByLabel("Price").fill("31.40");
  await form.getByLabel("Description").fill("For shafts of 24 mm, with a spider of polyurethane");
  await submit(form);
}

function chooseImage(form: Locator, buffer: Buffer): Promise<void> {
  const file = { name: "picture.png", mimeType: "image/png", buffer };
  return form.locator("input[type=file]").setInputFiles(file);
}
