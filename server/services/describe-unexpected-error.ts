import { describeError, type ErrorDescription } from "#server/db/describe-error.ts";
import { isDatabaseUnavailable } from "#server/db/is-database-unavailable.ts";

export type UnexpectedError = {
  readonly isDatabaseUnavailable: boolean;
  readonly summary: ErrorDescription;
};

/**
 * Describes an error that the caller didn't cause: whether the database is currently down, restarting,
 * out of connections or too slow, and a summary that is safe to log.
 */
export function describeUnexpectedError(error: unknown): UnexpectedError {
  return { isDatabaseUnavailable: isDatabaseUnavailable(error), summary: describeError(error) };
}
