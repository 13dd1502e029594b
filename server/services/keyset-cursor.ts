import { z } from "zod";
import { parseJson } from "#domain/json.ts";
import { ServiceError } from "./service-error.ts";

/** Formats of sort values; all others are rejected before they reach the database. */
const sortValues = {
  text: z.string().regex(/^[^\0]{0,300}$/),
  amount: z.string().regex(/^\d{1,10}\.\d{2}$/),
  count: z.string().regex(/^\d{1,10}$/),
  // PostgreSQL has no year 0.
  moment: z.iso.datetime({ precision: 3 }).startsWith("2"),
  day: z.iso.date().startsWith("2"),
};

export type SortKind = keyof typeof sortValues;

/** The end of a page: the last row's sort value and id. */
export type KeysetCursor = { readonly value: string; readonly id: string };

/** Encodes the end of a page as URL-safe text. */
export function encodeCursor(sort: string, cursor: KeysetCursor): string {
  return Buffer.from(JSON.stringify([sort, cursor.value, cursor.id])).toString("base64url");
}

/**
 * Decodes a cursor sent by a client.
 * @param kind The type of the sort value.
 * @param cursor Untrusted.
 * @throws {ServiceError} `invalid_input` for a cursor that is malformed or belongs to another sort
 * order.
 */
export function decodeCursor(sort: string, kind: SortKind, cursor: string): KeysetCursor {
  const content = z.tuple([z.literal(sort), sortValues[kind], z.uuid()]);
  const parsed = content.safeParse(parseJson(Buffer.from(cursor, "base64url").toString()));
  if (!parsed.success) throw new ServiceError("invalid_input", { fields: ["cursor"] });
  return { value: parsed.data[1], id: parsed.data[2] };
}
