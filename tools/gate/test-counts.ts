import { readFile } from "node:fs/promises";
import { z } from "zod";

/** How many tests a run had. */
export type TestCounts = {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
};

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
});

const playwrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
});

/** Reads the report that vitest's `json` reporter writes. */
export async function readVitestCounts(file: string): Promise<TestCounts> {
  const report = vitestReport.parse(JSON.parse(await readFile(file, "utf8")));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Reads the report that Playwright's `json` reporter writes. A flaky test is a failed one. */
export async function readPlaywrightCounts(file: string): Promise<TestCounts> {
  const { stats } = playwrightReport.parse(JSON.parse(await readFile(file, "utf8")));
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  };
}

/** Sums several runs. */
export function addCounts(runs: readonly TestCounts[]): TestCounts {
  return {
    passed: runs.reduce((sum, run) => sum + run.passed, 0),
    failed: runs.reduce((sum, run) => sum + run.failed, 0),
    skipped: runs.reduce((sum, run) => sum + run.skipped, 0),
  };
}
