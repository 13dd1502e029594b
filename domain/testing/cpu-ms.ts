/** Node's own; this layer has no types of Node, since its rules run in the browser as well. */
declare const process: {
  threadCpuUsage(before?: CpuUsage): CpuUsage;
};
type CpuUsage = { readonly user: number; readonly system: number };

/** A run that took no longer isn't repeated. */
const enoughMs = 5;

/**
 * Measures the CPU time that a call takes on this thread. It is the least of three runs, so that
 * the compiler, the garbage collector and a busy machine don't change the result.
 *
 * @param run What is measured.
 * @returns Milliseconds.
 */
export function cpuMs(run: () => unknown): number {
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < 3 && least > enoughMs; attempt += 1) {
    const before = process.threadCpuUsage();
    run();
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, (user + system) / 1_000);
  }
  return least;
}
