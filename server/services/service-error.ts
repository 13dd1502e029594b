import { errorTable, type ErrorCode } from "#domain/errors.ts";

/** A refusal or a missing thing, with a code of the error table and harmless details. */
export class ServiceError extends Error {
  readonly code: ErrorCode;
  readonly details: Readonly<Record<string, unknown>> | undefined;

  constructor(code: ErrorCode, details?: Readonly<Record<string, unknown>>) {
    super(errorTable[code].text);
    this.name = "ServiceError";
    this.code = code;
    this.details = details;
  }
}
