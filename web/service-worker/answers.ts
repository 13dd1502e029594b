import { matchPrecache } from "workbox-precaching";
import { askFirst } from "./ask-first.ts";

/** Timeout before an older or smaller cached file is served. */
const fileTimeoutMs = 4_000;

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

/** All drawings by path as compressed JSON, packed into one file by the build (`scripts/service-worker`). */
const pack = "/drawings.pack";

let drawings: Promise<ReadonlyMap<string, unknown>> | undefined;

/** The server's drawing, which may be newer than the cached one; offline, the cached one. */
export async function answerDrawing({ request }: FetchEvent): Promise<Response> {
  return askFirst(fetch(request), fileTimeoutMs, () => findDrawing(new URL(request.url).pathname));
}

async function findDrawing(path: string): Promise<Response | undefined> {
  drawings ??= readPack();
  const drawing = (await drawings).get(path);
  if (typeof drawing !== "string") return undefined;
  return new Response(drawing, { headers: { "content-type": "image/svg+xml" } });
}

async function readPack(): Promise<ReadonlyMap<string, unknown>> {
  const saved = await matchPrecache(pack);
  const json = saved?.body?.pipeThrough(new DecompressionStream("gzip"));
  const packed: unknown = json && (await new Response(json).json());
  return new Map(Object.entries(packed ?? {}));
}

const cacheName = "seen-uploads";

/** Max number of cached product images, about 2 MB; the oldest are deleted first. */
const maxCachedImages = 100;

/** A product image, cached after its first load, since an image never changes under its name. */
export async function answerUpload(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  const cache = await caches.open(cacheName);
  const seen = await cache.match(url);
  if (seen) return seen;
  try {
    const answer = await fetch(event.request);
    if (answer.status === 200) event.waitUntil(keep(cache, url, answer.clone()));
    return answer;
  } catch {
    const other = (await cache.keys()).find((request) => getStem(request.url) === getStem(url));
    return (other && (await cache.match(other))) ?? Response.error();
  }
}

async function keep(cache: Cache, url: string, answer: Response): Promise<void> {
  await cache.put(url, answer);
  const saved = await cache.keys();
  await Promise.all(saved.slice(0, -maxCachedImages).map((request) => cache.delete(request)));
}

/** The common part of all sizes and formats of an image (`domain/image.ts`). */
function getStem(url: string): string {
  return url.replace(/(?:-\d+)?\.\w+$/, "");
}
