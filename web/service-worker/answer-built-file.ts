import { matchPrecache } from "workbox-precaching";

/** A chunk, a style sheet or a font: its name tells its content, so whichever build kept it will do. */
export async function answerChunk({ request }: FetchEvent): Promise<Response> {
  return (await caches.match(request.url, { ignoreVary: true })) ?? fetch(request);
}

/** A file that this build keeps. */
export async function answerBuiltFile({ request }: FetchEvent): Promise<Response> {
  return (await matchPrecache(request.url)) ?? fetch(request);
}

/** A picture in the width that was asked for; without a network the small one that is kept. */
export async function answerPicture(event: FetchEvent): Promise<Response> {
  const small = event.request.url.replace(/-\d+\.avif$/, "");
  return answerBuiltFile(event).catch(
    async () =>
      (await matchPrecache(`${small}-400.avif`)) ??
      (await matchPrecache(`${small}-800.avif`)) ??
      Response.error(),
  );
}
