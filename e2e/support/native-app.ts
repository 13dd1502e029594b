import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import type { Browser, BrowserContext, Page, Route } from "@playwright/test";
import { nativeApp } from "#domain/native-app.ts";
import { currentBuild } from "./start-server.ts";

/** The origin under which Capacitor serves the app's files on Android. */
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
 * Opens the native app's bundle as a phone does, with the given server instead of the one it was
 * built for.
 *
 * @param at The origin under which the bundle is served.
 */
export async function openApp(
  browser: Browser,
  server: string,
  at: string = deviceOrigin,
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    baseURL: at,
    // A test server is on the device itself, for which a browser asks permission.
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

/** Like Capacitor's server: a path without an extension is a page, and every page is the app. */
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
