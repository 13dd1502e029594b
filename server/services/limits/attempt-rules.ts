import type { AttemptLimiter } from "./attempt-limiter.ts";

/** The limiter, and the operator's factor for its limits. */
export type AttemptRules = {
  readonly limiter: AttemptLimiter;
  readonly factor: number;
};

/** A limit multiplied by the operator's factor. */
export function widen(rules: AttemptRules, limit: number): number {
  return Math.max(1, Math.floor(limit * rules.factor));
}
