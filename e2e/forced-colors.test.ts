import { expect, type Locator } from "@playwright/test";
import { test } from "./support/journey.ts";

test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

test(
  "the selection is visible in forced colours",
  { tag: ["@desktop", "@full"] },
  async ({ strictPage: page }) => {
    await page.goto("/shop");
    const [grid, list] = await page.getByRole("group", { name: "View" }).locator("label").all();
    expect(await getOutline(grid)).toBe("solid");
    expect(await getOutline(list)).toBe("none");

    await page.goto("/products/belts/gates");
    const [chosen, other] = await page.getByRole("tab").all();
    expect(await getMark(chosen)).not.toBe(await getMark(other));
  },
);

async function getOutline(element: Locator | undefined): Promise<string | undefined> {
  return element?.evaluate((one) => getComputedStyle(one).outlineStyle);
}

/** The underline of the selected tab. */
async function getMark(element: Locator | undefined): Promise<string | undefined> {
  return element?.evaluate((one) => getComputedStyle(one, "::after").content);
}
