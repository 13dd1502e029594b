import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "../support/journey.ts";

const classical = "/products/belts/mitsuboshi/classical-v-belts";

// docs/product/catalogue.md#classical-v-belts
test(
  "a card opens its sizes and restores the focus",
  { tag: "@full" },
  async ({ strictPage: page }) => {
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

    // A click anywhere on the card works.
    await page.getByRole("heading", { name: "A Section", exact: true }).click({ force: true });
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
  },
);

// docs/product/catalogue.md#belt-tool
test("the tool finds the belt of the worked example and stores the input for the next visit", async ({
  strictPage: page,
}) => {
  await page.goto(classical);
  const opener = page.getByRole("button", { name: "Belt Selection Tool" });
  const tool = page.getByRole("dialog", { name: "Belt Selection Tool" });
  await opener.click();

  // With most fields empty: each reports its error, the first one is focused, the input stays.
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

  // In the other mode, the belt is given and the distance is calculated.
  await tool.getByRole("radio", { name: "Belt on hand" }).check();
  await type(tool, "Code on the belt", "b60");
  await type(tool, "Driving pulley", "125");
  await type(tool, "Driven pulley", "250");
  await tool.getByRole("button", { name: "Check the belt" }).click();
  await expect(tool.getByRole("status").first()).toHaveText(/B60: centre distance 483\.4\smm/);
});

test(
  "the tool lists its checks and omits belts that are far from fitting",
  { tag: "@full" },
  async ({ strictPage: page }) => {
    const tool = await openTool(page);
    await ask(tool, { "Centre distance": "340", "Driving pulley": "75", "Driven pulley": "150" });
    await expect(tool.getByText("Checked, with nothing against this belt")).toContainText(
      "centre distance, wrap and smallest pulley",
    );
    await expect(tool.getByText("Power isn’t checked")).toBeVisible();
    await expect(tool.getByText("Belt speed isn’t checked")).toBeVisible();

    await type(tool, "Power to transmit (optional)", "22");
    await ask(tool, { "Speed of the driving pulley (optional)": "1450" });
    await expect(tool.getByText("Section A is listed for 0.5 to 15\u00A0kW")).toBeVisible();

    await ask(tool, { "Centre distance": "5000", "Driving pulley": "90", "Driven pulley": "90" });
    await expect(tool.getByRole("heading", { name: "No listed belt" })).toBeVisible();
    await expect(
      tool.getByText("A120, gives 1,397.6\u00A0mm, which is 72% off").last(),
    ).toBeVisible();
    await expect(tool.getByRole("link", { name: /in the shop/ })).toBeHidden();
    const mail = await tool.getByRole("link", { name: "Ask for a belt" }).getAttribute("href");
    const body = new URL(mail ?? "").searchParams.get("body");
    expect(body).toContain("Centre distance: 5,000 mm\r\nDriving pulley: 90 mm");
    expect(body).toContain("Power to transmit: 22 kW");
  },
);

test(
  "the tool links to the shop only where the shop has the belt",
  { tag: "@full" },
  async ({ page }) => {
    const answers = page.waitForResponse(/\/api\/products\?.*search=A42/);
    const tool = await openTool(page);
    // The shop has A42 of another brand, but no A48.
    await ask(tool, { "Centre distance": "370", "Driving pulley": "75", "Driven pulley": "150" });
    expect((await answers).status()).toBe(200);
    await tool.getByRole("link", { name: "See A42 in the shop" }).click();
    await expect(page.getByText("Toyopower A42 Industrial V-Belt").first()).toBeVisible();

    await openTool(page);
    await ask(tool, { "Centre distance": "446", "Driving pulley": "75", "Driven pulley": "150" });
    await expect(tool.getByText("The shop doesn’t list A48")).toBeVisible();
    await expect(tool.getByRole("link", { name: /in the shop/ })).toBeHidden();
    const request = tool.getByRole("link", { name: "Ask for it" });
    await expect(request).toHaveAttribute("href", /^mailto:.*A48.*Driving%20pulley%3A%2075%20mm/);

    // Without a response there is no link, since it might lead to an empty list.
    await page.route("**/api/products?*", (route) => route.abort());
    await ask(tool, { "Centre distance": "345" });
    await expect(tool.getByText("Looking in the shop…")).toBeVisible();
    await expect(tool.getByText("The shop doesn’t answer")).toBeVisible();
    await expect(tool.getByRole("link", { name: /in the shop/ })).toBeHidden();
  },
);

// docs/product/catalogue.md#linked-families
test(
  "a family without a page links to its rows in the specifications",
  { tag: "@full" },
  async ({ strictPage: page }) => {
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
  },
);

// docs/product/catalogue.md#books, docs/product/catalogue.md#numbers-of-cards-and-frames
test("a brand's book is 800 px high", async ({ strictPage: page }) => {
  await page.goto("/products/belts/gates");
  const book = page.locator("[data-slot=external-frame] > div");
  expect((await book.boundingBox())?.height).toBe(800);
});

test("an unknown brand or family returns the not-found page", async ({ strictPage: page }) => {
  for (const path of [
    "unknown",
    "gates/nothing",
    "varibelt/cvt-belts",
    "gates/%E0%A4%A",
    "GATES",
  ]) {
    const answer = await page.request.get(`/products/belts/${path}`);
    expect([path, answer.status()]).toEqual([path, 404]);
  }
});

async function openTool(page: Page): Promise<Locator> {
  await page.goto(classical);
  await page.getByRole("button", { name: "Belt Selection Tool" }).click();
  return page.getByRole("dialog", { name: "Belt Selection Tool" });
}

async function ask(tool: Locator, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await type(tool, label, text);
  await tool.getByRole("button", { name: "Find a belt" }).click();
}

function field(tool: Locator, label: string): Locator {
  return tool.getByRole("textbox", { name: label, exact: true });
}

async function type(tool: Locator, label: string, text: string): Promise<void> {
  await field(tool, label).fill(text);
}
