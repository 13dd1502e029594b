import { precache } from "workbox-precaching";
import { readWorkerMessage } from "#web/offline/service-worker/worker-message.ts";
import { findAnswer } from "./find-answer.ts";
import { isOfThisBuild, takeOverIfAlone } from "./take-over.ts";
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
