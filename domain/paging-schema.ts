import { z } from "zod";

export const cursorSchema = z
  .string()
  .max(1_000)
  .regex(/^[A-Za-z0-9_-]+$/)
  .describe("The `next_cursor` of the page before");

/** A cursor that is a row number with at most `digits` digits. */
export const numberCursorSchema = (digits: number): z.ZodString =>
  z
    .string()
    .regex(new RegExp(`^\\d{1,${digits}}$`))
    .describe("The `next_cursor` of the page before");

/** Number of entries per page. */
export const limitSchema = (maximum: number, usual: number): z.ZodDefault<z.ZodCoercedNumber> =>
  z.coerce.number().int().min(1).max(maximum).describe("Entries per page").default(usual);

export const nextCursorSchema = z
  .string()
  .nullable()
  .describe("Send it as `cursor` to get the next page; null on the last one");

export const matchCountSchema = z.int().describe("All entries that match, on every page");
