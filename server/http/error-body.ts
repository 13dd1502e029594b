import { ValidationError } from "@orpc/contract";
import { ORPCError } from "@orpc/server";
import type { Logger } from "pino";
import { z } from "zod";
import { errorTable, type ErrorCode } from "#domain/errors.ts";
import { describeUnexpectedError } from "#server/services/describe-unexpected-error.ts";
import { ServiceError } from "#server/services/service-error.ts";

/** The body of an error response. */
export type ErrorBody = {
  readonly code: ErrorCode;
  readonly status: number;
  readonly message: string;
  readonly data?: unknown;
};

/** Creates the error body of a code. The data must be safe to send to the client. */
export function createErrorBody(code: ErrorCode, data?: unknown): ErrorBody {
  const { status, text } = errorTable[code];
  return { code, status, message: text, ...(data !== undefined && { data }) };
}

/**
 * Maps any error to an error body. Unexpected errors are logged here, once, and get a generic body:
 * neither their message nor their stack leaves the process.
 */
export function toErrorBody(error: unknown, log: Logger): ErrorBody {
  if (error instanceof ServiceError) {
    return { ...createErrorBody(error.code, error.details), message: error.message };
  }
  if (isOrpcError(error)) return toOrpcErrorBody(error, log);
  return toUnexpectedErrorBody(error, log);
}

/** `Retry-After` of a 503, in seconds. The cause is usually over by then. */
export const retryAfterBusySeconds = 2;

const limited = z.object({ retryAfterSeconds: z.number() });

export function createErrorResponse(errorBody: ErrorBody): Response {
  const limitedSeconds = limited.safeParse(errorBody.data).data?.retryAfterSeconds;
  const retryAfter = errorBody.status === 503 ? retryAfterBusySeconds : limitedSeconds;
  // `defined` lets the generated client distinguish our errors from any other response.
  const body = { defined: true, ...errorBody };
  return Response.json(body, {
    status: errorBody.status,
    headers: {
      "cache-control": "no-store",
      ...(retryAfter !== undefined && { "retry-after": String(retryAfter) }),
    },
  });
}

function toUnexpectedErrorBody(error: unknown, log: Logger): ErrorBody {
  const { isDatabaseUnavailable, summary } = describeUnexpectedError(error);
  log.error({ err: summary }, isDatabaseUnavailable ? "database unavailable" : "unexpected error");
  return createErrorBody(isDatabaseUnavailable ? "database_unavailable" : "internal_error");
}

/** Codes of the library's own errors, by status. */
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

/** Lists invalid fields and reasons, but never the values. */
function getFields(error: ValidationError): { path: string; message: string }[] {
  return error.issues.slice(0, 20).map((issue) => ({
    path: (issue.path ?? [])
      .map((part) => String(typeof part === "object" ? part.key : part))
      .join("."),
    message: issue.message,
  }));
}
