import { pendingSignOut } from "./pending-sign-out.ts";
import type { Platform } from "./platform.ts";

/** The site in a browser: same origin as the server, and the browser sends the session cookie. */
export const webPlatform: Platform = {
  serverUrl: (path) => path,
  fetch: (path, init) =>
    // Absolute, because a relative path fails when the page's URL contains a user name and password.
    fetch(`${window.location.origin}${path}`, {
      ...init,
      // A visitor's order must not become one of the account whose cookie is still here.
      ...(pendingSignOut.read() && !path.startsWith("/api/auth/") && { credentials: "omit" }),
    }),
  sessionHeaders: () => ({}),
  pageUrl: () => window.location.href,
  async share(page) {
    if (typeof navigator.share !== "function") {
      try {
        // Absent on plain http.
        await navigator.clipboard.writeText(page.url);
        return "copied";
      } catch {
        return "failed";
      }
    }
    // Rejects when the user closes the share sheet, which isn't an error.
    await navigator.share(page).catch(() => undefined);
    return "shared";
  },
  serviceWorker: "/service-worker.js",
  canPrint: true,
  canSave: true,
  tap: () => undefined,
};
