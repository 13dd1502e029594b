/** Prints a finished step with its duration. */
export function printStepTime(step: string, ms: number): void {
  process.stdout.write(`  ${step.padEnd(24)}${(ms / 1_000).toFixed(1).padStart(6)} s\n`);
}
