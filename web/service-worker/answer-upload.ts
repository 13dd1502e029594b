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
