import { z } from "zod";

/**
 * Text from a user: trimmed, without NUL, which PostgreSQL can't store, and with U+FFFD for half an emoji,
 * which its jsonb rejects.
 */
export const text = (maximum: number): z.ZodString =>
  z
    .string()
    .trim()
    .max(maximum)
    .regex(/^[^\0]*$/, "must not contain NUL")
    .overwrite((typed) => typed.replaceAll(/\p{Cs}/gu, "\uFFFD"));

export const requiredText = (maximum: number): z.ZodString => text(maximum).min(1);

/** Lower case, as the database returns it, so that an id has only one spelling. */
export const idSchema = z.uuid().toLowerCase().describe("Id, a UUID");
