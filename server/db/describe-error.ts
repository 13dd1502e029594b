import { DrizzleQueryError } from "drizzle-orm/errors";
import { findSqlState } from "./sql-state.ts";

/** The loggable fields of an error. */
export type ErrorDescription = {
  readonly type: string;
  readonly code?: string | undefined;
  readonly message?: string;
  /** The stack trace without the message. */
  readonly stack?: string | undefined;
};

const dataException = /^22/;

/**
 * Describes an error for the log. Errors of the database and of drizzle contain the statement, its
 * parameters and even the client with its keys: none of these is included.
 * @returns Type, code, message and stack of the innermost cause.
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
 * Returns the innermost cause of an error as text that is safe to print and log: one line without
 * statements and values.
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
  // For a host with several addresses Node throws an AggregateError with one error per address and no
  // message.
  const first: unknown = error instanceof AggregateError ? error.errors[0] : undefined;
  return first instanceof Error ? findInnermost(first) : error;
}

/** PostgreSQL and parsers quote the rejected value in the message. */
function quotesInput(error: Error): boolean {
  return error instanceof SyntaxError || dataException.test(findSqlState(error) ?? "");
}
