import { ValidationError } from "@orpc/contract";
import { ORPCError } from "@orpc/server";
import type { Logger } from "pino";
import { errorTable, type ErrorCode } from "#domain/errors.ts";
import { describeUnexpectedError } from "#server/services/describe-unexpected-error.ts";
import { ServiceError } from "#server/services/service-error.ts";

/** What a refused call is answered with. */
export type ErrorBody = {
  readonly code: ErrorCode;
  readonly status: number;
  readonly message: string;
  readonly data?: unknown;
};

/** The refusal of a code, with harmless details. */
export function createErrorBody(code: ErrorCode, data?: unknown): ErrorBody {
  const { status, text } = errorTable[code];
  return { code, status, message: text, ...(data !== undefined && { data }) };
}

/**
 * Maps whatever went wrong to a refusal. Faults are logged here, once, and answered generically:
 * neither their text nor their stack leaves the process.
 */
export function toErrorBody(error: unknown, log: Logger): ErrorBody {
  if (error instanceof ServiceError) return createErrorBody(error.code, error.details);
  if (isOrpcError(error)) return toOrpcErrorBody(error, log);
  return toUnexpectedErrorBody(error, log);
}

/** After a 503, as `Retry-After`: what was in the way is usually over by then. */
export const retryAfterBusySeconds = 2;

/** The refusal as an HTTP answer. */
export function createErrorResponse(refusal: ErrorBody): Response {
  // `defined` is how the generated client tells a refusal of ours from any other answer.
  const body = { defined: true, ...refusal };
  return Response.json(body, {
    status: refusal.status,
    headers: {
      "cache-control": "no-store",
      ...(refusal.status === 503 && { "retry-after": String(retryAfterBusySeconds) }),
    },
  });
}

function toUnexpectedErrorBody(error: unknown, log: Logger): ErrorBody {
  const { isDatabaseAway, summary } = describeUnexpectedError(error);
  log.error({ err: summary }, isDatabaseAway ? "database unavailable" : "fault");
  return createErrorBody(isDatabaseAway ? "database_unavailable" : "internal_error");
}

/** The library's own refusals, by their status. */
const codesOfStatus: Readonly<Record<number, ErrorCode>> = {
  400: "invalid_input",
  404: "not_found",
  405: "method_not_allowed",
  413: "body_too_large",
};

function toOrpcErrorBody(error: ORPCError<string, unknown>, log: Logger): ErrorBody {
  if (error.cause instanceof ValidationError && error.status < 500) {
    return createErrorBody("invalid_input", { fields: getFields(error.cause) });
  }
  const code = codesOfStatus[error.status];
  return code ? createErrorBody(code) : toUnexpectedErrorBody(error.cause ?? error, log);
}

function isOrpcError(error: unknown): error is ORPCError<string, unknown> {
  return error instanceof ORPCError;
}

/** Which fields are wrong and why; never what was sent. */
function getFields(error: ValidationError): { path: string; message: string }[] {
  return error.issues.slice(0, 20).map((issue) => ({
    path: (issue.path ?? [])
      .map((part) => String(typeof part === "object" ? part.key : part))
      .join("."),
    message: issue.message,
  }));
}
