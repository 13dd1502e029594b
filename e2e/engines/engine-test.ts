import { test as base } from "../support/journey.ts";
import { startSiteProxy, type SiteProxy } from "../support/site-proxy.ts";
import { startFirefox } from "./firefox.ts";
import type { Engine, PageWindow, ViewportSize } from "./page-window.ts";
import { startWebKit, type WebKitPrograms } from "./webkit.ts";

/** Options that a project of `playwright.config.ts` sets for its engine. */
export type EngineOptions = {
  readonly engineName: "firefox" | "webkit";
  readonly enginePrograms: EnginePrograms;
};

/** Programs of the installed engines. */
export type EnginePrograms = {
  readonly firefox?: string | undefined;
  readonly webkit?: WebKitPrograms | undefined;
};

type EngineFixtures = {
  /**
   * Opens a window of the project's engine and size; skips the test if the engine isn't installed.
   */
  readonly openWindow: () => Promise<PageWindow>;
  /** A proxy before the shop that can be stopped and restarted. */
  readonly site: SiteProxy;
} & EngineOptions;

/** A test that drives an engine other than Chromium. */
export const test = base.extend<EngineFixtures>({
  engineName: ["firefox", { option: true }],
  enginePrograms: [{}, { option: true }],
  openWindow: async ({ engineName, enginePrograms, viewport }, use, testInfo) => {
    if (!viewport) throw new Error("The project has no viewport");
    const engine = await startEngine(engineName, enginePrograms, viewport);
    if (!engine) return testInfo.skip(true, `${engineName} isn't installed`);
    const windows: PageWindow[] = [];
    try {
      await use(async () => {
        const window = await engine.openWindow();
        windows.push(window);
        return window;
      });
      if (testInfo.status !== testInfo.expectedStatus) {
        for (const [index, window] of windows.entries()) {
          // A closed window has no image, and the test has failed already.
          await window.saveImage(testInfo.outputPath(`window-${index + 1}.png`)).catch(() => {});
        }
      }
    } finally {
      await engine.close();
    }
  },
  site: async ({ shop }, use) => {
    const site = await startSiteProxy(shop.url);
    await use(site);
    await site.stop();
  },
});

async function startEngine(
  name: EngineOptions["engineName"],
  { firefox, webkit }: EnginePrograms,
  size: ViewportSize,
): Promise<Engine | undefined> {
  if (name === "firefox") return firefox === undefined ? undefined : startFirefox(firefox, size);
  return webkit && startWebKit(webkit, size);
}
