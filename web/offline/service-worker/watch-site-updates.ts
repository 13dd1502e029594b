import { platform } from "#web/platform/platform.ts";
import { scheduleUpdateChecks } from "./schedule-update-checks.ts";
import type { WorkerMessage } from "./worker-message.ts";

/** Timeout after which a worker counts as broken. */
const timeoutMs = 5_000;

/**
 * Asks a worker whether the page's main chunk belongs to its own build. Resolves to true on a
 * timeout.
 */
async function isOfBuild(worker: ServiceWorker, mainChunk: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<boolean>((resolve) => {
    port1.addEventListener("message", ({ data }: MessageEvent<unknown>) => resolve(data !== false));
    setTimeout(() => resolve(true), timeoutMs);
  });
  port1.start();
  const question: WorkerMessage = { kind: "is-of-your-build", mainChunk };
  worker.postMessage(question, [port2]);
  const isSame = await answer;
  port1.close();
  return isSame;
}

export type SiteUpdatesOptions = {
  /** URL of the main chunk, which differs between builds. */
  readonly mainChunk: string;
  /** A newer build is ready; `reload` activates it. */
  readonly onUpdate: (reload: () => void) => void;
  readonly signal: AbortSignal;
};

/**
 * Registers the service worker and reports when it holds a newer build than the page. A page sent
 * by the server is usually of the newest build, and then nothing is reported.
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
    // The worker may be active already, after a request from another tab.
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
      // Only the tab that requested the update reloads; others may hold unsaved input.
      if (isReloadAsked) window.location.reload();
      else void compare(serviceWorker.controller);
    },
    { signal },
  );
  registration.addEventListener("updatefound", () => followInstall(registration.installing), {
    signal,
  });
  followInstall(registration.installing);
  scheduleUpdateChecks(registration, signal);
  if (!registration.waiting) return;
  // The waiting worker may be older than the page, if the site was deployed again since.
  await registration.update().catch(() => undefined);
  if (!registration.installing) await compare(registration.waiting);
}

/**
 * Registers the service worker after the page's load event.
 * @returns Undefined where there is none: an old browser, plain http, a data saver, the native app.
 */
async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  const { serviceWorker: path } = platform();
  if (path === undefined || !("serviceWorker" in navigator)) return undefined;
  if (navigator.connection?.saveData) return undefined;
  await pageLoaded();
  try {
    await navigator.serviceWorker.register(path);
    return await navigator.serviceWorker.getRegistration();
  } catch {
    // Browsers reject it where storage is blocked; the site works without it.
    return undefined;
  }
}

async function pageLoaded(): Promise<void> {
  if (document.readyState === "complete") return;
  await new Promise((resolve) => window.addEventListener("load", resolve, { once: true }));
}

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- merges with the browser's
  interface Navigator {
    /** Not supported by all browsers. */
    readonly connection?: { readonly saveData?: boolean };
  }
}
