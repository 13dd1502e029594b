import type { AttemptLimit } from "#server/limits/attempt-limiter.ts";
import type { AttemptRules } from "#server/limits/attempt-rules.ts";
import { ServiceError } from "./service-error.ts";

/**
 * Counts an attempt.
 *
 * @param rules Where this process counts.
 * @param limits What the attempt is counted under.
 * @throws {ServiceError} `rate_limited` with `retryAfterSeconds` when there were too many.
 */
export function countAttempt(rules: AttemptRules, limits: readonly AttemptLimit[]): void {
  const waitMs = rules.limiter.take(limits);
  if (waitMs > 0) throw tooManyAttempts(waitMs);
}

/**
 * Makes the refusal of one attempt too many.
 *
 * @param waitMs Milliseconds until the next one may go on.
 * @returns `rate_limited` with `retryAfterSeconds`.
 */
export function tooManyAttempts(waitMs: number): ServiceError {
  return new ServiceError("rate_limited", { retryAfterSeconds: Math.ceil(waitMs / 1_000) });
}
