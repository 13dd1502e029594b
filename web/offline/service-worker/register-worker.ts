import { platform } from "#web/platform/platform.ts";

/**
 * Registers the service worker after the page's load event.
 * @returns Undefined where there is none: an old browser, plain http, a data saver, the native app.
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
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
