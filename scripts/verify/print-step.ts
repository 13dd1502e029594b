import type { StepResult } from "./run-step.ts";
import type { TestFailure } from "./test-counts.ts";

const maxOutputLines = 100;
const maxMessageLines = 25;

/** Prints a finished step on one line, followed by the reason of its failure, or by all its output. */
export function printStep(result: StepResult, isVerbose = false): void {
  console.log(describeStep(result));
  if (isVerbose) console.log(`\n${result.output.trimEnd()}\n`);
  else if (!result.isGood) console.log(`\n${describeFailure(result)}\n`);
}

/** One line: result, name, duration, tests. */
function describeStep({ isGood, name, seconds, counts }: StepResult): string {
  const tests = counts ? `  ${describeCounts(counts)}` : "";
  return `${isGood ? "ok  " : "FAIL"}  ${name.padEnd(30)} ${seconds.toFixed(1).padStart(6)} s${tests}`;
}

function describeCounts(counts: NonNullable<StepResult["counts"]>): string {
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : "";
  return `${counts.passed} passed, ${counts.failed} failed${skipped}`;
}

/** The failed tests, or the end of the output if there are none. */
function describeFailure({ counts, output, logFile }: StepResult): string {
  const failures = counts?.failures ?? [];
  const lines = output.trimEnd().split("\n");
  const reason =
    failures.length > 0 ? failures.map(describeTest) : [lines.slice(-maxOutputLines).join("\n")];
  return [...reason, ...(logFile === undefined ? [] : [`All output: ${logFile}`])].join("\n\n");
}

function describeTest({ name, message }: TestFailure): string {
  return [name, ...message.split("\n").slice(0, maxMessageLines)].join("\n    ");
}
