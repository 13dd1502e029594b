import { platform } from "../platform/platform.ts";

/**
 * Registers the service worker once the page has loaded everything it needs itself.
 *
 * @returns Nothing where there can be none: an old browser, plain http, a data saver, the native app.
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
    // Browsers refuse where nothing may be stored; the site works without.
    return undefined;
  }
}

async function pageLoaded(): Promise<void> {
  if (document.readyState === "complete") return;
  await new Promise((resolve) => window.addEventListener("load", resolve, { once: true }));
}

declare global {
  interface Navigator {
    /** Only some browsers tell. */
    readonly connection?: { readonly saveData?: boolean };
  }
}
