import { RouterProvider } from "@tanstack/react-router";
import { RouterClient } from "@tanstack/react-router/ssr/client";
import { StrictMode, startTransition, type ReactNode } from "react";
import { readablePath } from "#domain/readable-path.ts";
import { isAppShell } from "./offline/app-shell.ts";
import { logError } from "./platform/log-error.ts";
import { startPlatform } from "./platform/start-platform.ts";
import { reactDom } from "./react-dom-client.ts";
import { getRouter } from "./router.tsx";

/** Max time the app shell stays empty before pending UI is rendered, in milliseconds. */
const timeoutMs = 500;

// As on the server: the router would render another page for a path that it can't decode.
const { origin, pathname, search, hash } = window.location;
const path = readablePath(pathname);
if (path !== pathname) window.history.replaceState(null, "", `${origin}${path}${search}${hash}`);

const router = getRouter();
const openedAt = window.location.href;

if (isAppShell()) {
  // Rendering before the route has loaded would show an empty page for a moment. Not awaited,
  // because the page's own chunks wait for this module to finish.
  const timeout = new Promise((resolve) => setTimeout(resolve, timeoutMs));
  void startPlatform(router)
    // Continue: a page without the server shows an error, an empty shell would show nothing.
    .catch((error: unknown) => logError("The app isn't connected with its device", error))
    .then(() => Promise.race([router.load(), timeout]))
    .then(() =>
      // There is no server-rendered page to hydrate; hydrating would throw React error 418.
      show(<RouterProvider router={router} />, (app) => reactDom.createRoot(document).render(app)),
    );
} else {
  // The router's own client instead of Start's: without server functions, Start's would add 12 kB
  // of unused serializer.
  show(<RouterClient router={router} />, (app) =>
    reactDom.hydrateRoot(document, app, { onRecoverableError: reportUnlessLeft }),
  );
}

function show(page: ReactNode, render: (app: ReactNode) => unknown): void {
  startTransition(() => void render(<StrictMode>{page}</StrictMode>));
}

/**
 * Following a link during hydration replaces the page being hydrated. React then renders the new
 * page from scratch and reports a recoverable error, which is harmless.
 */
function reportUnlessLeft(error: unknown): void {
  if (window.location.href === openedAt) reportError(error);
}
