import { describeError, type ErrorDescription } from "#server/db/describe-error.ts";
import { isDatabaseAway } from "#server/db/is-database-away.ts";

export type UnexpectedError = {
  readonly isDatabaseAway: boolean;
  readonly summary: ErrorDescription;
};

/**
 * Describes an error that the caller didn't cause: whether the database is currently down, restarting,
 * out of connections or too slow, and a summary that is safe to log.
 */
export function describeUnexpectedError(error: unknown): UnexpectedError {
  return { isDatabaseAway: isDatabaseAway(error), summary: describeError(error) };
}
