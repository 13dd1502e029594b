import { RouterClient } from "@tanstack/react-router/ssr/client";
import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { readablePath } from "#domain/readable-path.ts";
import { getRouter } from "./router.tsx";

// As the server did: what the router can't decode, it would draw as another page than arrived.
const { origin, pathname, search, hash } = window.location;
const path = readablePath(pathname);
if (path !== pathname) window.history.replaceState(null, "", `${origin}${path}${search}${hash}`);

// The router's own client rather than Start's: without server functions, Start's would add 12 kB
// of serializer that nothing calls.
const app = (
  <StrictMode>
    <RouterClient router={getRouter()} />
  </StrictMode>
);

const openedAt = window.location.href;

startTransition(() => {
  // The native build ships one empty shell for every route; hydrating it as if it were the
  // rendered page is React error 418.
  if (import.meta.env.MODE === "native") createRoot(document).render(app);
  else hydrateRoot(document, app, { onRecoverableError: reportUnlessLeft });
});

/**
 * A link that is followed while the page is still being hydrated replaces what React was about to
 * take over; React draws the new page afresh and tells of it, which is no fault of anybody's.
 */
function reportUnlessLeft(error: unknown): void {
  if (window.location.href === openedAt) reportError(error);
}
