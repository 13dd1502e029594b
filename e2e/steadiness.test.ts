import { expect, type Page } from "@playwright/test";
import { test } from "./support/journey.ts";

for (const path of [
  "/",
  "/shop",
  "/products/nsk/bearing/6205",
  "/products/seals/25x47x7",
  "/about",
]) {
  const tag = path === "/shop" ? [] : "@full";
  // docs/product/reliability.md#no-layout-shift
  test(
    `${path}: text doesn't move when its fonts come two seconds late, and is set in them`,
    { tag },
    async ({ page }) => {
      await page.route("**/*.woff2", async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 2_000));
        await route.continue();
      });
      await page.addInitScript(watchShifts);
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      await expect
        .poll(() => page.evaluate(() => document.fonts.check('1rem "Plex Sans"')))
        .toBe(true);
      await page.waitForTimeout(300);
      expect(await page.evaluate(() => Number(Reflect.get(window, "shift")))).toBeLessThanOrEqual(
        0.01,
      );
      const fonts = [
        ...(await listFonts(page, "h1")),
        ...(await listFonts(page, "main .font-mono")),
      ];
      expect(fonts[0]).toBe("IBM Plex Sans");
      for (const font of fonts) expect(font).toMatch(/^IBM Plex/);
    },
  );
}

test(
  "a dialog opens without moving the page sideways",
  { tag: ["@desktop", "@full"] },
  async ({ strictPage: page }) => {
    await page.goto("/shop");
    const before = await measureTitle(page);
    await page.getByRole("button", { name: /^Cart/ }).click();
    await expect(page.getByRole("dialog", { name: "Shporta Juaj" })).toBeVisible();
    expect(await measureTitle(page)).toBe(before);
  },
);

test(
  "the mouse wheel over a number field scrolls the page and keeps the number",
  { tag: ["@desktop", "@full"] },
  async ({ strictPage: page }) => {
    await page.goto("/products/nsk/bearing/6205");
    await page.getByText("Work out the rating life").click();
    const field = page.getByRole("spinbutton").first();
    await field.fill("5");
    await field.hover();
    await page.mouse.wheel(0, 120);
    await page.waitForTimeout(300);
    await expect(field).toHaveValue("5");
  },
);

test(
  "the browser's toolbars take the background colour of both themes",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.goto("/");
    const colours = page.locator('head meta[name="theme-color"]');
    expect(
      await colours.evaluateAll((metas) => metas.map((meta) => meta.getAttribute("media"))),
    ).toEqual(["(prefers-color-scheme: light)", "(prefers-color-scheme: dark)"]);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const [paper, bar] = await page.evaluate(() => [
        getComputedStyle(document.documentElement).getPropertyValue("--color-paper"),
        [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
          ({ media }) => matchMedia(media).matches,
        )?.content,
      ]);
      expect(bar).toBe(paper);
    }
  },
);

/** Families in which the first visible element is set; none if there is no such element. */
async function listFonts(page: Page, selector: string): Promise<readonly string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("DOM.enable");
  await devtools.send("CSS.enable");
  const { root } = await devtools.send("DOM.getDocument");
  const { nodeId } = await devtools.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  if (nodeId === 0) return [];
  const { fonts } = await devtools.send("CSS.getPlatformFontsForNode", { nodeId });
  return fonts.map(({ familyName }) => familyName);
}

/** Sums up layout shifts without recent input. */
function watchShifts(): void {
  Object.assign(window, { shift: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, "hadRecentInput") === true) continue;
      Object.assign(window, {
        shift: Number(Reflect.get(window, "shift")) + Number(Reflect.get(entry, "value")),
      });
    }
  }).observe({ type: "layout-shift", buffered: true });
}

function measureTitle(page: Page): Promise<number> {
  return page.locator("h1").evaluate((title) => title.getBoundingClientRect().x);
}
