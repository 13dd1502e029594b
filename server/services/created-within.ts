import { and, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { ServiceError } from "./service-error.ts";

/** Days in Tirana, YYYY-MM-DD. Without `until` one day; without a day all up to `until`. */
export type Period = {
  readonly day?: string | undefined;
  readonly until?: string | undefined;
};

/**
 * The condition that a moment is within a period, both days included; undefined without one.
 * @throws {ServiceError} `invalid_input` for a day that the database doesn't know.
 */
export function createdWithin(moment: SQLWrapper, { day, until }: Period): SQL | undefined {
  const last = until ?? day;
  return and(
    day === undefined ? undefined : sql`${moment} >= ${midnight(day, "day")}`,
    last === undefined ? undefined : sql`${moment} < ${midnight(last, "until", 1)}`,
  );
}

/**
 * Checks the days of a period.
 * @throws {ServiceError} `invalid_input` for a day that the database doesn't know.
 */
export function requireKnownDays({ day, until }: Period): void {
  requireKnownDay(day, "day");
  requireKnownDay(until, "until");
}

function requireKnownDay(day: string | undefined, field: keyof Period): void {
  // PostgreSQL's calendar has no year 0.
  if (day !== undefined && day < "0001")
    throw new ServiceError("invalid_input", { fields: [field] });
}

/** Midnight in Tirana of a day, or of one after it. */
function midnight(day: string, field: keyof Period, daysLater: number = 0): SQL {
  requireKnownDay(day, field);
  return sql`(${day}::date + ${daysLater}::int)::timestamp AT TIME ZONE 'Europe/Tirane'`;
}
