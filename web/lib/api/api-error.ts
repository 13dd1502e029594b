import type { ErrorCode } from "#domain/errors.ts";

/** What the server said when it refused a call. */
export interface ApiError {
  /** One of the error table's names; a newer server may know more. */
  readonly code: ErrorCode | (string & {});
  readonly status: number;
  readonly message: string;
  /** Details, such as the products that are no longer available. Untrusted shape. */
  readonly data: unknown;
}

/**
 * Reads the server's answer from a failed call, in the browser or inside the server; undefined
 * when no answer arrived.
 */
export function readApiError(error: unknown): ApiError | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  const { code, status, message, data }: Partial<Record<keyof ApiError, unknown>> = error;
  if (typeof code !== "string" || typeof status !== "number") return undefined;
  return { code, status, message: typeof message === "string" ? message : "", data };
}

/** The refusal's code, undefined when the call failed in another way. */
export function getErrorCode(error: unknown): ApiError["code"] | undefined {
  return readApiError(error)?.code;
}

/**
 * Whether the server certainly didn't do what it was asked. After a lost or a 5xx answer it may
 * have, so the same call has to be repeated rather than a new one made.
 */
export function isDefiniteError(error: unknown): boolean {
  const refusal = readApiError(error);
  return refusal !== undefined && refusal.status >= 400 && refusal.status < 500;
}
