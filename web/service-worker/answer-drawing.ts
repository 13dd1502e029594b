import { matchPrecache } from "workbox-precaching";

/** All drawings by their path, packed into one file by the build (`tools/service-worker`). */
const pack = "/drawings.json";

let drawings: Promise<ReadonlyMap<string, unknown>> | undefined;

/** A drawing out of the pack. */
export async function answerDrawing({ request }: FetchEvent): Promise<Response> {
  drawings ??= readPack();
  const drawing = (await drawings).get(new URL(request.url).pathname);
  if (typeof drawing !== "string") return fetch(request);
  return new Response(drawing, { headers: { "content-type": "image/svg+xml" } });
}

async function readPack(): Promise<ReadonlyMap<string, unknown>> {
  const kept = await matchPrecache(pack);
  const packed: unknown = await kept?.json();
  return new Map(Object.entries(packed ?? {}));
}
