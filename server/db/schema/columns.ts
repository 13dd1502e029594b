import {
  numeric,
  timestamp,
  type PgNumericBuilderInitial,
  type PgNumericNumberBuilderInitial,
  type PgTimestampBuilderInitial,
} from "drizzle-orm/pg-core";

/** A point in time, in milliseconds. */
export function moment(name: string): PgTimestampBuilderInitial<string> {
  return timestamp(name, { withTimezone: true, precision: 3 });
}

/** An amount of money with two decimals. */
export function amount(name: string): PgNumericBuilderInitial<string> {
  return numeric(name, { precision: 12, scale: 2 });
}

/** A dimension in mm, to a thousandth; null if it isn't known. */
export function dimension(name: string): PgNumericNumberBuilderInitial<string> {
  return numeric(name, { precision: 9, scale: 3, mode: "number" });
}
