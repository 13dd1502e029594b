import { getCacheKeyForURL } from "workbox-precaching";
import { worker } from "./worker.ts";

/** Whether a page with that main chunk is from the same build as this worker. */
export function isOfThisBuild(mainChunk: string): boolean {
  return getCacheKeyForURL(mainChunk) !== undefined;
}

/** Activates the worker without asking if the only open page is of its build already. */
export async function takeOverIfAlone(): Promise<void> {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (pages.length === 1) await worker.skipWaiting();
}
