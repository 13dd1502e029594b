import { matchPrecache } from "workbox-precaching";
import { fileTimeoutMs } from "./answer-built-file.ts";
import { askFirst } from "./ask-first.ts";

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
