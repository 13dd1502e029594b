/** 0 before `from`, 1 after `to`, with a smooth transition; times run from 0 to 1. */
export function ramp(t: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (t - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

/** Rises, holds and falls again. */
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
