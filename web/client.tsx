import { RouterProvider } from "@tanstack/react-router";
import { RouterClient } from "@tanstack/react-router/ssr/client";
import { StrictMode, startTransition, type ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { readablePath } from "#domain/readable-path.ts";
import { isAppShell } from "./lib/app-shell.ts";
import { logError } from "./lib/log-error.ts";
import { startPlatform } from "./lib/platform/start-platform.ts";
import { getRouter } from "./router.tsx";

/** How long the empty frame waits for its page before it shows that something is on its way. */
const timeoutMs = 500;

// As the server did: what the router can't decode, it would draw as another page than arrived.
const { origin, pathname, search, hash } = window.location;
const path = readablePath(pathname);
if (path !== pathname) window.history.replaceState(null, "", `${origin}${path}${search}${hash}`);

const router = getRouter();
const openedAt = window.location.href;

if (isAppShell()) {
  // A page drawn before it is loaded would be an empty one for a moment. Not awaited: the page's
  // own chunks wait for this module to end.
  const timeout = new Promise((resolve) => setTimeout(resolve, timeoutMs));
  void startPlatform(router)
    // A page that can't ask the server says so; an empty frame would say nothing.
    .catch((error: unknown) => logError("The app isn't connected with its device", error))
    .then(() => Promise.race([router.load(), timeout]))
    .then(() =>
      // There is no rendered page to take over: trying to is React error 418.
      show(<RouterProvider router={router} />, (app) => createRoot(document).render(app)),
    );
} else {
  // The router's own client rather than Start's: without server functions, Start's would add 12 kB
  // of serializer that nothing calls.
  show(<RouterClient router={router} />, (app) =>
    hydrateRoot(document, app, { onRecoverableError: reportUnlessLeft }),
  );
}

function show(page: ReactNode, render: (app: ReactNode) => unknown): void {
  startTransition(() => void render(<StrictMode>{page}</StrictMode>));
}

/**
 * A link that is followed while the page is still being hydrated replaces what React was about to
 * take over; React draws the new page afresh and tells of it, which is no fault of anybody's.
 */
function reportUnlessLeft(error: unknown): void {
  if (window.location.href === openedAt) reportError(error);
}
