import type { QueryClient } from "@tanstack/react-query";
import { createRouter, type RouterHistory } from "@tanstack/react-router";
import { setupRouterSsrQueryIntegration } from "@tanstack/react-router-ssr-query";
import { RouteError } from "./features/shell/route-error.tsx";
import type { RequestContext } from "./lib/request-context.ts";
import { scrollBehavior } from "./lib/scroll-behavior.ts";
import { formatSearchParams, parseSearchParams } from "./lib/search-params.ts";
import { routeTree } from "./routeTree.gen.ts";

/** What every loader finds in `context`. */
export interface RouterContext {
  readonly queryClient: QueryClient;
  /** Present while the server renders an answer; absent in the browser and when prerendering. */
  readonly request: RequestContext | undefined;
}

export type AppRouter = ReturnType<typeof buildRouter>;

/**
 * Builds the router of all pages, with the queries' provider around them.
 *
 * @param history The browser's own unless given.
 */
export function createAppRouter(context: RouterContext, history?: RouterHistory): AppRouter {
  const router = buildRouter(context, history);
  setupRouterSsrQueryIntegration({ router, queryClient: context.queryClient });
  return router;
}

function buildRouter(context: RouterContext, history: RouterHistory | undefined) {
  return createRouter({
    routeTree,
    context,
    ...(history && { history }),
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

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouter;
    server: { requestContext: RequestContext | undefined };
  }
}
