/** SQLSTATEs that the code distinguishes. */
export const sqlStates = {
  uniqueViolation: "23505",
  foreignKeyViolation: "23503",
  numericOutOfRange: "22003",
  serializationFailure: "40001",
  deadlock: "40P01",
  insufficientPrivilege: "42501",
  readOnlyTransaction: "25006",
} as const;

/** The SQLSTATE of a database error, even if wrapped by drizzle; undefined for other errors. */
export function findSqlState(error: unknown): string | undefined {
  return findField(error, "code");
}

/** The violated constraint or unique index, if the database reported one. */
export function findConstraint(error: unknown): string | undefined {
  return findField(error, "constraint");
}

function findField(error: unknown, field: "code" | "constraint"): string | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    const value: unknown = Reflect.get(current, field);
    if (typeof value === "string") return value;
  }
  return undefined;
}
