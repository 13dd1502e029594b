import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { quoteDecliners, storedQuoteStatuses } from "#domain/quote.ts";
import { users } from "./auth.ts";
import { amount, moment } from "./columns.ts";
import { orders } from "./orders.ts";
import { uploads } from "./staff.ts";

/** A line of a quote: what was asked for and, once answered, at which price. */
export type StoredQuoteLine = {
  readonly id: string;
  readonly text: string;
  /** Null for a text that isn't a product of the shop. */
  readonly product_id: string | null;
  readonly product_name: string | null;
  readonly quantity: number;
  readonly note: string;
  /** Unit price in euro; null before the answer and for parts that can't be delivered. */
  readonly price: number | null;
  readonly days: number | null;
  readonly answer_note: string;
};

/** Requested quotes with their last answer. */
export const quotes = pgTable(
  "quotes",
  {
    id: uuid("id").primaryKey(),
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    customerName: text("customer_name").notNull(),
    phone: text("phone").notNull(),
    email: text("email").notNull(),
    companyName: text("company_name").notNull(),
    nipt: text("nipt").notNull(),
    note: text("note").notNull(),
    isUrgent: boolean("is_urgent").notNull(),
    lines: jsonb("lines").$type<readonly StoredQuoteLine[]>().notNull(),
    status: text("status", { enum: storedQuoteStatuses }).notNull().default("open"),
    /** Number of the answer; 0 before the first. */
    version: integer("version").notNull().default(0),
    staffNote: text("staff_note").notNull().default(""),
    total: amount("total"),
    /** Last day of the prices, in Tirana. */
    validUntil: date("valid_until"),
    declinedBy: text("declined_by", { enum: quoteDecliners }),
    /** The order that it became. */
    orderId: uuid("order_id").references(() => orders.id),
    /** Created when the form opens; the same key returns the same quote. */
    idempotencyKey: uuid("idempotency_key").notNull(),
    /** Digest of the request, to detect a key that is reused with other contents. */
    requestDigest: text("request_digest").notNull(),
    /** Token of the private link, as of an order. Anyone with it can read and accept the quote. */
    linkToken: text("link_token")
      .notNull()
      .default(sql`replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`),
    answeredAt: moment("answered_at"),
    createdAt: moment("created_at").notNull().defaultNow(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("quotes_idempotency_key").on(table.idempotencyKey),
    uniqueIndex("quotes_short_id").on(sql`substr(${table.id}::text, 1, 8)`),
    uniqueIndex("quotes_link_token").on(table.linkToken),
    uniqueIndex("quotes_order_id").on(table.orderId),
    index("quotes_newest").on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index("quotes_updated_at").on(table.updatedAt),
    check("quotes_status", sql`${table.status} IN ('open', 'answered', 'accepted', 'declined')`),
    check("quotes_total", sql`${table.total} >= 0`),
    check("quotes_lines", sql`jsonb_typeof(${table.lines}) = 'array'`),
    check(
      "quotes_answer",
      sql`${table.status} NOT IN ('answered', 'accepted') OR (${table.total} IS NOT NULL AND ${table.validUntil} IS NOT NULL)`,
    ),
    check("quotes_order", sql`(${table.status} = 'accepted') = (${table.orderId} IS NOT NULL)`),
  ],
);

/** Photos of quotes. A photo that no quote has is swept like other unused uploads. */
export const quotePhotos = pgTable(
  "quote_photos",
  {
    uploadId: uuid("upload_id")
      .primaryKey()
      .references(() => uploads.id),
    quoteId: uuid("quote_id")
      .notNull()
      .references(() => quotes.id, { onDelete: "cascade" }),
    place: smallint("place").notNull(),
  },
  (table) => [uniqueIndex("quote_photos_quote").on(table.quoteId, table.place)],
);
