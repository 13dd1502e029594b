import type { Readable } from "node:stream";
import { imageBuckets } from "#domain/image.ts";
import { decodePath } from "#domain/readable-path.ts";
import type { FileStorage } from "#server/storage/file-storage.ts";
import { createErrorBody, createErrorResponse } from "./error-body.ts";
import { hasEtag } from "./etag.ts";
import { forTheApp } from "./security-headers.ts";

/** Content types of uploads by extension. Only the name decides, and the server made that name. */
const types: Readonly<Record<string, string>> = {
  jpg: "image/jpeg",
  png: "image/png",
  gif: "image/gif",
  avif: "image/avif",
  webp: "image/webp",
};

/** No dot except before the extension, and no slash except these three. */
const place = /^\/uploads\/([^/]+)\/products\/([\w-]+\.(jpg|png|gif|avif|webp))$/;

/** Serves an uploaded image or one of its sizes, streamed from the storage. */
export async function uploadedFileResponse(
  request: Request,
  storage: FileStorage,
): Promise<Response> {
  const [, bucket, name = "", ending = ""] =
    place.exec(decodePath(new URL(request.url).pathname) ?? "") ?? [];
  const type = types[ending];
  const isKnown = type !== undefined && imageBuckets.some((known) => known === bucket);
  const file = isKnown ? await storage.read(`${bucket}/products/${name}`) : undefined;
  if (!isKnown || !file) return createErrorResponse(createErrorBody("not_found"));
  const headers = {
    // Names are random and never reused, so the name identifies the content.
    etag: `"${name}"`,
    "cache-control": "public, max-age=31536000, immutable",
    "content-type": type,
    "content-disposition": "inline",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; sandbox",
    ...forTheApp,
  };
  if (hasEtag(request, headers.etag)) {
    return new Response(null, { status: 304, headers });
  }
  const body = request.method === "HEAD" ? null : getStream(await file.open());
  return new Response(body, { headers: { ...headers, "content-length": String(file.size) } });
}

/** Reads as fast as the client takes it, and closes the file when the client disconnects. */
function getStream(file: Readable): ReadableStream<Uint8Array<ArrayBuffer>> {
  const pieces: AsyncIterator<Uint8Array<ArrayBuffer>> = file[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        const piece = await pieces.next();
        if (piece.done) controller.close();
        else controller.enqueue(piece.value);
      },
      cancel: () => void file.destroy(),
    },
    { highWaterMark: 0 },
  );
}
