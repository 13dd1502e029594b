import { readFile } from "node:fs/promises";
import { z } from "zod";

/** How many tests a run had. */
export type TestCounts = {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Names of passed tests that needed a second try. */
  readonly retried?: readonly string[];
};

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
});

const playwrightSpec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(z.object({ status: z.string(), projectName: z.string() })),
});

const playwrightSuite = z.object({
  specs: z.array(playwrightSpec),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});

const playwrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  suites: z.array(playwrightSuite),
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

/**
 * Reads the report that Playwright's `json` reporter writes. A test that passed at its second try
 * has passed, but is named.
 */
export async function readPlaywrightCounts(file: string): Promise<TestCounts> {
  const { stats, suites } = playwrightReport.parse(JSON.parse(await readFile(file, "utf8")));
  const retried = suites.flatMap(listFlaky);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    ...(retried.length > 0 && { retried }),
  };
}

function listFlaky({ specs, suites = [] }: z.infer<typeof playwrightSuite>): readonly string[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === "flaky")
      .map(({ projectName }) => `[${projectName}] ${file} › ${title}`),
  );
  return [...own, ...suites.flatMap(listFlaky)];
}

/** Sums several runs. */
export function addCounts(runs: readonly TestCounts[]): TestCounts {
  const retried = runs.flatMap((run) => run.retried ?? []);
  return {
    passed: runs.reduce((sum, run) => sum + run.passed, 0),
    failed: runs.reduce((sum, run) => sum + run.failed, 0),
    skipped: runs.reduce((sum, run) => sum + run.skipped, 0),
    ...(retried.length > 0 && { retried }),
  };
}
