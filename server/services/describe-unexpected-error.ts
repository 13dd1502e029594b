import { describeError, type ErrorDescription } from "#server/db/describe-error.ts";
import { isDatabaseAway } from "#server/db/is-database-away.ts";

/** What is known of a fault: its kind, and what the log may say of it. */
export type UnexpectedError = {
  readonly isDatabaseAway: boolean;
  readonly summary: ErrorDescription;
};

/**
 * Describes an error that is not the caller's mistake.
 *
 * @param error Whatever was thrown.
 * @returns Whether the database is down, restarting, out of connections or too slow right now, and
 * what the log may say.
 */
export function describeUnexpectedError(error: unknown): UnexpectedError {
  return { isDatabaseAway: isDatabaseAway(error), summary: describeError(error) };
}
