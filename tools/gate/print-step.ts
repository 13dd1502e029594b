import type { StepResult } from "./run-step.ts";

/** Prints a finished step on one line, and what a failed one had to say below it. */
export function printStep(result: StepResult): void {
  console.log(describeStep(result));
  if (!result.isGood) console.log(`\n${result.output.trimEnd()}\n`);
}

/** One line: whether it went well, its name, its time, its tests. */
function describeStep({ isGood, name, seconds, counts }: StepResult): string {
  const tests = counts ? `  ${describeCounts(counts)}` : "";
  return `${isGood ? "ok  " : "FAIL"}  ${name.padEnd(30)} ${seconds.toFixed(1).padStart(6)} s${tests}`;
}

function describeCounts(counts: NonNullable<StepResult["counts"]>): string {
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : "";
  return `${counts.passed} passed, ${counts.failed} failed${skipped}`;
}
