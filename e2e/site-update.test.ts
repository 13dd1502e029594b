import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { findAccessibilityErrors } from "./support/axe.ts";
import { test as base } from "./support/journey.ts";
import { makeNextBuild } from "./support/make-next-build.ts";
import { lookForUpdate, waitUntilCached } from "./support/service-worker.ts";
import { startSiteProxy, type SiteProxy } from "./support/site-proxy.ts";
import { currentBuild } from "./support/start-server.ts";

const test = base.extend<{ site: SiteProxy }>({
  site: async ({ shop }, use) => {
    const site = await startSiteProxy(shop.url);
    await use(site);
    await site.stop();
  },
});
test.use({ serviceWorkers: "allow" });

/** A build with another main chunk. */
const otherBuild = (script: string): string =>
  script.replace(/\/assets\/(index-[\w-]+)\.js/, "/assets/$1.js?next");

/** A build with the same chunks, in which only a drawing differs, for example. */
const sameChunks = (script: string): string => `${script}\n// next`;

// docs/product/offline.md#reload-on-request
test(
  "a new version asks once before it reloads, and the input is kept",
  { tag: "@phone" },
  async ({ page, site }) => {
    await page.goto(`${site.url}/shop`);
    await waitUntilCached(page);
    await page.getByRole("button", { name: "Add to Cart" }).first().click();
    await page.getByRole("button", { name: "Quick Checkout" }).click();
    const name = page
      .getByRole("dialog", { name: "Plotësoni porosinë" })
      .getByLabel("Emri i plotë");
    await name.fill("Verona Versioni");

    site.deploy(otherBuild);
    await lookForUpdate(page);
    const line = updateLine(page);
    await expect(line).toBeAttached();
    // It appears without taking the focus from the field.
    await expect(name).toBeFocused();
    await page.keyboard.press("Escape");

    const loads = countLoads(page);
    await line.getByRole("button", { name: "Reload" }).click();
    await expect.poll(loads).toBe(1);
    await waitUntilCached(page);
    await page.getByRole("button", { name: "Quick Checkout" }).click();
    await expect(name).toHaveValue("Verona Versioni");
    await expect(line).not.toBeAttached();
    expect(loads()).toBe(1);
  },
);

test(
  "postponing the new version hides the message, and another tab never reloads automatically",
  { tag: ["@phone", "@full"] },
  async ({ page, context, site }) => {
    await page.goto(`${site.url}/about`);
    await waitUntilCached(page);
    const other = await context.newPage();
    await other.goto(`${site.url}/services`);
    await waitUntilCached(other);
    site.deploy(otherBuild);
    await lookForUpdate(page);
    await expect(updateLine(page)).toContainText("A new version of this site is ready.");
    expect(await findAccessibilityErrors(page)).toEqual([]);
    await updateLine(page).getByRole("button", { name: "Later" }).click();
    await expect(updateLine(page)).not.toBeAttached();

    const loads = countLoads(page);
    await updateLine(other).getByRole("button", { name: "Reload" }).click();
    // The first tab has the older build, which the new worker doesn't cache, so it may ask again.
    await expect(updateLine(page)).toBeVisible();
    expect(loads()).toBe(0);
  },
);

test(
  "a page that already has the new version shows no message",
  { tag: ["@phone", "@full"] },
  async ({ page, site }) => {
    await page.goto(`${site.url}/about`);
    await waitUntilCached(page);
    site.deploy(sameChunks);
    const before = await page.evaluate(() => {
      const { controller } = navigator.serviceWorker;
      return new Promise<boolean>((resolve) => {
        navigator.serviceWorker.addEventListener("controllerchange", () =>
          resolve(navigator.serviceWorker.controller !== controller),
        );
        void navigator.serviceWorker.ready.then((registration) => registration.update());
      });
    });
    expect(before).toBe(true);
    await expect(updateLine(page)).not.toBeAttached();
  },
);

test(
  "a page that is open during a deployment keeps its chunks, and the next one has the new build",
  { tag: ["@phone", "@full"] },
  async ({ page, shop }, { parallelIndex }) => {
    // It makes a second build and starts the server twice.
    test.slow();
    const nextBuild = join(currentBuild, `../.cache/next-build-${parallelIndex}`);
    await makeNextBuild(nextBuild);
    await page.goto("/about");
    await waitUntilCached(page);
    const builtAs = await getMainChunk(page);
    await shop.deploy(nextBuild);
    try {
      // The server no longer has this page's chunks.
      const loads = countLoads(page);
      await page.getByRole("link", { name: "Products", exact: true }).first().click();
      await expect(page).toHaveURL(/\/products$/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Products");
      expect(loads()).toBe(0);

      await lookForUpdate(page);
      await expect(updateLine(page)).toBeVisible();
      await page.goto("/services");
      expect(await getMainChunk(page)).not.toBe(builtAs);
      // This is the only page and has the new build, so the new worker takes over without asking.
      await page.waitForFunction(async () => !(await navigator.serviceWorker.ready).waiting);
      await expect(updateLine(page)).not.toBeAttached();
    } finally {
      await shop.deploy(currentBuild);
    }
  },
);

test(
  "a weak signal makes the page render from the cache",
  { tag: ["@phone", "@full"] },
  async ({ page, site }) => {
    await page.goto(`${site.url}/about`);
    await waitUntilCached(page);
    site.stall();
    await page.goto(`${site.url}/products/nsk/bearing/6205`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("6205");
  },
);

function getMainChunk(page: Page): Promise<string | undefined> {
  return page.evaluate(
    () => document.querySelector<HTMLLinkElement>('link[href*="/assets/index-"]')?.href,
  );
}

function updateLine(page: Page): ReturnType<Page["locator"]> {
  return page.locator('[data-slot="update-line"]');
}

function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("domcontentloaded", () => (loads += 1));
  return () => loads;
}
