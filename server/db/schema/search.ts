import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { products } from "./shop.ts";

/** Codes are compared by their characters, so that a range finds what begins with a text. */
const codeText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

/**
 * What the search knows of each visible product. Triggers of `products` insert and delete rows, and set
 * `reader` to empty if a row has to be read again; the process reads it in the background. Until then a
 * changed product is found by what it was.
 */
export const productEntries = pgTable(
  "product_entries",
  {
    productId: uuid("product_id")
      .primaryKey()
      .references(() => products.id, { onDelete: "cascade" }),
    /** Version of the program and synonyms that read the row; empty if the product has changed since. */
    reader: codeText("reader").notNull().default(""),
    /** A `SearchEntry`; null until it is read. */
    entry: jsonb("entry"),
    /** Upper case. */
    maker: codeText("maker").notNull().default(""),
    /** Key of the main code, for what is typed so far. */
    codeKey: codeText("code_key"),
    /** `c:` and the key of each code; `i:` and the insert of a housed unit. */
    keys: text("keys")
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** `n:` and the basic number of a bearing, `b:` and the section of a belt. */
    series: codeText("series"),
    /** Of a belt; 0 for others. */
    lengthMm: doublePrecision("length_mm").notNull().default(0),
    /** Full code that is compared with the requested one. */
    designation: codeText("designation").notNull().default(""),
    boreMm: doublePrecision("bore_mm"),
    outsideMm: doublePrecision("outside_mm"),
    widthMm: doublePrecision("width_mm"),
    nameTerms: text("name_terms")
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Of the name and all other texts. */
    terms: text("terms")
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** How common the type is; 1 is the most common. */
    popularity: smallint("popularity").notNull().default(99),
  },
  (table) => [
    index("product_entries_reader").on(table.reader),
    index("product_entries_keys").using("gin", table.keys),
    index("product_entries_terms").using("gin", table.terms),
    index("product_entries_code").on(table.codeKey),
    index("product_entries_designation")
      .on(table.series, table.lengthMm, table.designation, table.maker, table.productId)
      .where(sql`series IS NOT NULL`),
    index("product_entries_belt_length")
      .on(table.lengthMm)
      .where(sql`series LIKE 'b:%'`),
    index("product_entries_size")
      .on(table.boreMm, table.outsideMm, table.widthMm, table.popularity, table.productId)
      .where(sql`bore_mm IS NOT NULL`),
    index("product_entries_bore")
      .on(table.boreMm, table.popularity, table.productId)
      .where(sql`bore_mm IS NOT NULL`),
    index("product_entries_outside")
      .on(table.outsideMm, table.popularity, table.productId)
      .where(sql`outside_mm IS NOT NULL`),
    index("product_entries_popularity").on(table.popularity, table.productId),
  ],
);

/** Terms of the entries' texts. A term stays when its last product is deleted, which does no harm. */
export const productTerms = pgTable(
  "product_terms",
  {
    term: codeText("term").primaryKey(),
    /** Grows with each new term, so that a process reads only those that it doesn't know. */
    seq: bigint("seq", { mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    /** About how many products have it: removed ones aren't subtracted. */
    products: integer("products").notNull(),
    /** The most common type that has it. */
    popularity: smallint("popularity").notNull(),
  },
  (table) => [index("product_terms_seq").on(table.seq)],
);

/** The version that reads the entries: the one of the process that started last. */
export const productReader = pgTable(
  "product_reader",
  {
    isOnly: boolean("is_only").primaryKey().default(true),
    version: text("version").notNull(),
  },
  (table) => [check("product_reader_is_only", sql`${table.isOnly}`)],
);
