import { writeFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { launch, type Browser, type Page } from "puppeteer-core";
import type { Engine, PageWindow, ViewportSize } from "./page-window.ts";

const timeoutMs = 30_000;

/**
 * Starts Firefox over WebDriver BiDi, with one process per window: a background window gets no
 * animation frames, and bringing it back to the front fires focus events.
 */
export function startFirefox(executablePath: string, size: ViewportSize): Engine {
  const browsers: Browser[] = [];
  return {
    async openWindow() {
      const browser = await launch({
        browser: "firefox",
        executablePath,
        headless: true,
        timeout: timeoutMs,
        protocolTimeout: timeoutMs,
        extraPrefsFirefox: {
          // Block external requests so that tests don't depend on a frame's host.
          "network.proxy.type": 1,
          "network.proxy.http": "127.0.0.1",
          "network.proxy.http_port": 9,
          "network.proxy.ssl": "127.0.0.1",
          "network.proxy.ssl_port": 9,
          // The moving banner is expensive to render.
          "ui.prefersReducedMotion": 1,
          // A phone's scrollbar takes no width.
          ...(size.width < 768 && { "ui.useOverlayScrollbars": 1 }),
        },
      });
      browsers.push(browser);
      const [page] = await browser.pages();
      if (!page) throw new Error("Firefox opened no window");
      page.setDefaultTimeout(timeoutMs);
      await setViewport(page, size);
      return firefoxWindow(page);
    },
    async close() {
      for (const browser of browsers) {
        await browser.close().catch(() => browser.process()?.kill("SIGKILL"));
      }
    },
  };
}

async function setViewport(page: Page, size: ViewportSize): Promise<void> {
  await page.setViewport(size).catch((error: unknown) => {
    // Puppeteer also sets the orientation, which Firefox supports from version 144 on.
    if (!String(error).includes("emulation.setScreenOrientationOverride")) throw error;
  });
  await expect.poll(() => page.evaluate("innerWidth"), { timeout: timeoutMs }).toBe(size.width);
}

function firefoxWindow(page: Page): PageWindow {
  return {
    async goTo(url) {
      await page.goto(url);
    },
    evaluate: (expression) => page.evaluate(expression),
    press: ({ x, y }) => page.mouse.click(x, y),
    hover: ({ x, y }) => page.mouse.move(x, y),
    type: (text) => page.keyboard.type(text),
    async saveImage(file) {
      await writeFile(file, await page.screenshot());
    },
  };
}
