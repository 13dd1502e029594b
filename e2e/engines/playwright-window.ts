import type { Page } from "@playwright/test";
import type { PageWindow } from "./page-window.ts";

/** Drives a page of Playwright's Chromium through the interface of the other engines. */
export function playwrightWindow(page: Page): PageWindow {
  return {
    async goTo(url) {
      await page.goto(url);
    },
    evaluate: (expression) => page.evaluate(expression),
    press: ({ x, y }) => page.mouse.click(x, y),
    hover: ({ x, y }) => page.mouse.move(x, y),
    type: (text) => page.keyboard.type(text),
    async saveImage(path) {
      await page.screenshot({ path });
    },
  };
}
