import { isOfBuild } from "./is-of-build.ts";
import { keepWorkerFresh } from "./keep-worker-fresh.ts";
import { registerWorker } from "./register-worker.ts";
import type { WorkerMessage } from "./worker-message.ts";

export interface SiteUpdatesOptions {
  /** Address of the chunk that every page loads: it differs from build to build. */
  readonly mainChunk: string;
  /** A newer build is ready; calling `reload` shows it. */
  readonly onUpdate: (reload: () => void) => void;
  readonly signal: AbortSignal;
}

/**
 * Registers the service worker and tells when it holds a newer build than the page. A page that the
 * server sent is mostly of the newest build already, and then nobody is asked anything.
 */
export async function watchSiteUpdates(options: SiteUpdatesOptions): Promise<void> {
  const { mainChunk, onUpdate, signal } = options;
  const registration = await registerWorker();
  if (!registration || signal.aborted) return;
  const { serviceWorker } = navigator;
  let isReloadAsked = false;

  function reload(): void {
    isReloadAsked = true;
    const message: WorkerMessage = { kind: "take-over" };
    // It may have taken over meanwhile, asked by another tab.
    if (registration?.waiting) registration.waiting.postMessage(message, []);
    else window.location.reload();
  }
  async function compare(worker: ServiceWorker | null): Promise<void> {
    if (!worker || (await isOfBuild(worker, mainChunk)) || signal.aborted) return;
    onUpdate(reload);
  }
  function followInstall(worker: ServiceWorker | null): void {
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed") void compare(worker);
    });
  }

  serviceWorker.addEventListener(
    "controllerchange",
    () => {
      // Only the tab that asked reloads: in others something may be half typed.
      if (isReloadAsked) window.location.reload();
      else void compare(serviceWorker.controller);
    },
    { signal },
  );
  registration.addEventListener("updatefound", () => followInstall(registration.installing), {
    signal,
  });
  followInstall(registration.installing);
  keepWorkerFresh(registration, signal);
  if (!registration.waiting) return;
  // The one that waits may be older than the page, if the site has been deployed again since.
  await registration.update().catch(() => undefined);
  if (!registration.installing) await compare(registration.waiting);
}
