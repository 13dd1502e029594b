/** 0 before `from`, 1 after `to`, and a soft way between; times run from 0 to 1. */
export function ramp(t: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (t - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

/** Rises, stays and falls again. */
export function pulse(
  t: number,
  [start, full]: readonly [number, number],
  [fade, end]: readonly [number, number],
): number {
  return ramp(t, start, full) * (1 - ramp(t, fade, end));
}

export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}
