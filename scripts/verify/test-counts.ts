/** Result of a test run. */
export type TestCounts = {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Names of passed tests that needed a retry. */
  readonly retried: readonly string[];
  readonly failures: readonly TestFailure[];
};

/** A failed test, or a test file that can't be loaded. */
export type TestFailure = { readonly name: string; readonly message: string };

export const emptyCounts: TestCounts = {
  passed: 0,
  failed: 0,
  skipped: 0,
  retried: [],
  failures: [],
};

/** Sums several runs. */
export function addCounts(runs: readonly TestCounts[]): TestCounts {
  return runs.reduce(
    (sum, run) => ({
      passed: sum.passed + run.passed,
      failed: sum.failed + run.failed,
      skipped: sum.skipped + run.skipped,
      retried: [...sum.retried, ...run.retried],
      failures: [...sum.failures, ...run.failures],
    }),
    emptyCounts,
  );
}
