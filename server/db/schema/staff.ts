import { sql } from "drizzle-orm";
import {
  bigserial,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { historyActions, type FieldChanges } from "#domain/history.ts";
import type { SomeFields } from "#domain/product-fields.ts";
import { importOutcomes } from "#domain/product-import.ts";
import { moment } from "./columns.ts";

/**
 * Who changed what and when. Triggers on `products` and `orders` write it, so that no change is missed;
 * `nameActor` sets the transaction's actor.
 */
export const history = pgTable(
  "history",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    topic: text("topic", {
      enum: ["product", "order", "quote", "synonyms", "search-miss", "customer-note", "account"],
    }).notNull(),
    entityId: uuid("entity_id").notNull(),
    action: text("action", { enum: historyActions }).notNull(),
    /** Field names with their value before and after. */
    changes: jsonb("changes").$type<FieldChanges>().notNull(),
    /** The cause, such as an import or an order that took stock. */
    cause: jsonb("cause").$type<{ readonly order?: string; readonly import?: string }>(),
    actorId: text("actor_id"),
    /** A copy of the name at that time, because accounts can be deleted. */
    actorName: text("actor_name").notNull(),
    at: moment("at").notNull().defaultNow(),
  },
  (table) => [index("history_entity").on(table.entityId, table.id)],
);

/** Mails that an older version queued. `find-unqueued-notices` moves them into the job queue. */
export const mails = pgTable(
  "mails",
  {
    id: uuid("id").primaryKey(),
    recipient: text("recipient").notNull(),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    html: text("html").notNull(),
    attempts: integer("attempts").notNull().default(0),
    nextTryAt: moment("next_try_at").notNull().defaultNow(),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [index("mails_due").on(table.nextTryAt)],
);

/** Products whose stock fell to their threshold, until staff have been notified. Filled by a trigger. */
export const lowStockNotices = pgTable("low_stock_notices", {
  id: bigserial("id", { mode: "number" }).primaryKey(),
  productId: uuid("product_id").notNull(),
  at: moment("at").notNull().defaultNow(),
});

/** Uploaded images. The sweep removes those that stay 'writing' or that no product or quote uses. */
export const uploads = pgTable(
  "uploads",
  {
    id: uuid("id").primaryKey(),
    bucket: text("bucket").notNull(),
    /** Path in the bucket: products/{name}.{ext}, its smaller sizes beside it; photos/{name}.{ext}. */
    path: text("path").notNull(),
    state: text("state", { enum: ["writing", "stored"] }).notNull(),
    /** Account that uploaded it; of a quote's photo the quote's idempotency key. */
    createdBy: text("created_by").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("uploads_place").on(table.bucket, table.path),
    index("uploads_created_at").on(table.createdAt),
  ],
);

/** CSV files of products: first a draft, then applied, then possibly undone. */
export const imports = pgTable(
  "imports",
  {
    id: uuid("id").primaryKey(),
    fileName: text("file_name").notNull(),
    state: text("state", { enum: ["draft", "applied", "undone"] }).notNull(),
    createdBy: text("created_by").notNull(),
    createdByName: text("created_by_name").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    appliedAt: moment("applied_at"),
    undoneAt: moment("undone_at"),
  },
  (table) => [index("imports_created_at").on(table.createdAt)],
);

/** Fields of a product, and columns that the API doesn't have. */
type ImportedFields = SomeFields & Readonly<Record<string, unknown>>;

/** A row of an import file: its planned effect, or why it is refused. */
export const importRows = pgTable(
  "import_rows",
  {
    importId: uuid("import_id")
      .notNull()
      .references(() => imports.id, { onDelete: "cascade" }),
    /** Row number as in a spreadsheet; the header is row 1. */
    rowNumber: integer("row_number").notNull(),
    outcome: text("outcome", { enum: importOutcomes }).notNull(),
    productId: uuid("product_id"),
    name: text("name").notNull(),
    /** Why it is refused, or how a name in another spelling was read, as sentences. */
    reasons: jsonb("reasons").$type<readonly string[]>().notNull(),
    /** The fields to write: API names with their values. */
    fields: jsonb("fields").$type<ImportedFields>().notNull(),
    /**
     * Null for a new product. Of a draft: price, currency and stock when the file was read; later: the values of those
     * fields before the import, for the undo.
     */
    before: jsonb("before").$type<ImportedFields>(),
    /** Pieces of a delivery that the stock in `fields` includes. */
    received: integer("received"),
    /** Their delivery's note in lower case; null again once an undo took the pieces back. */
    deliveryNote: text("delivery_note"),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.rowNumber] }),
    index("import_rows_outcome").on(table.importId, table.outcome, table.rowNumber),
    index("import_rows_delivery")
      .on(table.productId, table.deliveryNote)
      .where(sql`${table.deliveryNote} IS NOT NULL`),
  ],
);
