import { bigint, integer, pgTable, text } from "drizzle-orm/pg-core";

/**
 * Counted attempts, read and written by `rate-limiter-flexible`, which expects these columns in this
 * order. `deleteEndedCounts` deletes rows after their window.
 */
export const attemptCounts = pgTable("attempt_counts", {
  /** Name of the limit and a hash: `order-phone:` and SHA-256 of the phone number. */
  key: text("key").primaryKey(),
  points: integer("points").notNull(),
  /** End of the window in milliseconds since 1970. */
  expire: bigint("expire", { mode: "number" }).notNull(),
});
