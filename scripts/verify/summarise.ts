import type { StepResult } from "./run-step.ts";
import { addCounts, emptyCounts, type TestCounts } from "./test-counts.ts";

/** The last lines of `npm test` and its exit code. */
export type Summary = { readonly lines: readonly string[]; readonly exitCode: 0 | 1 };

/** Sums up all steps. A failed step without failed tests counts as one failure. */
export function summarise(results: readonly StepResult[]): Summary {
  const counts = addCounts(results.map((result) => result.counts ?? noTests(result)));
  const failedSteps = results.filter((result) => !result.isGood).map((result) => result.name);
  return {
    lines: [
      ...(failedSteps.length > 0 ? [`Failed steps: ${failedSteps.join(", ")}`] : []),
      ...counts.failures.map(({ name }) => `Failed: ${name}`),
      ...counts.retried.map((name) => `Passed at its second try: ${name}`),
      ...(counts.skipped > 0 ? [`${counts.skipped} skipped`] : []),
      `${counts.passed} passed, ${counts.failed} failed`,
    ],
    exitCode: failedSteps.length > 0 || counts.failed > 0 ? 1 : 0,
  };
}

function noTests({ isGood }: StepResult): TestCounts {
  return { ...emptyCounts, failed: isGood ? 0 : 1 };
}
