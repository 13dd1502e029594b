import { expect, type Locator } from "@playwright/test";
import { test } from "../support/journey.ts";

const classical = "/products/belts/mitsuboshi/classical-v-belts";

test("a card opens its sizes and gets the focus back", async ({ quietPage: page }) => {
  await page.goto(classical);
  const opener = page.getByRole("button", { name: "View All Sizes of B Section" });
  await opener.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Mitsuboshi Classical V-Belt B Section" });
  for (const title of ["Overview", "Technical specifications", "Model sizes", "Key features"]) {
    await expect(dialog.getByRole("heading", { name: title })).toBeVisible();
  }
  await expect(dialog.getByText("B60", { exact: true })).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Request Quote" })).toHaveAttribute(
    "href",
    /^mailto:/,
  );
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  // Anywhere on the card will do.
  await page.getByRole("heading", { name: "A Section", exact: true }).click({ force: true });
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("the tool finds the worked example's belt and keeps it for the next time", async ({
  quietPage: page,
}) => {
  await page.goto(classical);
  const opener = page.getByRole("button", { name: "Belt Selection Tool" });
  const tool = page.getByRole("dialog", { name: "Belt Selection Tool" });
  await opener.click();

  // Nothing typed: every field says so, the first one has the focus, what is typed stays.
  await type(tool, "Driving pulley", "75");
  await tool.getByRole("button", { name: "Find a belt" }).click();
  await expect(field(tool, "Centre distance")).toBeFocused();
  await expect(field(tool, "Centre distance")).toHaveAttribute("aria-invalid", "true");
  await expect(field(tool, "Driving pulley")).toHaveValue("75");

  await type(tool, "Centre distance", "340");
  await type(tool, "Driven pulley", "150");
  await field(tool, "Driven pulley").press("Enter");
  await expect(tool.getByRole("status").first()).toHaveText(/A40: centre distance 344\.2\smm/);
  await expect(tool.getByRole("img", { name: /75 mm and 150 mm/ })).toBeVisible();
  await expect(tool.getByRole("row", { name: /A38/ })).toBeVisible();
  await expect(tool.getByRole("row", { name: /A42/ })).toBeVisible();
  await expect(tool.getByRole("link", { name: "See A40 in the shop" })).toHaveAttribute(
    "href",
    "/shop?q=A40",
  );

  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(tool.getByRole("heading", { name: "A40" })).toBeVisible();

  // The other way round: the belt is there, its distance is wanted.
  await tool.getByRole("radio", { name: "Belt on hand" }).check();
  await type(tool, "Code on the belt", "b60");
  await type(tool, "Driving pulley", "125");
  await type(tool, "Driven pulley", "250");
  await tool.getByRole("button", { name: "Check the belt" }).click();
  await expect(tool.getByRole("status").first()).toHaveText(/B60: centre distance 483\.4\smm/);
});

test("a family without a page leads to its rows in the specifications", async ({
  quietPage: page,
}) => {
  await page.goto("/products/belts/varibelt");
  await expect(page.getByRole("tab", { name: "Industrial" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await page.getByRole("link", { name: "View All Products of CVT Belts" }).click();
  await expect(page.getByRole("tab", { name: "CVT" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("heading", { name: "Specifications" })).toBeInViewport();
  const row = page.getByRole("row", { name: /VX scooter/ });
  await expect(row.getByRole("link", { name: /^Technical Sheet/ })).toHaveAttribute(
    "href",
    "/media/sheets/varibelt-cvt-belts.pdf",
  );
});

test("a brand's book is 800 px high", async ({ quietPage: page }) => {
  await page.goto("/products/belts/gates");
  const book = page.locator("[data-slot=external-frame] > div");
  expect((await book.boundingBox())?.height).toBe(800);
});

test("a brand or family that doesn't exist is a page not found", async ({ quietPage: page }) => {
  for (const path of ["nobody", "gates/nothing", "varibelt/cvt-belts", "gates/%E0%A4%A", "GATES"]) {
    const answer = await page.request.get(`/products/belts/${path}`);
    expect([path, answer.status()]).toEqual([path, 404]);
  }
});

function field(tool: Locator, label: string): Locator {
  return tool.getByRole("textbox", { name: label, exact: true });
}

async function type(tool: Locator, label: string, text: string): Promise<void> {
  await field(tool, label).fill(text);
}
