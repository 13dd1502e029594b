/** Interval of the session check in a signed-in tab, in milliseconds. */
export const checkEveryMs = 30_000;

const checksBeforeEnd = 3;

/** Whether a session has to be extended now: it ends within three checks, or its end is unknown. */
export function isRefreshDue(endsAtMs: number | undefined, nowMs: number): boolean {
  return endsAtMs === undefined || endsAtMs - nowMs <= checksBeforeEnd * checkEveryMs;
}
