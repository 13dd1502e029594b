import { ValidationError } from "@orpc/contract";
import { ORPCError } from "@orpc/server";
import type { Logger } from "pino";
import { errorTable, type ErrorCode } from "#domain/errors.ts";
import { findSqlState } from "#server/db/sql-state.ts";
import { ServiceError } from "#server/services/service-error.ts";

/** What a refused call is answered with. */
export type Refusal = {
  readonly code: ErrorCode;
  readonly status: number;
  readonly message: string;
  readonly data?: unknown;
};

/** The refusal of a code, with harmless details. */
export function refusalOf(code: ErrorCode, data?: unknown): Refusal {
  const { status, text } = errorTable[code];
  return { code, status, message: text, ...(data !== undefined && { data }) };
}

/**
 * Maps whatever went wrong to a refusal. Faults are logged here, once, and answered generically:
 * neither their text nor their stack leaves the house.
 */
export function refusalOfError(error: unknown, log: Logger): Refusal {
  if (error instanceof ServiceError) return refusalOf(error.code, error.details);
  if (error instanceof ORPCError) return refusalOfOrpcError(error, log);
  if (isDatabaseAway(error)) {
    log.error({ err: summaryOf(error) }, "database unavailable");
    return refusalOf("database_unavailable");
  }
  log.error({ err: summaryOf(error) }, "fault");
  return refusalOf("internal_error");
}

/** The refusal as an HTTP answer. */
export function refusalResponse(refusal: Refusal): Response {
  // `defined` is how the generated client tells a refusal of ours from any other answer.
  const body = { defined: true, ...refusal };
  return Response.json(body, {
    status: refusal.status,
    headers: { "cache-control": "no-store" },
  });
}

function refusalOfOrpcError(error: ORPCError<string, unknown>, log: Logger): Refusal {
  if (error.cause instanceof ValidationError && error.status < 500) {
    return refusalOf("invalid_input", { fields: fieldsOf(error.cause) });
  }
  if (error.status === 400) return refusalOf("invalid_input");
  if (error.status === 404) return refusalOf("not_found");
  if (error.status === 405) return refusalOf("method_not_allowed");
  if (error.status === 413) return refusalOf("body_too_large");
  log.error({ err: summaryOf(error.cause ?? error) }, "fault");
  return refusalOf("internal_error");
}

/** Which fields are wrong and why; never what was sent. */
function fieldsOf(error: ValidationError): { path: string; message: string }[] {
  return error.issues.slice(0, 20).map((issue) => ({
    path: (issue.path ?? [])
      .map((part) => String(typeof part === "object" ? part.key : part))
      .join("."),
    message: issue.message,
  }));
}

const awayStates = /^(08|53|57P0|57014)/;
const awayCodes = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ENOENT", "ETIMEDOUT"]);
const awayTexts = /Connection terminated|timeout exceeded when trying to connect|Client was closed/;

/** Tells whether the database is down, restarting, out of connections or too slow right now. */
export function isDatabaseAway(error: unknown): boolean {
  const state = findSqlState(error);
  if (state !== undefined) return awayStates.test(state) || awayCodes.has(state);
  for (let current = error; current instanceof Error; current = current.cause) {
    if (awayTexts.test(current.message)) return true;
  }
  return false;
}

/** What may be logged of an error: drizzle's message holds the whole SQL with its data. */
function summaryOf(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const root = rootOf(error);
  return {
    type: root.name,
    code: findSqlState(error),
    message: root.message,
    stack: root.stack?.split("\n").slice(1, 8).join("\n"),
  };
}

function rootOf(error: Error): Error {
  return error.cause instanceof Error ? rootOf(error.cause) : error;
}
