import { printStep } from "./print-step.ts";
import { runStep, stopSteps, type Step, type StepResult } from "./run-step.ts";

/** Parallel steps; the smallest machine has this many cores. */
const lanes = 2;

/**
 * Runs steps in parallel in their order, each as soon as the steps that it needs have passed, and
 * prints each result. A step fails without running if one of its needs failed. SIGINT and SIGTERM end
 * the process after its steps.
 *
 * @param options Whether to print the output of successful steps too.
 */
export async function runSteps(
  steps: readonly Step[],
  { isVerbose = process.argv.includes("--verbose") } = {},
): Promise<StepResult[]> {
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void stopSteps().then(() => process.exit(1)));
  }
  const waiting = [...steps];
  const running = new Map<Step, Promise<void>>();
  const results: StepResult[] = [];
  const find = (name: string): StepResult | undefined =>
    results.find((result) => result.name === name);
  const canStart = (step: Step): boolean =>
    (step.needs ?? []).every((name) => find(name) !== undefined) &&
    (!step.isAlone || running.size === 0) &&
    ![...running.keys()].some((other) => other.isAlone);

  async function finish(step: Step, failed: string | undefined): Promise<void> {
    const result = await (failed === undefined ? runStep(step) : skip(step, failed));
    printStep(result, isVerbose);
    results.push(result);
    running.delete(step);
  }

  while (waiting.length > 0 || running.size > 0) {
    const next = running.size < lanes ? waiting.find((step) => canStart(step)) : undefined;
    if (next) {
      waiting.splice(waiting.indexOf(next), 1);
      const failed = (next.needs ?? []).find((name) => !find(name)?.isGood);
      running.set(next, finish(next, failed));
      continue;
    }
    if (running.size === 0) throw new Error(`Nothing provides what '${waiting[0]?.name}' needs`);
    await Promise.race(running.values());
  }
  return results;
}

function skip({ name }: Step, failed: string): StepResult {
  const output = `Not run, because '${failed}' failed.`;
  return { name, isGood: false, seconds: 0, output, counts: undefined };
}
