import { errorTable, type ErrorCode } from "#domain/errors.ts";

/** An error for the client, with a code of the error table and details that are safe to send. */
export class ServiceError extends Error {
  readonly code: ErrorCode;
  readonly details: Readonly<Record<string, unknown>> | undefined;

  /** @param text Replaces the text of the error table. */
  constructor(
    code: ErrorCode,
    details?: Readonly<Record<string, unknown>>,
    text: string = errorTable[code].text,
  ) {
    super(text);
    this.name = "ServiceError";
    this.code = code;
    this.details = details;
  }
}
