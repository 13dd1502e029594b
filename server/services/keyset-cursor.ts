import { z } from "zod";
import { ServiceError } from "./service-error.ts";

const cursorContent = z.tuple([z.string(), z.string().max(300), z.uuid()]);

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
 * @param cursor What the client sent, untrusted.
 * @returns The last row's sort value and id.
 * @throws {ServiceError} `invalid_input` where it isn't one of ours or belongs to another order.
 */
export function decodeCursor(sort: string, cursor: string): KeysetCursor {
  const parsed = cursorContent.safeParse(parseJson(Buffer.from(cursor, "base64url").toString()));
  if (!parsed.success || parsed.data[0] !== sort) {
    throw new ServiceError("invalid_input", { fields: ["cursor"] });
  }
  return { value: parsed.data[1], id: parsed.data[2] };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
