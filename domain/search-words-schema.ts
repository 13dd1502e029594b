import { z } from "zod";
import { cursorSchema, limitSchema } from "./paging-schema.ts";
import {
  maxCountedLength,
  maxSynonymLength,
  maxSynonymWords,
  maxWordsWithout,
  searchMissSorts,
  searchMissStates,
} from "./search-words.ts";
import { maxSearchLength } from "./shop-list.ts";
import { idSchema, requiredText, text } from "./value-schema.ts";

// The browser may import only types of this file: zod adds 22 kB to a chunk.

/** Max characters of a reported search; the count cuts it. */
const maxReportedLength = 10_000;

export const searchMissReportSchema = z.strictObject({
  q: z.string().max(maxReportedLength).describe("The search as typed"),
});

export const searchMissSchema = z
  .object({
    id: idSchema,
    text: z
      .string()
      .describe(`The search in its normal form, at most ${maxCountedLength} characters`),
    count: z.int().describe("How often it found nothing"),
    first_on: z.iso.date().describe("Day of the first time, in UTC"),
    last_on: z.iso.date().describe("Day of the last time, in UTC"),
    dismissed_at: z.iso.datetime().nullable().describe("When it was taken off the list, or null"),
    dismissed_by: z.string().nullable().describe("Name of who did it"),
  })
  .meta({ id: "SearchMiss", description: "A search that found nothing, with its count" });

export const searchMissQuerySchema = z.strictObject({
  search: text(maxSearchLength).optional().describe("Part of the text"),
  state: z.enum(searchMissStates).default("open").describe("dismissed: those taken off the list"),
  sort: z.enum(searchMissSorts).default("count").describe("Order of the list, highest first"),
  limit: limitSchema(100, 50),
  cursor: cursorSchema.optional(),
});

export type SearchMissQuery = z.output<typeof searchMissQuerySchema>;

const written = {
  term: requiredText(maxSynonymLength).describe(
    "A word for a thing, or the name of a built-in group, which gets the words",
  ),
  words: z
    .array(requiredText(maxSynonymLength))
    .max(maxSynonymWords)
    .describe("Further words and phrases for it"),
  without: z
    .array(requiredText(maxSynonymLength))
    .max(maxWordsWithout)
    .optional()
    .describe("Words of the built-in group that the search no longer uses"),
  means: requiredText(maxSynonymLength)
    .nullable()
    .describe("What is searched for instead, such as a code or a family, or null"),
};

export const newSynonymsSchema = z
  .strictObject({
    ...written,
    id: idSchema
      .optional()
      .describe("Made by the client: the same id again adds nothing and answers with the first"),
  })
  .meta({ id: "NewSynonyms", description: "What an admin sends to add a group of synonyms" });

export type NewSynonyms = z.output<typeof newSynonymsSchema>;

export const changedSynonymsSchema = z.strictObject({ id: idSchema, ...written });

/** A group of synonyms as the search reads it. */
export const synonymGroupSchema = z
  .object({
    term: z.string().describe("Name of the thing"),
    words: z.array(z.string()).describe("Words and phrases for it"),
    without: z
      .array(z.string())
      .exactOptional()
      .describe("Words of the built-in group that the search no longer uses; absent if none"),
    means: z.string().nullable().describe("What is searched for instead, or null"),
  })
  .meta({ id: "SynonymGroup", description: "A group of synonyms as the search reads it" });

export const synonymsSchema = synonymGroupSchema
  .extend({
    id: idSchema,
    updated_at: z.iso.datetime().describe("When it was last changed"),
    deleted_at: z.iso.datetime().nullable().describe("When it was deleted, or null"),
    deleted_by: z.string().nullable().describe("Name of who deleted it"),
  })
  .meta({ id: "Synonyms", description: "A group of synonyms as the dashboard lists it" });

export type SynonymsRecord = z.output<typeof synonymsSchema>;
