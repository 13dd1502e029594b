import { matchPrecache } from "workbox-precaching";
import { askFirst } from "./ask-first.ts";

/** Timeout before an older or smaller cached file is served. */
export const fileTimeoutMs = 4_000;

/** A chunk, style sheet or font. Its name contains a content hash, so a copy of any build is valid. */
export async function answerChunk({ request }: FetchEvent): Promise<Response> {
  return (await caches.match(request.url, { ignoreVary: true })) ?? fetch(request);
}

/** A file whose name doesn't change with its content. */
export async function answerBuiltFile({ request }: FetchEvent): Promise<Response> {
  return askFirst(fetch(request), fileTimeoutMs, () => matchPrecache(request.url));
}

/** An image in the requested width; offline, the small cached one. */
export async function answerWithImage({ request }: FetchEvent): Promise<Response> {
  const name = request.url.replace(/-\d+\.avif$/, "");
  return askFirst(
    fetch(request),
    fileTimeoutMs,
    async () =>
      (await matchPrecache(`${name}-400.avif`)) ?? (await matchPrecache(`${name}-800.avif`)),
  );
}
