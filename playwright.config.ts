import { defineConfig } from "@playwright/test";
import { findBrowser } from "./tools/find-browser.ts";

const executablePath = findBrowser();
// Set by the global setup; the processes that run the tests read this file again.
const baseURL = process.env.E2E_BASE_URL;

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1440, height: 900 } };
const pages = "pages/**/*.test.ts";

/** Journeys against the built server, which the global setup starts on a free port. */
export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.test.ts",
  globalSetup: "./e2e/support/global-setup.ts",
  outputDir: "test-results",
  forbidOnly: true,
  retries: 0,
  // All journeys share one shop, and two cores carry a database and a browser as well. Pages that
  // are only looked at stand in projects of their own, which may run with more.
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: "list",
  use: {
    ...(baseURL !== undefined && { baseURL }),
    trace: "retain-on-failure",
    contextOptions: { reducedMotion: "no-preference" },
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      // Playwright switches the sandbox off by itself, as root has to.
      args: [
        "--disable-gpu",
        "--disable-quic",
        "--disable-dev-shm-usage",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    // Tests that only one width can run carry its tag.
    { name: "phone", use: phone, testIgnore: pages, grepInvert: /@desktop/ },
    { name: "desktop", use: desktop, testIgnore: pages, grepInvert: /@phone/ },
    { name: "pages-phone", use: phone, testMatch: pages, fullyParallel: true },
    { name: "pages-desktop", use: desktop, testMatch: pages, fullyParallel: true },
  ],
});
