import { writeFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { launch, type Browser, type Page } from "puppeteer-core";
import type { Engine, PageWindow, ViewportSize } from "./page-window.ts";

const timeoutMs = 30_000;

/**
 * Starts Firefox over WebDriver BiDi, a process for each window: a window in the background gets no
 * animation frames, and coming back to the front counts as focus.
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
          // Nothing leaves this machine: whether a frame's host answers depends on no network.
          "network.proxy.type": 1,
          "network.proxy.http": "127.0.0.1",
          "network.proxy.http_port": 9,
          "network.proxy.ssl": "127.0.0.1",
          "network.proxy.ssl_port": 9,
          // A banner that drifts by costs a processor.
          "ui.prefersReducedMotion": 1,
          // A phone's scrollbar takes no room.
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
    // Beside the size puppeteer sets the orientation, which Firefox knows from version 144 on.
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
