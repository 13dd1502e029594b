import { findSqlState, sqlStates } from "#server/db/sql-state.ts";
import { ServiceError } from "#server/services/service-error.ts";

/**
 * Converts a database overflow to `invalid_input`: a price may fit in its own currency but not in euro.
 * @throws {ServiceError} `invalid_input` for a price that doesn't fit.
 */
export async function rejectOverflow<Result>(write: Promise<Result>): Promise<Result> {
  try {
    return await write;
  } catch (error) {
    if (findSqlState(error) !== sqlStates.numericOutOfRange) throw error;
    throw new ServiceError("invalid_input", { fields: ["price"] });
  }
}
