import type { AttemptLimit } from "#server/services/limits/attempt-limiter.ts";
import type { AttemptRules } from "#server/services/limits/attempt-rules.ts";
import { ServiceError } from "./service-error.ts";

/**
 * Counts an attempt against its limits.
 * @throws {ServiceError} `rate_limited` with `retryAfterSeconds` if a limit is exceeded.
 */
export async function countAttempt(
  rules: AttemptRules,
  limits: readonly AttemptLimit[],
): Promise<void> {
  const waitMs = await rules.limiter.take(limits);
  if (waitMs > 0) throw tooManyAttempts(waitMs);
}

/**
 * Creates the error for an exceeded rate limit.
 * @param waitMs Milliseconds until the next attempt is allowed.
 * @returns `rate_limited` with `retryAfterSeconds`.
 */
export function tooManyAttempts(waitMs: number): ServiceError {
  return new ServiceError("rate_limited", { retryAfterSeconds: Math.ceil(waitMs / 1_000) });
}
