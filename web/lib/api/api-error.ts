import type { ErrorCode } from "#domain/errors.ts";

/** What the server said when it refused a call. */
export interface Refusal {
  /** One of the error table's names; a newer server may know more. */
  readonly code: ErrorCode | (string & {});
  readonly status: number;
  readonly message: string;
  /** Details, such as the products that are no longer available. Untrusted shape. */
  readonly data: unknown;
}

/** Reads the server's answer from a failed call; undefined when no answer arrived. */
export function refusalOf(error: unknown): Refusal | undefined {
  return refusalIn(error) ?? refusalIn(bodyOf(error));
}

/** The refusal's code, undefined when the call failed in another way. */
export function refusalCode(error: unknown): Refusal["code"] | undefined {
  return refusalOf(error)?.code;
}

/**
 * Whether the server certainly didn't do what it was asked. After a lost or a 5xx answer it may
 * have, so the same call has to be repeated rather than a new one made.
 */
export function isDefiniteRefusal(error: unknown): boolean {
  const refusal = refusalOf(error);
  return refusal !== undefined && refusal.status >= 400 && refusal.status < 500;
}

/** Whether the call got no answer from the server at all: offline, cut off, or timed out. */
export function isNetworkFailure(error: unknown): boolean {
  return !isRecord(error) || typeof error["status"] !== "number";
}

/** The server's own words where it refused, otherwise the given text. */
export function refusalText(error: unknown, otherwise: string): string {
  const refusal = refusalOf(error);
  return refusal && isDefiniteRefusal(error) ? refusal.message : otherwise;
}

function refusalIn(value: unknown): Refusal | undefined {
  if (!isRecord(value)) return undefined;
  const { code, status, message, data } = value;
  if (typeof code !== "string" || typeof status !== "number") return undefined;
  if (bodyOf(value) !== undefined) return undefined;
  return { code, status, message: typeof message === "string" ? message : "", data };
}

/** Answers from outside the API's router lack a flag, and then the client wraps them in `data`. */
function bodyOf(error: unknown): unknown {
  if (!isRecord(error) || !isRecord(error["data"])) return undefined;
  const { status, headers, body } = error["data"];
  if (typeof status !== "number" || !isRecord(headers)) return undefined;
  // A proxy's page in HTML has no code of ours; the status says what it was.
  const isOurs = isRecord(body) && typeof body["code"] === "string";
  return isOurs ? { status, ...body } : { status, code: error["code"] };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
