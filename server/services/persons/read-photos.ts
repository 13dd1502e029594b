import { buffer } from "node:stream/consumers";
import { asc, eq, inArray } from "drizzle-orm";
import { quotePhotos } from "#server/db/schema/quotes.ts";
import { uploads } from "#server/db/schema/staff.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { storageKey } from "#server/services/uploads/upload-files.ts";

/** A photo of a quote; the file is null if it is missing or too large for this export. */
export type ExportedPhoto = {
  readonly name: string;
  readonly uploaded_at: string;
  readonly file_base64: string | null;
};

/** Reads the photos of quotes by the quote's id. */
export async function readPhotos(
  { db, storage }: Pick<ServiceContext, "db" | "storage">,
  found: readonly { readonly id: string }[],
  maxBytes: number,
): Promise<ReadonlyMap<string, readonly ExportedPhoto[]>> {
  const ids = found.map(({ id }) => id);
  const rows = await db
    .select({ quoteId: quotePhotos.quoteId, upload: uploads })
    .from(quotePhotos)
    .innerJoin(uploads, eq(uploads.id, quotePhotos.uploadId))
    .where(inArray(quotePhotos.quoteId, ids))
    .orderBy(asc(quotePhotos.quoteId), asc(quotePhotos.place));
  const photos = new Map<string, ExportedPhoto[]>();
  let left = maxBytes;
  for (const { quoteId, upload } of rows) {
    const file = await storage.read(storageKey(upload.bucket, upload.path));
    const isIncluded = file !== undefined && file.size <= left;
    if (isIncluded) left -= file.size;
    const photo = {
      name: `${upload.id}.${upload.path.split(".").at(-1) ?? ""}`,
      uploaded_at: upload.createdAt.toISOString(),
      file_base64: isIncluded ? (await buffer(await file.open())).toString("base64") : null,
    };
    photos.set(quoteId, [...(photos.get(quoteId) ?? []), photo]);
  }
  return photos;
}
