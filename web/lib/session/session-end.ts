/** How often a signed-in tab checks its session, in milliseconds. Source: section 9. */
export const checkEveryMs = 30_000;

const checksBeforeEnd = 3;

/**
 * Whether a session has to be prolonged now: it ends within three checks, or nobody knows when.
 * Source: shop specification section 9, "Authentication timings".
 */
export function isRefreshDue(endsAtMs: number | undefined, nowMs: number): boolean {
  return endsAtMs === undefined || endsAtMs - nowMs <= checksBeforeEnd * checkEveryMs;
}
