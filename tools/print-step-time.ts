/** Prints a step that is done, with the time it took. */
export function printStepTime(step: string, ms: number): void {
  process.stdout.write(`  ${step.padEnd(24)}${(ms / 1_000).toFixed(1).padStart(6)} s\n`);
}
