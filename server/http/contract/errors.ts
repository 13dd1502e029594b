import { errorTable, type ErrorCode } from "#domain/errors.ts";

type ErrorBody<Code extends ErrorCode> = {
  readonly status: (typeof errorTable)[Code]["status"];
  readonly message: (typeof errorTable)[Code]["text"];
};

/** Declares a route's errors from the error table, for the typed client and OpenAPI. */
export function withErrors<const Codes extends readonly ErrorCode[]>(
  ...codes: Codes
): { [Code in Codes[number]]: ErrorBody<Code> } {
  const entries = codes.map((code): [Codes[number], unknown] => {
    const { status, text } = errorTable[code];
    return [code, { status, message: text }];
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries loses the keys
  return Object.fromEntries(entries) as { [Code in Codes[number]]: ErrorBody<Code> };
}
