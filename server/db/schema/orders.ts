import { sql } from "drizzle-orm";
import {
  bigint,
  bigserial,
  boolean,
  check,
  date,
  index,
  jsonb,
  numeric,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { orderLanguages } from "#domain/describe-terms.ts";
import { storedStatuses } from "#domain/order-status.ts";
import type { PlacedTerms } from "#domain/order-terms.ts";
import { users } from "./auth.ts";
import { amount, moment } from "./columns.ts";

/** An order line, with its own copy of the name and the unit price in euro at the time of ordering. */
export type StoredOrderItem = {
  /** Id of the product. A quoted part that isn't a product has the id of the quote's line. */
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly quantity: number;
  /** Pieces actually taken from stock; absent or 0 if none are taken. A deleted order keeps them. */
  readonly taken?: number;
};

/** Placed orders. `shipping_method` contains the address. */
export const orders = pgTable(
  "orders",
  {
    id: uuid("id").primaryKey(),
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    customerName: text("customer_name").notNull(),
    phone: text("phone").notNull(),
    country: text("country").notNull(),
    city: text("city").notNull(),
    shippingMethod: text("shipping_method").notNull(),
    notes: text("notes").notNull().default(""),
    email: text("email").notNull().default(""),
    companyName: text("company_name").notNull().default(""),
    nipt: text("nipt").notNull().default(""),
    language: text("language", { enum: orderLanguages }).notNull().default("sq"),
    items: jsonb("items").$type<readonly StoredOrderItem[]>().notNull(),
    /** Part of the total; null if it is agreed on the phone. */
    deliveryCost: amount("delivery_cost"),
    /** Null for orders placed before terms were kept. */
    terms: jsonb("terms").$type<PlacedTerms>(),
    total: amount("total").notNull(),
    status: text("status", { enum: storedStatuses }).notNull().default("new"),
    isStockTaken: boolean("is_stock_taken").notNull().default(false),
    /** Created when the form opens; the same key returns the same order. */
    idempotencyKey: uuid("idempotency_key").notNull(),
    /** Digest of the request, to detect a key that is reused with other contents. */
    requestDigest: text("request_digest").notNull(),
    /** Token of the guest's private link: 244 random bits. Anyone with it can open the order. */
    linkToken: text("link_token")
      .notNull()
      .default(sql`replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`),
    /** When the mails about the new order were queued; null until then. */
    noticedAt: moment("noticed_at"),
    createdAt: moment("created_at").notNull().defaultNow(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
    deletedAt: moment("deleted_at"),
    deletedBy: text("deleted_by"),
    /** When the customer's data was erased; the goods and the total stay. */
    erasedAt: moment("erased_at"),
    /** When the customer asked for that while the order was open: it is erased once it has ended. */
    erasureAskedAt: moment("erasure_asked_at"),
  },
  (table) => [
    uniqueIndex("orders_idempotency_key").on(table.idempotencyKey),
    uniqueIndex("orders_short_id").on(sql`substr(${table.id}::text, 1, 8)`),
    index("orders_newest")
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`deleted_at IS NULL`),
    index("orders_status")
      .on(table.status, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`deleted_at IS NULL`),
    index("orders_of_user")
      .on(table.userId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`deleted_at IS NULL`),
    // Deleting an account looks for all its orders.
    index("orders_user_id")
      .on(table.userId)
      .where(sql`user_id IS NOT NULL`),
    uniqueIndex("orders_link_token").on(table.linkToken),
    index("orders_unnoticed")
      .on(table.createdAt)
      .where(sql`noticed_at IS NULL`),
    index("orders_deleted")
      .on(table.deletedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`deleted_at IS NOT NULL`),
    index("orders_of_guests")
      .on(table.updatedAt)
      .where(sql`user_id IS NULL AND erased_at IS NULL`),
    index("orders_to_erase")
      .on(table.erasureAskedAt)
      .where(sql`erasure_asked_at IS NOT NULL`),
    check("orders_total", sql`${table.total} >= 0`),
    check("orders_delivery_cost", sql`${table.deliveryCost} BETWEEN 0 AND ${table.total}`),
    check("orders_language", sql`${table.language} IN ('sq', 'en')`),
    check(
      "orders_status",
      sql`${table.status} IN ('new', 'pending', 'processing', 'completed', 'confirmed', 'cancelled')`,
    ),
    check("orders_items", sql`jsonb_typeof(${table.items}) = 'array'`),
  ],
);

/**
 * Orders that aren't deleted and their totals by day in Tirana and status, as differences: triggers add a
 * row for each change and lock none, and a timed job adds them up. The figures are the sums.
 */
export const orderFigures = pgTable(
  "order_figures",
  {
    day: date("day").notNull(),
    status: text("status", { enum: storedStatuses }).notNull(),
    orders: bigint("orders", { mode: "number" }).notNull(),
    total: numeric("total", { precision: 24, scale: 2 }).notNull(),
  },
  (table) => [index("order_figures_day").on(table.day)],
);

/** Change rows, written in the transaction of the change; the source of all realtime events. */
export const changes = pgTable(
  "changes",
  {
    seq: bigserial("seq", { mode: "number" }).primaryKey(),
    topic: text("topic", {
      enum: ["product", "hidden-product", "order", "quote", "synonyms"],
    }).notNull(),
    kind: text("kind", { enum: ["created", "updated", "deleted", "many"] }).notNull(),
    entityId: uuid("entity_id").notNull(),
    /** Whether nothing but the stock of a product changed. */
    isOnlyStock: boolean("is_only_stock").notNull().default(false),
    at: moment("at").notNull().defaultNow(),
  },
  (table) => [index("changes_at").on(table.at)],
);
