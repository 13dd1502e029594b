import { sql } from "drizzle-orm";
import { check, date, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/**
 * Searches that found nothing, by their text. Nothing says who searched, and no time is finer than a day.
 */
export const searchMisses = pgTable(
  "search_misses",
  {
    id: uuid("id").primaryKey(),
    /** As `toCountedText` writes it. */
    text: text("text").notNull().unique(),
    count: integer("count").notNull().default(1),
    /** Days in UTC. */
    firstOn: date("first_on").notNull(),
    lastOn: date("last_on").notNull(),
    /** When and by whom it was taken off the staff's list. It is counted further. */
    dismissedAt: moment("dismissed_at"),
    dismissedBy: text("dismissed_by"),
  },
  (table) => [check("search_misses_text", sql`char_length(${table.text}) BETWEEN 1 AND 60`)],
);

/** Synonyms that staff added to the built-in ones. */
export const searchSynonyms = pgTable(
  "search_synonyms",
  {
    id: uuid("id").primaryKey(),
    term: text("term").notNull(),
    words: jsonb("words").$type<readonly string[]>().notNull(),
    /** Words of the built-in group of this name that the search doesn't use. */
    without: jsonb("without").$type<readonly string[]>().notNull().default([]),
    /** What is searched for instead of the words. */
    means: text("means"),
    createdAt: moment("created_at").notNull().defaultNow(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
    deletedAt: moment("deleted_at"),
    deletedBy: text("deleted_by"),
  },
  (table) => [
    uniqueIndex("search_synonyms_term")
      .on(sql`fold_text(${table.term})`)
      .where(sql`deleted_at IS NULL`),
    check("search_synonyms_words", sql`jsonb_typeof(${table.words}) = 'array'`),
    check("search_synonyms_without", sql`jsonb_typeof(${table.without}) = 'array'`),
  ],
);
