/** Node's `process`; this layer has no Node types, since its code also runs in the browser. */
declare const process: {
  threadCpuUsage(before?: CpuUsage): CpuUsage;
};
type CpuUsage = { readonly user: number; readonly system: number };

/** A run within this time isn't repeated. */
const enoughMs = 5;

/** CPU time of the reference on a free machine of the kind for which limits are set. */
const referenceMs = 2.5;
const reference = JSON.stringify(
  Array.from({ length: 2_000 }, (_, at) => ({ code: `6205-2RS ${at}`, bore: at / 7 })),
);

/**
 * Measures the CPU time of a call on this thread. Takes the minimum of three runs to exclude the effects
 * of the JIT, the garbage collector and other load, and takes a slow machine into account.
 * @returns Milliseconds on such a machine.
 */
export function cpuMs(run: () => unknown): number {
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < 3 && least > enoughMs; attempt += 1) {
    least = Math.min(least, measureCpuMs(run));
  }
  return least > enoughMs ? least / measureSlowness() : least;
}

/**
 * Measures how many times longer than usual this machine takes now, at least 1: what its host does for others
 * counts as CPU time.
 */
export function measureSlowness(): number {
  const runs = 9;
  const ms = measureCpuMs(() => {
    for (let run = 0; run < runs; run += 1) {
      JSON.stringify(JSON.parse(reference)).replaceAll(/\d+/g, (all) => all + all);
    }
  });
  return Math.max(1, ms / runs / referenceMs);
}

/** Measures the CPU time of one call on this thread, in milliseconds. */
export function measureCpuMs(run: () => unknown): number {
  const before = process.threadCpuUsage();
  run();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}
