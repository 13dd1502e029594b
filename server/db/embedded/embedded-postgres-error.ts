/** Why the embedded database can't be used; each is something an operator can act on. */
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

/** A failure of the embedded database, told in one line that says what to do. */
export class EmbeddedPostgresError extends Error {
  override readonly name = "EmbeddedPostgresError";
  readonly code: EmbeddedPostgresErrorCode;

  constructor(code: EmbeddedPostgresErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/**
 * Tells whether a thrown value is a system error of one of the given kinds.
 *
 * @param error What was caught.
 * @param codes Codes of node's file and process calls, such as `ENOENT`.
 * @returns True when the value carries one of the codes.
 */
export function hasErrorCode(error: unknown, ...codes: readonly string[]): boolean {
  return (
    error instanceof Error &&
    "code" in error &&
    typeof error.code === "string" &&
    codes.includes(error.code)
  );
}
