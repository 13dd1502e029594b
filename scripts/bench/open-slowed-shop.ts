import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { chromium, type Page } from "@playwright/test";
import { startServer, type RunningServer } from "../../e2e/support/start-server.ts";
import { findBrowser } from "../find-browser.ts";

/** How many times slower the CPU of the page is, unless `--cpu` says otherwise. */
export const slowdown = "4";

/** Measures a hydrated page, as wide as a phone, of a shop of its own with this many products. */
export async function measureInShop<Result>(
  products: string,
  path: string,
  measure: (page: Page) => Promise<Result>,
): Promise<Result> {
  const shop = await startServer();
  try {
    addProducts(shop, products);
    return await measureOnPhone(new URL(path, shop.url).href, measure);
  } finally {
    await shop.stop();
  }
}

async function measureOnPhone<Result>(
  url: string,
  measure: (page: Page) => Promise<Result>,
): Promise<Result> {
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
  });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await page.goto(url);
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    return await measure(page);
  } finally {
    await browser.close();
  }
}

/**
 * Slows the CPU of the page from now on.
 * @param factor How many times, such as "4".
 */
export async function slowDown(page: Page, factor: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: Number(factor) });
}

function addProducts({ dataDir }: RunningServer, count: string): void {
  execFileSync(
    process.execPath,
    [fileURLToPath(new URL("../seed.ts", import.meta.url)), "--products", count],
    { env: { ...process.env, DATA_DIR: dataDir }, stdio: "ignore" },
  );
}
