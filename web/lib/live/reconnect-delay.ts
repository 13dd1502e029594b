const firstMs = 1_000;
const longestMs = 30_000;

/**
 * How long to wait before connecting again: doubling, and spread out, so that a restarted server
 * isn't met by every tab in the same second.
 *
 * @param failures Connections that failed in a row, 0 for a stream that had worked.
 * @param random A number from 0 to below 1.
 * @returns Milliseconds.
 */
export function reconnectDelayMs(failures: number, random: number): number {
  const ceiling = Math.min(longestMs, firstMs * 2 ** Math.min(failures, 10));
  return Math.round(ceiling * (0.5 + random / 2));
}
