import { precache, getCacheKeyForURL } from "workbox-precaching";
import { readWorkerMessage } from "#web/offline/service-worker/worker-message.ts";
import { findAnswer } from "./find-answer.ts";
import { worker } from "./worker.ts";

/** All precached files, with a revision for those without a hash in the name; injected by the build. */
declare const builtFiles: readonly { readonly url: string; readonly revision: string | null }[];

precache([...builtFiles]);

worker.addEventListener("activate", (event) => {
  // The page that registered the worker works offline immediately, not only after its next load.
  event.waitUntil(worker.clients.claim());
  event.waitUntil(worker.registration.navigationPreload?.enable());
});

worker.addEventListener("fetch", (event) => {
  const answer = findAnswer(event);
  // Falls back to the network when the cache can't be read.
  if (answer) event.respondWith(answer.catch(() => fetch(event.request)));
});

// A new worker waits by default, because pages of the older build still need their cached files.
worker.addEventListener("message", (event) => {
  const message = readWorkerMessage(event.data);
  if (message?.kind === "take-over") event.waitUntil(worker.skipWaiting());
  if (message?.kind !== "is-of-your-build") return;
  const isSame = isOfThisBuild(message.mainChunk);
  event.ports[0]?.postMessage(isSame);
  if (isSame) event.waitUntil(takeOverIfAlone());
});

/** Whether a page with that main chunk is from the same build as this worker. */
function isOfThisBuild(mainChunk: string): boolean {
  return getCacheKeyForURL(mainChunk) !== undefined;
}

/** Activates the worker without asking if the only open page is of its build already. */
async function takeOverIfAlone(): Promise<void> {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (pages.length === 1) await worker.skipWaiting();
}
