import type { Platform } from "./platform.ts";

/** The site itself: the server is where the page came from, and its cookie goes along by itself. */
export const webPlatform: Platform = {
  serverUrl: (path) => path,
  // The whole address: one with a name and password in it makes a bare path fail.
  fetch: (path, init) => fetch(`${window.location.origin}${path}`, init),
  sessionHeaders: () => ({}),
  pageUrl: () => window.location.href,
  async share(page) {
    if (typeof navigator.share !== "function") {
      const copying = navigator.clipboard.writeText(page.url);
      return copying.then(
        () => "copied" as const,
        () => "failed" as const,
      );
    }
    // Closing the sheet rejects; that is a choice, not a fault.
    await navigator.share(page).catch(() => undefined);
    return "shared";
  },
  serviceWorker: "/service-worker.js",
  canPrint: true,
  tap: () => undefined,
};
