/** Rows that a transaction of a clean-up changes at most. */
const retentionBatch = 500;

/** An hourly run stops after as many; the next one continues. */
const maxBatches = 20;

/**
 * Repeats a clean-up until nothing is left to do, within bounds.
 * @param step Changes at most a batch of rows; rows that another process has locked are skipped.
 * @returns The number of changed rows.
 */
export async function runInBatches(
  stopping: AbortSignal,
  step: (limit: number) => Promise<number>,
): Promise<number> {
  let total = 0;
  for (let batch = 0; batch < maxBatches && !stopping.aborted; batch += 1) {
    const count = await step(retentionBatch);
    total += count;
    if (count < retentionBatch) break;
  }
  return total;
}
