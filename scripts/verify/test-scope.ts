/**
 * Which browser journeys run: `daily` covers each promise once, `full` covers every page and state at
 * both widths and in both themes.
 */
export type TestScope = "daily" | "full";

/** The tag of vitest's tests that run only in `npm run test:full`. */
export const fullTag = "full";

/** Reads the scope from TEST_SCOPE, which `npm test` sets; a journey started by hand always runs. */
export function readTestScope(): TestScope {
  return process.env["TEST_SCOPE"] === "daily" ? "daily" : "full";
}
