import type { FaultCase } from "./case-type.ts";
import { databaseCases } from "./cases/database.ts";
import { lifecycleCases } from "./cases/lifecycle.ts";
import { requestCases } from "./cases/requests.ts";

/** All cases, in the order of their numbers. */
export function listFaultCases(): readonly FaultCase[] {
  return [...databaseCases, ...requestCases, ...lifecycleCases].toSorted(
    (one, other) => Number(one.id.slice(1)) - Number(other.id.slice(1)),
  );
}
