import { precache } from "workbox-precaching";
import { readWorkerMessage } from "../lib/service-worker/worker-message.ts";
import { findAnswer } from "./find-answer.ts";
import { isOfThisBuild, takeOverIfAlone } from "./take-over.ts";
import { worker } from "./worker.ts";

/** Every file that is kept, and the version of those whose name doesn't tell; written by the build. */
declare const builtFiles: readonly { readonly url: string; readonly revision: string | null }[];

precache([...builtFiles]);

worker.addEventListener("activate", (event) => {
  // The page that brought the worker works without a network from then on, not from its next visit.
  event.waitUntil(worker.clients.claim());
  event.waitUntil(worker.registration.navigationPreload?.enable());
});

worker.addEventListener("fetch", (event) => {
  const answer = findAnswer(event);
  // Where the browser can't read what it keeps, the network is as good as ever.
  if (answer) event.respondWith(answer.catch(() => fetch(event.request)));
});

// A worker that replaces another waits: pages of the older build keep the files they were made with.
worker.addEventListener("message", (event) => {
  const message = readWorkerMessage(event.data);
  if (message?.kind === "take-over") event.waitUntil(worker.skipWaiting());
  if (message?.kind !== "is-of-your-build") return;
  const isSame = isOfThisBuild(message.mainChunk);
  event.ports[0]?.postMessage(isSame);
  if (isSame) event.waitUntil(takeOverIfAlone());
});
