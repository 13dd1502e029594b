import { isAPIError } from "better-auth/api";
import type { ErrorCode } from "#domain/errors.ts";
import { ServiceError } from "#server/services/service-error.ts";

/**
 * Calls better-auth and turns its rejection, whatever the reason, into an error of ours. Its own
 * errors, such as a failed query, have a status of 5xx and stay as they are.
 *
 * @param toCode Gets the HTTP status of the rejection.
 */
export async function callLibrary<Result>(
  call: () => Promise<Result>,
  toCode: (status: number) => ErrorCode,
): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    if (!isAPIError(error) || error.statusCode >= 500) throw error;
    throw new ServiceError(toCode(error.statusCode));
  }
}
