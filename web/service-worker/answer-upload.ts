const cacheName = "seen-uploads";

/** So many pictures of products are kept, some 2 MB; those seen first go first. */
const keptPictures = 100;

/** A picture of a product: kept once it was seen, since its name never stands for another one. */
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
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, -keptPictures).map((request) => cache.delete(request)));
}

/** The same for all sizes and formats of a picture (`domain/image.ts`). */
function getStem(url: string): string {
  return url.replace(/(?:-\d+)?\.\w+$/, "");
}
