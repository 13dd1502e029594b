import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import type { Browser, BrowserContext, Page, Route } from "@playwright/test";
import { nativeApp } from "#domain/native-app.ts";
import { currentBuild } from "./start-server.ts";

/** What the phone is: the app's files under the address that Capacitor gives them on Android. */
const deviceOrigin = "https://localhost";

const files = join(currentBuild, "native");
const types: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/**
 * Opens the native app's bundle as a phone does, asking the given server instead of the one it was
 * built for.
 *
 * @param at Where the bundle pretends to lie.
 */
export async function openApp(
  browser: Browser,
  server: string,
  at: string = deviceOrigin,
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    baseURL: at,
    // A real server isn't on the device itself, which a browser asks about.
    permissions: ["local-network-access"],
  });
  if (!existsSync(files)) throw new Error("There is no app to test: npm run build:native");
  await installApp(context, server, at);
  const page = await context.newPage();
  await page.goto("/");
  return page;
}

async function installApp(context: BrowserContext, server: string, at: string): Promise<void> {
  await context.route(`${at}/**`, (route) => answerFromDevice(route, server));
}

/** As Capacitor's own server does: a path without an ending is a page, and every page is the app. */
async function answerFromDevice(route: Route, server: string): Promise<void> {
  const path = decodeURIComponent(new URL(route.request().url()).pathname);
  const ending = extname(path);
  const body = await readFile(join(files, ending === "" ? "index.html" : path)).catch(
    () => undefined,
  );
  if (!body) {
    await route.fulfill({ status: 404 });
    return;
  }
  const contentType = types[ending === "" ? ".html" : ending];
  await route.fulfill({
    body: ending === "" ? body.toString().replaceAll(nativeApp.defaultOrigin, server) : body,
    ...(contentType !== undefined && { contentType }),
  });
}
