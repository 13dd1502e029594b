import { printStep } from "./print-step.ts";
import { runStep, type Step, type StepResult } from "./run-step.ts";

/** Runs steps two at a time, which is what the smallest machine has cores for, and prints each. */
export async function runSideBySide(steps: readonly Step[]): Promise<StepResult[]> {
  const waiting = [...steps];
  const results: StepResult[] = [];
  const lane = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const result = await runStep(step);
      printStep(result);
      results.push(result);
    }
  };
  await Promise.all([lane(), lane()]);
  return results;
}
