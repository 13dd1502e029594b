import { getCacheKeyForURL } from "workbox-precaching";
import { worker } from "./worker.ts";

/** Whether a page with that main chunk comes from the same build as this worker. */
export function isOfThisBuild(mainChunk: string): boolean {
  return getCacheKeyForURL(mainChunk) !== undefined;
}

/** Nobody has to be asked when the only page that is open is of this worker's build already. */
export async function takeOverIfAlone(): Promise<void> {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (pages.length === 1) await worker.skipWaiting();
}
