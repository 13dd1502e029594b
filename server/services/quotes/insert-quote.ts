import { and, eq, gt, inArray } from "drizzle-orm";
import type { SentQuote } from "#domain/quote-schema.ts";
import type { Transaction } from "#server/db/client.ts";
import { createTimeOrderedId } from "#server/db/ids.ts";
import { quotePhotos, quotes, type StoredQuoteLine } from "#server/db/schema/quotes.ts";
import { products } from "#server/db/schema/shop.ts";
import { uploads } from "#server/db/schema/staff.ts";
import { recordChanges } from "#server/services/changes/record-changes.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { isShown } from "#server/services/products/shown-products.ts";
import { ServiceError } from "#server/services/service-error.ts";
import { unusedAfterMs } from "#server/services/uploads/sweep-uploads.ts";
import { quotePhotoBucket } from "#server/services/uploads/upload-files.ts";
import type { FoundQuote } from "./quote-row.ts";

export type QuoteInsert = {
  readonly id: string;
  readonly userId: string | null;
  readonly request: Omit<SentQuote, "website">;
  readonly requestDigest: string;
};

/** Photos this close to their deletion are no longer attached: the sweep may be deleting their files. */
const sweepMarginMs = 60 * 60 * 1_000;

/**
 * Writes a quote, its photos and its change row.
 * @returns The new quote, or undefined if the key was used before.
 * @throws {ServiceError} `invalid_input` for a photo that wasn't uploaded with this key.
 */
export async function insertQuote(
  ctx: ServiceContext,
  { id, userId, request, requestDigest }: QuoteInsert,
): Promise<FoundQuote | undefined> {
  return ctx.db.transaction(async (tx) => {
    const [quote] = await tx
      .insert(quotes)
      .values({
        id,
        userId,
        customerName: request.name,
        phone: request.phone,
        email: request.email,
        companyName: request.company_name,
        nipt: request.nipt,
        note: request.note,
        isUrgent: request.is_urgent,
        lines: await toStoredLines(tx, request.lines),
        idempotencyKey: request.key,
        requestDigest,
      })
      .onConflictDoNothing({ target: quotes.idempotencyKey })
      .returning();
    if (!quote) return undefined;
    await attachPhotos(ctx, tx, id, request);
    await recordChanges(tx, "quote", "created", [id]);
    return { quote, photos: request.photos, orderToken: null };
  });
}

/** Products that the shop doesn't show become plain text: ids of hidden ones can't be probed. */
async function toStoredLines(
  tx: Transaction,
  lines: SentQuote["lines"],
): Promise<StoredQuoteLine[]> {
  const ids = lines.flatMap(({ product_id }) => product_id ?? []);
  const shown = await tx
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(and(inArray(products.id, ids), isShown));
  const names = new Map(shown.map(({ id, name }) => [id, name]));
  return lines.map(({ text, product_id: productId, quantity, note }) => {
    const name = productId === undefined ? undefined : names.get(productId);
    return {
      id: createTimeOrderedId(),
      text,
      product_id: name === undefined ? null : (productId ?? null),
      product_name: name ?? null,
      quantity,
      note,
      price: null,
      days: null,
      answer_note: "",
    };
  });
}

async function attachPhotos(
  ctx: ServiceContext,
  tx: Transaction,
  quoteId: string,
  { key, photos }: QuoteInsert["request"],
): Promise<void> {
  if (photos.length === 0) return;
  const known = await tx
    .select({ id: uploads.id })
    .from(uploads)
    .where(
      and(
        inArray(uploads.id, photos),
        eq(uploads.bucket, quotePhotoBucket),
        eq(uploads.createdBy, key),
        eq(uploads.state, "stored"),
        gt(uploads.createdAt, new Date(ctx.now().getTime() - unusedAfterMs + sweepMarginMs)),
      ),
    );
  if (known.length < photos.length) throw new ServiceError("invalid_input", { fields: ["photos"] });
  await tx
    .insert(quotePhotos)
    .values(photos.map((uploadId, place) => ({ uploadId, quoteId, place })));
}
