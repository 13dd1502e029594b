import { matchPrecache } from "workbox-precaching";
import { askFirst } from "./ask-first.ts";

/** The frame without a page (`web/routes/app-shell.tsx`): it draws the page of any address. */
const frame = "/app-shell";

const timeoutMs = 10_000;

/**
 * The server's page where there is a network, so that nobody sees an older one after a deploy. No
 * page is ever kept: it could be another person's.
 */
export async function answerPage(event: FetchEvent): Promise<Response> {
  return askFirst(askServer(event), timeoutMs, () => matchPrecache(frame));
}

async function askServer({ preloadResponse, request }: FetchEvent): Promise<Response> {
  // The browser asked while the worker was still starting, if it knows how.
  const preloaded: unknown = await preloadResponse;
  return preloaded instanceof Response ? preloaded : fetch(request);
}
