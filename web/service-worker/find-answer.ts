import { matchPrecache } from "workbox-precaching";
import {
  answerBuiltFile,
  answerChunk,
  answerWithImage,
  answerDrawing,
  answerUpload,
} from "./answers.ts";
import { askFirst } from "./ask-first.ts";
import { worker } from "./worker.ts";

/** The app shell (`web/routes/app-shell.tsx`), which renders the page of any URL. */
const frame = "/app-shell";

const timeoutMs = 10_000;

/**
 * Serves pages from the network, so that a deploy is visible immediately. Pages are never cached:
 * they could belong to another user.
 */
async function answerPage(event: FetchEvent): Promise<Response> {
  return askFirst(askServer(event), timeoutMs, () => matchPrecache(frame));
}

async function askServer({ preloadResponse, request }: FetchEvent): Promise<Response> {
  // Navigation preload: the browser sent the request while the worker was starting, if supported.
  const preloaded: unknown = await preloadResponse;
  return preloaded instanceof Response ? preloaded : fetch(request);
}

/** Paths that aren't pages: a navigation to them isn't handled by the worker. */
const noPage =
  /^\/(?:api|assets|icons|media|og|pictures|slides|uploads|videos)\/|^\/(?:healthz|readyz)$/;

/** Handlers by path; the first match applies. API requests match none. */
const answers: readonly (readonly [RegExp, (event: FetchEvent) => Promise<Response>])[] = [
  [/^\/assets\//, answerChunk],
  [/^\/media\/.*\.svg$/, answerDrawing],
  [/^\/(?:pictures|slides)\/.*\.avif$/, answerWithImage],
  [/^\/uploads\//, answerUpload],
  [/^\/(?:favicon\.svg|manifest\.webmanifest)$/, answerBuiltFile],
];

/** Returns the response to a request; undefined leaves it to the browser. */
export function findAnswer(event: FetchEvent): Promise<Response> | undefined {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== worker.location.origin) return undefined;
  if (mode === "navigate") return noPage.test(pathname) ? undefined : answerPage(event);
  return answers.find(([path]) => path.test(pathname))?.[1](event);
}
