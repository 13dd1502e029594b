import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { chromium } from "./scripts/testing/chromium-provider.ts";
import {
  embeddedPostgresTests,
  isEmbeddedPostgresVerified,
} from "./scripts/testing/embedded-postgres-sources.ts";
import { fullTag, readTestScope } from "./scripts/verify/test-scope.ts";

const isDaily = readTestScope() === "daily";

// The development build of React takes a fifth more; `npm run test:full` tests with its warnings.
const productionReact = {
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  oxc: { jsx: { development: false } },
};

/**
 * `unit` needs only Node, `components` renders pages in Chromium with a fake API, `prerendered`
 * reads the pages of the last build, `server` uses a real database.
 */
export default defineConfig({
  test: {
    allowOnly: false,
    // The suite shares two cores with a database.
    maxWorkers: 2,
    tags: [{ name: fullTag, description: "runs only in npm run test:full", skip: isDaily }],
    projects: [
      {
        test: {
          name: "unit",
          include: ["{domain,catalogue,packages/datasheets,scripts,web}/**/*.test.{ts,tsx}"],
          exclude: ["**/*.component.test.tsx", "scripts/api-client/**"],
          setupFiles: ["scripts/testing/undo-globals.ts"],
          environment: "node",
          testTimeout: 60_000,
          // A process per file takes four times as long as the tests.
          isolate: false,
          // Tests see other CSS files as empty.
          css: { include: /tokens\.css/ },
        },
      },
      {
        plugins: [tailwindcss(), react()],
        publicDir: "web/public",
        ...(isDaily && productionReact),
        test: {
          name: "components",
          include: ["web/**/*.component.test.tsx"],
          setupFiles: ["web/testing/setup.ts"],
          // The modules of all pages are loaded once; `setup.ts` cleans up after each test.
          isolate: false,
          fileParallelism: false,
          expect: { poll: { timeout: 10_000 } },
          testTimeout: 60_000,
          browser: {
            enabled: true,
            provider: chromium(),
            headless: true,
            screenshotFailures: false,
            ui: false,
            viewport: { width: 1280, height: 900 },
            // Playwright's default.
            locators: { exact: false },
            instances: [{ browser: "chromium" }],
          },
        },
      },
      {
        test: {
          name: "prerendered",
          include: ["e2e/prerendered/**/*.test.ts"],
          environment: "node",
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: "server",
          include: ["{server,packages/embedded-postgres,scripts/api-client}/**/*.test.ts"],
          exclude: isDaily && isEmbeddedPostgresVerified() ? [embeddedPostgresTests] : [],
          globalSetup: ["server/testing/global-setup.ts"],
          setupFiles: ["scripts/testing/undo-globals.ts"],
          environment: "node",
          isolate: false,
          // Most tests wait for the database or a timeout.
          maxWorkers: 3,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
