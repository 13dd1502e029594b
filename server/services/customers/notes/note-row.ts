import type { CustomerNote } from "#domain/customer-schema.ts";
import type { customerNotes } from "#server/db/schema/customers.ts";

export type CustomerNoteRow = typeof customerNotes.$inferSelect;

/** Converts a row to the API's format. */
export function toCustomerNote(row: CustomerNoteRow): CustomerNote {
  return {
    id: row.id,
    text: row.text,
    author_name: row.authorName,
    created_at: row.createdAt.toISOString(),
    deleted_at: row.deletedAt?.toISOString() ?? null,
    deleted_by: row.deletedByName,
  };
}
