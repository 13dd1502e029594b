import { createAttemptLimiter, type AttemptLimiter } from "./attempt-limiter.ts";

/** The limiter of a process, and the operator's factor for its limits. */
export type AttemptRules = {
  readonly limiter: AttemptLimiter;
  readonly factor: number;
};

export function createAttemptRules(factor: number): AttemptRules {
  return { limiter: createAttemptLimiter(), factor };
}

/** A limit multiplied by the operator's factor. */
export function widen(rules: AttemptRules, limit: number): number {
  return Math.max(1, Math.floor(limit * rules.factor));
}
