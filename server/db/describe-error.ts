import { DrizzleQueryError } from "drizzle-orm/errors";
import { findSqlState } from "./sql-state.ts";

/** What the log may say of an error. */
export type ErrorDescription = {
  readonly type: string;
  readonly code?: string | undefined;
  readonly message?: string;
  /** Where it was made, without its message. */
  readonly stack?: string | undefined;
};

const dataException = /^22/;

/**
 * Describes an error for the log. Errors of the database and of drizzle carry the statement, its
 * parameters and even the client with its keys: none of that is taken over.
 *
 * @param error Whatever was thrown.
 * @returns Kind, code, message and place of the innermost cause.
 */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error };
  const cause = findInnermost(error);
  const places = cause.stack?.split("\n").filter((line) => line.startsWith("    at "));
  return {
    type: cause.name,
    code: findSqlState(error),
    message: findReason(cause),
    stack: places?.slice(0, 7).join("\n"),
  };
}

/**
 * Finds the innermost reason of an error, in words that may be printed and logged.
 *
 * @param error Whatever was thrown.
 * @returns One line without statements and values.
 */
export function findReason(error: unknown): string {
  if (!(error instanceof Error)) return `a thrown ${typeof error}`;
  const cause = findInnermost(error);
  if (cause instanceof DrizzleQueryError) return "a statement of the database failed";
  const reason = cause.message || findSqlState(cause) || cause.name;
  return quotesInput(cause) ? reason.replace(/".*"/s, '"…"') : reason;
}

function findInnermost(error: Error): Error {
  if (error.cause instanceof Error) return findInnermost(error.cause);
  // Of a host with several addresses: each was tried, and the whole has no message.
  const first: unknown = error instanceof AggregateError ? error.errors[0] : undefined;
  return first instanceof Error ? findInnermost(first) : error;
}

/** PostgreSQL and parsers quote the value that they reject in the message. */
function quotesInput(error: Error): boolean {
  return error instanceof SyntaxError || dataException.test(findSqlState(error) ?? "");
}
