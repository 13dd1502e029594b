import { createAttemptLimiter, type AttemptLimiter } from "./attempt-limiter.ts";

/** Counts attempts under rules that the operator's factor widens. One per process. */
export type AttemptRules = {
  readonly limiter: AttemptLimiter;
  readonly factor: number;
};

/** Makes the rules of a process with nothing counted yet. */
export function createAttemptRules(factor: number): AttemptRules {
  return { limiter: createAttemptLimiter(), factor };
}

/** A limit as the operator's factor widens it. */
export function widen(rules: AttemptRules, limit: number): number {
  return Math.max(1, Math.floor(limit * rules.factor));
}
