import { defineConfig, type PlaywrightTestOptions, type Project } from "@playwright/test";
import type { EngineOptions } from "./e2e/engines/engine-test.ts";
import { findBrowser } from "./tools/find-browser.ts";
import { findEngines } from "./tools/find-engines.ts";
import { touchArguments } from "./tools/touch-arguments.ts";

const executablePath = findBrowser();
// Playwright switches the sandbox off by itself, as root has to.
const browser = {
  ...(executablePath !== undefined && { executablePath }),
  args: [
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const touchScreen = {
  ...phone,
  launchOptions: { ...browser, args: [...browser.args, ...touchArguments] },
};
const desktop = { viewport: { width: 1440, height: 900 } };
const pages = "pages/**/*.test.ts";
const states = "states/*.test.ts";
// Vitest reads these files of the build without a browser.
const prerendered = "prerendered/*.test.ts";
const engines = "engines/*.test.ts";
const others = [pages, states, prerendered, engines];

/** Journeys against the built server, which every worker starts for itself. */
export default defineConfig<EngineOptions>({
  testDir: "e2e",
  testMatch: "**/*.test.ts",
  outputDir: "test-results",
  forbidOnly: true,
  // A machine that stalls for seconds must not stop a landing; the gate names what needed this.
  retries: 1,
  // Two cores carry two browsers, two shops and their databases.
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: "list",
  use: {
    trace: "retain-on-failure",
    // A test can't see or change what a worker asks for; those of the worker itself allow it.
    serviceWorkers: "block",
    // A banner that drifts by costs a processor; tests of motion ask for it.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: browser,
  },
  projects: [
    // Tests that only one width can run carry its tag.
    { name: "phone", use: phone, testIgnore: others, grepInvert: /@desktop/ },
    { name: "desktop", use: desktop, testIgnore: others, grepInvert: /@phone/ },
    {
      name: "pages-phone",
      use: phone,
      testMatch: pages,
      grepInvert: /@desktop/,
      fullyParallel: true,
    },
    { name: "pages-desktop", use: desktop, testMatch: pages, fullyParallel: true },
    { name: "states-phone", use: touchScreen, testMatch: states, fullyParallel: true },
    { name: "states-desktop", use: desktop, testMatch: states, fullyParallel: true },
    engine("firefox", "phone", phone.viewport),
    engine("firefox", "desktop", desktop.viewport),
    engine("webkit", "phone", phone.viewport),
    engine("webkit", "desktop", desktop.viewport),
  ],
});

/** Engines other than Playwright's; their tests are skipped where they aren't installed. */
function engine(
  engineName: EngineOptions["engineName"],
  width: "phone" | "desktop",
  viewport: { readonly width: number; readonly height: number },
): Project<PlaywrightTestOptions & EngineOptions> {
  return {
    name: `${engineName}-${width}`,
    testMatch: engines,
    grepInvert: width === "phone" ? /@desktop/ : /@phone/,
    // Starting two windows takes its time on a machine that has other things to do.
    timeout: 120_000,
    use: { engineName, enginePrograms: findEngines(), viewport },
  };
}
