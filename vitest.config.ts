import { defineConfig } from "vitest/config";

/**
 * `unit` needs nothing but Node, `prerendered` reads the pages of the last build, `server` works
 * on a real database.
 */
export default defineConfig({
  test: {
    allowOnly: false,
    // The suite has to run on two cores beside a database.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: "unit",
          include: ["{domain,catalogue,tools,web}/**/*.test.{ts,tsx}"],
          setupFiles: ["tools/testing/fail-on-console-error.ts"],
          environment: "node",
          // Others are empty to a test.
          css: { include: /tokens\.css/ },
        },
      },
      {
        test: {
          name: "prerendered",
          include: ["e2e/prerendered/**/*.test.ts"],
          environment: "node",
        },
      },
      {
        test: {
          name: "server",
          include: ["server/**/*.test.ts"],
          globalSetup: ["server/testing/global-setup.ts"],
          setupFiles: ["tools/testing/fail-on-console-error.ts"],
          environment: "node",
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
