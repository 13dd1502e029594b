import { errorTable, type ErrorCode } from "#domain/errors.ts";
import { ServiceError } from "#server/services/service-error.ts";

/** The body of an error response. */
export type AuthErrorBody = {
  readonly code: ErrorCode;
  readonly message: string;
  readonly status: number;
  readonly retryAfterSeconds: number | undefined;
};

/** Creates an error whose text differs from the default text of its code. */
export function refuseWith(code: ErrorCode, text: string): ServiceError {
  return new ServiceError(code, { text });
}

/**
 * Turns an error of a route into the body of an error response.
 *
 *
 * @returns Undefined for an unexpected error.
 */
export function findErrorBody(error: unknown): AuthErrorBody | undefined {
  if (!(error instanceof ServiceError)) return undefined;
  const refused = error;
  const { status, text } = errorTable[refused.code];
  const own = refused.details?.["text"];
  const wait = refused.details?.["retryAfterSeconds"];
  return {
    code: refused.code,
    message: typeof own === "string" ? own : text,
    status,
    retryAfterSeconds: typeof wait === "number" ? wait : undefined,
  };
}
