/** Node's `process`; this layer has no Node types, since its code also runs in the browser. */
declare const process: {
  threadCpuUsage(before?: CpuUsage): CpuUsage;
};
type CpuUsage = { readonly user: number; readonly system: number };

/** A run within this time isn't repeated. */
const enoughMs = 5;

/**
 * Measures the CPU time of a call on this thread. Takes the minimum of three runs to exclude the effects
 * of the JIT, the garbage collector and other load.
 * @returns Milliseconds.
 */
export function cpuMs(run: () => unknown): number {
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < 3 && least > enoughMs; attempt += 1) {
    least = Math.min(least, measureCpuMs(run));
  }
  return least;
}

/** Measures the CPU time of one call on this thread, in milliseconds. */
export function measureCpuMs(run: () => unknown): number {
  const before = process.threadCpuUsage();
  run();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}
