import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { maxCustomerNoteLength } from "#domain/customer.ts";
import { users } from "./auth.ts";
import { moment } from "./columns.ts";

/**
 * What staff noted about a customer: an account, or the phone number of a guest. Notes about an account go
 * with it. Deleted ones are erased after 30 days.
 */
export const customerNotes = pgTable(
  "customer_notes",
  {
    id: uuid("id").primaryKey(),
    accountId: text("account_id").references(() => users.id, { onDelete: "cascade" }),
    /** Digits of a phone number, as in the generated column `phone_key` of orders and quotes. */
    phoneKey: text("phone_key"),
    text: text("text").notNull(),
    authorId: text("author_id").notNull(),
    /** A copy of the name at that time, because accounts can be deleted. */
    authorName: text("author_name").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    deletedAt: moment("deleted_at"),
    deletedByName: text("deleted_by_name"),
  },
  (table) => [
    index("customer_notes_of_account")
      .on(table.accountId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`account_id IS NOT NULL`),
    index("customer_notes_of_phone")
      .on(table.phoneKey, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`phone_key IS NOT NULL`),
    check(
      "customer_notes_customer",
      sql`(${table.accountId} IS NULL) <> (${table.phoneKey} IS NULL)`,
    ),
    check(
      "customer_notes_text",
      sql`char_length(${table.text}) BETWEEN 1 AND ${sql.raw(String(maxCustomerNoteLength))}`,
    ),
  ],
);
