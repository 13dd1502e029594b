/** Why the embedded database can't be used; an operator can act on each of them. */
type EmbeddedPostgresErrorCode =
  | "UNSUPPORTED_PLATFORM"
  | "DATA_DIR_UNUSABLE"
  | "DATA_OF_ANOTHER_USER"
  | "DATA_UNREACHABLE"
  | "DATA_MISSING"
  | "DATA_COPIED"
  | "DATA_DAMAGED"
  | "WRONG_VERSION"
  | "DISK_FULL"
  | "START_FAILED"
  | "STOP_FAILED";

/** An error of the embedded database, with a one-line message on how to fix it. */
export class EmbeddedPostgresError extends Error {
  override readonly name = "EmbeddedPostgresError";
  readonly code: EmbeddedPostgresErrorCode;

  constructor(code: EmbeddedPostgresErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/**
 * Checks whether a thrown value is a system error with one of the codes.
 * @param codes Error codes of Node's file and process calls, such as `ENOENT`.
 */
export function hasErrorCode(error: unknown, ...codes: readonly string[]): boolean {
  return (
    error instanceof Error &&
    "code" in error &&
    typeof error.code === "string" &&
    codes.includes(error.code)
  );
}
