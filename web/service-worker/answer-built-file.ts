import { matchPrecache } from "workbox-precaching";
import { askFirst } from "./ask-first.ts";

/** How long a page waits for a file that the device has in an older or smaller form. */
export const fileTimeoutMs = 4_000;

/** A chunk, a style sheet or a font: its name tells its content, so whichever build kept it will do. */
export async function answerChunk({ request }: FetchEvent): Promise<Response> {
  return (await caches.match(request.url, { ignoreVary: true })) ?? fetch(request);
}

/** A file whose name stays when it changes. */
export async function answerBuiltFile({ request }: FetchEvent): Promise<Response> {
  return askFirst(fetch(request), fileTimeoutMs, () => matchPrecache(request.url));
}

/** A picture in the width that was asked for; without a network the small one that is kept. */
export async function answerPicture({ request }: FetchEvent): Promise<Response> {
  const name = request.url.replace(/-\d+\.avif$/, "");
  return askFirst(
    fetch(request),
    fileTimeoutMs,
    async () =>
      (await matchPrecache(`${name}-400.avif`)) ?? (await matchPrecache(`${name}-800.avif`)),
  );
}
