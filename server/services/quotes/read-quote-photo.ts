import { buffer } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import { uploads } from "#server/db/schema/staff.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { ServiceError } from "#server/services/service-error.ts";
import { storageKey } from "#server/services/uploads/upload-files.ts";
import { findLinkedQuote } from "./follow-quote.ts";
import { findStaffQuote } from "./get-quote.ts";
import type { FoundQuote } from "./quote-row.ts";

/** Media types by extension; the server made the name from the content. */
const types: Readonly<Record<string, string>> = {
  jpg: "image/jpeg",
  png: "image/png",
  gif: "image/gif",
};

/**
 * Reads a photo with the private link of its quote.
 * @throws {ServiceError} As `findLinkedQuote`; `not_found` for a photo of another quote.
 */
export async function readLinkedPhoto(
  ctx: ServiceContext,
  { token, id }: { readonly token: string; readonly id: string },
): Promise<File> {
  return readPhoto(ctx, await findLinkedQuote(ctx, token), id);
}

/**
 * Reads a photo as staff.
 * @throws {ServiceError} `unauthorized`, `forbidden`; `not_found` for a photo of another quote.
 */
export async function readStaffPhoto(
  ctx: ServiceContext,
  { id, photo }: { readonly id: string; readonly photo: string },
): Promise<File> {
  return readPhoto(ctx, await findStaffQuote(ctx, id), photo);
}

async function readPhoto(ctx: ServiceContext, { photos }: FoundQuote, id: string): Promise<File> {
  if (!photos.includes(id)) throw new ServiceError("not_found");
  const [upload] = await ctx.db.select().from(uploads).where(eq(uploads.id, id));
  const file = upload && (await ctx.storage.read(storageKey(upload.bucket, upload.path)));
  if (!file) throw new ServiceError("not_found");
  const extension = upload.path.split(".").at(-1) ?? "";
  const bytes = new Uint8Array(await buffer(await file.open()));
  return new File([bytes], `${id}.${extension}`, { type: types[extension] ?? "" });
}
