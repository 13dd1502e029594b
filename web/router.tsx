import { createQueryClient } from "./api/query-client.ts";
import { readRequestContext } from "./api/read-request-context.ts";
import { createAppRouter, type AppRouter } from "./create-app-router.ts";
import { watchTyping } from "./forms/unsaved-text.ts";
import { markFailedImports } from "./offline/load-chunk.ts";
import { addDevPages } from "./routes/-dev-pages.ts";

if (import.meta.env.DEV) addDevPages();
if (!import.meta.env.SSR) {
  markFailedImports();
  watchTyping();
}

/** Called by the framework once per request on the server and once per page load in the browser. */
export function getRouter(): AppRouter {
  return createAppRouter({ queryClient: createQueryClient(), request: readRequestContext() });
}
