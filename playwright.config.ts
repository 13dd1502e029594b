import { defineConfig, type PlaywrightTestOptions, type Project } from "@playwright/test";
import type { EngineOptions } from "./e2e/engines/engine-test.ts";
import { findBrowser } from "./scripts/find-browser.ts";
import { findEngines } from "./scripts/find-engines.ts";
import { touchArguments } from "./scripts/touch-arguments.ts";
import { readTestScope } from "./scripts/verify/test-scope.ts";

const executablePath = findBrowser();
// Playwright disables the sandbox by default, which root requires.
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
// Vitest runs these tests on the files of the build, without a browser.
const prerendered = "prerendered/*.test.ts";
const engines = "engines/*.test.ts";

// `npm test` runs a journey at one width, unless tagged @both, and leaves out @full.
const isFull = readTestScope() === "full";

/** Journeys against the built server; every worker starts its own. */
export default defineConfig<EngineOptions>({
  testDir: "e2e",
  testMatch: "**/*.test.ts",
  outputDir: "test-results",
  globalSetup: "./scripts/testing/journeys-database.ts",
  forbidOnly: true,
  // A machine that stalls for seconds must not fail the run; the report names the retried tests.
  retries: 1,
  // Journeys spend time waiting, so two cores suffice for three browsers.
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: "list",
  use: {
    // Tracing every test takes a fifth of the run.
    trace: "on-first-retry",
    // A test can't intercept a service worker's requests; tests of the worker itself allow it.
    serviceWorkers: "block",
    // The moving banner is expensive to render; tests of motion enable it.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: browser,
  },
  // The slowest tests start first. Each project has workers, and so shops, of its own.
  projects: isFull
    ? [
        engine("firefox", "phone"),
        engine("firefox", "desktop"),
        engine("webkit", "phone"),
        engine("webkit", "desktop"),
        journeys("phone", phone, [pages], "desktop"),
        journeys("desktop", desktop, [pages], "phone"),
        parallel("pages-phone", phone, pages, "desktop"),
        parallel("pages-desktop", desktop, pages, "phone"),
        parallel("states-phone", touchScreen, states),
        parallel("states-desktop", desktop, states),
      ]
    : [
        engine("firefox", "desktop"),
        engine("webkit", "phone"),
        {
          ...journeys("phone", { ...touchScreen, checksDarkTheme: false }, [], "full"),
          testIgnore: [prerendered, engines],
          grep: /@phone|@both/,
        },
        journeys("desktop", desktop, [], "phone", "full"),
      ],
});

/** Tests of one file run in order, in one worker. */
function journeys(
  name: string,
  use: object,
  without: readonly string[],
  ...withoutTags: readonly string[]
): Project {
  const testIgnore = [...without, states, prerendered, engines];
  return { name, use, testIgnore, grepInvert: toPatterns(withoutTags) };
}

/** Tests that share no data, so that workers may run them in any order. */
function parallel(
  name: string,
  use: object,
  testMatch: string,
  ...withoutTags: readonly string[]
): Project {
  return { name, use, testMatch, grepInvert: toPatterns(withoutTags), fullyParallel: true };
}

function toPatterns(tags: readonly string[]): RegExp[] {
  return tags.map((tag) => new RegExp(`@${tag}`));
}

/** Engines other than Playwright's; their tests are skipped if they aren't installed. */
function engine(
  engineName: EngineOptions["engineName"],
  width: "phone" | "desktop",
): Project<PlaywrightTestOptions & EngineOptions> {
  const { viewport } = { phone, desktop }[width];
  return {
    name: `${engineName}-${width}`,
    testMatch: engines,
    // Starting two windows is slow on a busy machine.
    grepInvert: toPatterns([width === "phone" ? "desktop" : "phone", ...(isFull ? [] : ["full"])]),
    timeout: 120_000,
    use: { engineName, enginePrograms: findEngines(), viewport },
  };
}
