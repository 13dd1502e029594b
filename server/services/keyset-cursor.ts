import { z } from "zod";
import { ServiceError } from "./service-error.ts";

/** What a sort value may look like, so that no other one reaches the database. */
const sortValues = {
  text: z.string().regex(/^[^\0]{0,300}$/),
  amount: z.string().regex(/^\d{1,10}\.\d{2}$/),
  count: z.string().regex(/^\d{1,10}$/),
  // The database knows no year 0.
  moment: z.iso.datetime({ precision: 3 }).startsWith("2"),
};

/** Where a page ended: the list's sort order, the last row's sort value and its id. */
export type KeysetCursor = { readonly value: string; readonly id: string };

/**
 * Packs the end of a page into text for the next request.
 *
 * @param sort The list's sort order.
 * @param cursor The last row's sort value and id.
 * @returns Text that is safe in an address.
 */
export function encodeCursor(sort: string, cursor: KeysetCursor): string {
  return Buffer.from(JSON.stringify([sort, cursor.value, cursor.id])).toString("base64url");
}

/**
 * Unpacks a cursor that a client sent back.
 *
 * @param sort The list's sort order.
 * @param kind What that order sorts by.
 * @param cursor What the client sent, untrusted.
 * @returns The last row's sort value and id.
 * @throws {ServiceError} `invalid_input` where it isn't one of ours or belongs to another order.
 */
export function decodeCursor(
  sort: string,
  kind: keyof typeof sortValues,
  cursor: string,
): KeysetCursor {
  const content = z.tuple([z.literal(sort), sortValues[kind], z.uuid()]);
  const parsed = content.safeParse(parseJson(Buffer.from(cursor, "base64url").toString()));
  if (!parsed.success) throw new ServiceError("invalid_input", { fields: ["cursor"] });
  return { value: parsed.data[1], id: parsed.data[2] };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
