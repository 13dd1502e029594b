import { isAPIError } from "better-auth/api";
import { errorTable, type ErrorCode } from "#domain/errors.ts";
import { ServiceError } from "#server/services/service-error.ts";

/** Maps better-auth's error codes to ours. */
const codes: Readonly<Record<string, ErrorCode>> = {
  INVALID_EMAIL: "invalid_credentials",
  INVALID_EMAIL_OR_PASSWORD: "invalid_credentials",
  EMAIL_NOT_VERIFIED: "invalid_credentials",
  INVALID_PASSWORD: "wrong_password",
  CREDENTIAL_ACCOUNT_NOT_FOUND: "wrong_password",
  INVALID_TOKEN: "link_expired",
  USER_NOT_FOUND: "link_expired",
  UNAUTHORIZED: "unauthorized",
};

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

/** The code of a better-auth error, or undefined for any other error. */
export function findLibraryCode(error: unknown): string | undefined {
  if (!isAPIError(error)) return undefined;
  const body: unknown = error.body;
  const code = typeof body === "object" && body !== null && "code" in body ? body.code : undefined;
  return typeof code === "string" ? code : "";
}

/**
 * Turns an error of a route into the body of an error response.
 *
 *
 * @returns Undefined for an unexpected error.
 */
export function findErrorBody(error: unknown): AuthErrorBody | undefined {
  const refused = error instanceof ServiceError ? error : fromLibrary(error);
  if (!refused) return undefined;
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

function fromLibrary(error: unknown): ServiceError | undefined {
  const code = findLibraryCode(error);
  if (code === undefined || (isAPIError(error) && error.statusCode >= 500)) return undefined;
  return new ServiceError(codes[code] ?? "invalid_input");
}
