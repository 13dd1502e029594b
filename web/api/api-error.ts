import type { ErrorCode } from "#domain/errors.ts";

/** Error that the server returned for a call. */
export type ApiError = {
  /** A code of the error table; a newer server may send others. */
  readonly code: ErrorCode | (string & {});
  readonly status: number;
  readonly message: string;
  /** Details, such as the products that are no longer available. Untrusted shape. */
  readonly data: unknown;
  /** Seconds to wait before the next call, from the `retry-after` header. */
  readonly retryAfterSeconds: number | undefined;
};

/**
 * Reads the server's error from a failed call, in the browser or during SSR. Returns undefined when
 * no answer arrived.
 */
export function readApiError(error: unknown): ApiError | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  const {
    code,
    status,
    message,
    data,
    retryAfterSeconds: wait,
  }: Partial<Record<keyof ApiError, unknown>> = error;
  if (typeof code !== "string" || typeof status !== "number") return undefined;
  return {
    code,
    status,
    message: typeof message === "string" ? message : "",
    data,
    retryAfterSeconds: typeof wait === "number" ? wait : undefined,
  };
}

/** Returns the error's code, or undefined when the call failed without an answer of the server. */
export function getErrorCode(error: unknown): ApiError["code"] | undefined {
  return readApiError(error)?.code;
}

/** Whether a private link leads to nothing: what was deleted, what is unknown and an invalid token look alike. */
export function isUnknownLink(error: unknown): boolean {
  const code = getErrorCode(error);
  return code === "not_found" || code === "invalid_input";
}

/**
 * Whether the server certainly didn't perform the call (4xx). After a lost or 5xx answer it may
 * have, so repeat the same call instead of making a new one.
 */
export function isDefiniteError(error: unknown): boolean {
  const apiError = readApiError(error);
  return apiError !== undefined && apiError.status >= 400 && apiError.status < 500;
}
