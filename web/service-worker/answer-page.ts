import { matchPrecache } from "workbox-precaching";
import { askFirst } from "./ask-first.ts";

/** The app shell (`web/routes/app-shell.tsx`), which renders the page of any URL. */
const frame = "/app-shell";

const timeoutMs = 10_000;

/**
 * Serves pages from the network, so that a deploy is visible immediately. Pages are never cached:
 * they could belong to another user.
 */
export async function answerPage(event: FetchEvent): Promise<Response> {
  return askFirst(askServer(event), timeoutMs, () => matchPrecache(frame));
}

async function askServer({ preloadResponse, request }: FetchEvent): Promise<Response> {
  // Navigation preload: the browser sent the request while the worker was starting, if supported.
  const preloaded: unknown = await preloadResponse;
  return preloaded instanceof Response ? preloaded : fetch(request);
}
