import type { QueryClient } from "@tanstack/react-query";
import { createRouter } from "@tanstack/react-router";
import { setupRouterSsrQueryIntegration } from "@tanstack/react-router-ssr-query";
import { getGlobalStartContext } from "@tanstack/react-start";
import { RouteError } from "./features/shell/route-error.tsx";
import { markFailedImports } from "./lib/load-part.ts";
import { createQueryClient } from "./lib/query-client.ts";
import type { RequestContext } from "./lib/request-context.ts";
import { scrollBehavior } from "./lib/scroll-behavior.ts";
import { formatSearchParams, parseSearchParams } from "./lib/search-params.ts";
import { watchTyping } from "./lib/unkept-text.ts";
import { addDevPages } from "./routes/-dev-pages.ts";
import { routeTree } from "./routeTree.gen.ts";

if (import.meta.env.DEV) addDevPages();
if (!import.meta.env.SSR) {
  markFailedImports();
  watchTyping();
}

/** What every loader finds in `context`. */
export interface RouterContext {
  readonly queryClient: QueryClient;
  /** Present while the server renders an answer; absent in the browser and when prerendering. */
  readonly request: RequestContext | undefined;
}

export type AppRouter = ReturnType<typeof buildRouter>;

/** The framework calls this once per request on the server and once per page load in the browser. */
export function getRouter(): AppRouter {
  const queryClient = createQueryClient();
  const router = buildRouter({ queryClient, request: readRequestContext() });
  setupRouterSsrQueryIntegration({ router, queryClient });
  return router;
}

function buildRouter(context: RouterContext) {
  return createRouter({
    routeTree,
    context,
    parseSearch: parseSearchParams,
    stringifySearch: formatSearchParams,
    defaultErrorComponent: RouteError,
    defaultPreload: "intent",
    // Query keeps the data; the router must not hold a second, older copy.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    scrollRestorationBehavior: scrollBehavior(),
    ...(context.request && { ssr: { nonce: context.request.nonce } }),
  });
}

/** Prerendering calls the server without a context, so an empty one counts as none. */
function readRequestContext(): RequestContext | undefined {
  const context = getGlobalStartContext();
  return context && "session" in context ? context : undefined;
}

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouter;
    server: { requestContext: RequestContext | undefined };
  }
}
