const firstMs = 1_000;
const longestMs = 30_000;

/**
 * Delay before the next reconnect: exponential with jitter, so that a restarted server doesn't get
 * all tabs in the same second.
 * @param failures Failed connections in a row, 0 after one that worked.
 * @param random A number in [0, 1).
 * @returns Milliseconds.
 */
export function reconnectDelayMs(failures: number, random: number): number {
  const ceiling = Math.min(longestMs, firstMs * 2 ** Math.min(failures, 10));
  return Math.round(ceiling * (0.5 + random / 2));
}
