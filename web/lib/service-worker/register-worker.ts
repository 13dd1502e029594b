/**
 * Registers the service worker once the page has loaded everything it needs itself.
 *
 * @returns Nothing where there can be none: an old browser, plain http, a data saver.
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!("serviceWorker" in navigator) || navigator.connection?.saveData) return undefined;
  await pageLoaded();
  try {
    await navigator.serviceWorker.register("/service-worker.js");
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
