import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium, type Browser } from "@playwright/test";
import { prerenderPaths } from "#catalogue/paths.ts";
import { startServer } from "../e2e/support/start-server.ts";
import { ensureBrowser } from "./find-browser.ts";

// Pictures of every page at phone and desktop width, light and dark, in a folder that git ignores.

const folder = fileURLToPath(new URL("../screenshots", import.meta.url));
const renderedPaths = [
  "/shop",
  "/shop?view=list",
  "/shop?q=no-such-part",
  "/account",
  "/auth",
  "/admin-login",
  "/admin/setup",
  "/no-such-page",
];
const widths = { 390: 844, 1440: 900 };
const schemes = ["light", "dark"] as const;

await mkdir(folder, { recursive: true });
const server = await startServer();
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: ["--disable-gpu", "--disable-background-networking", "--no-first-run"],
});
try {
  for (const path of [...prerenderPaths, ...renderedPaths]) await takePictures(browser, path);
} finally {
  await browser.close();
  await server.stop();
}

async function takePictures(from: Browser, path: string): Promise<void> {
  for (const [width, height] of Object.entries(widths)) {
    for (const colorScheme of schemes) {
      const page = await from.newPage({
        viewport: { width: Number(width), height },
        colorScheme,
        reducedMotion: "reduce",
      });
      await page.goto(`${server.url}${path}`, { waitUntil: "load" });
      await page.evaluate(showEverything);
      const name = path.replace(/^\//, "").replaceAll(/[^\w-]+/g, "_") || "home";
      await page.screenshot({
        path: join(folder, `${name}-${width}-${colorScheme}.png`),
        fullPage: true,
      });
      await page.close();
    }
  }
  console.log(path);
}

/** A picture of the whole page scrolls past nothing, so that lazy pictures would stay blank. */
async function showEverything(): Promise<void> {
  for (const image of document.images) image.loading = "eager";
  await Promise.allSettled([...document.images].map((image) => image.decode()));
  await document.fonts.ready;
}
