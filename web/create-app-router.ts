import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { createRouter, type RouterHistory } from "@tanstack/react-router";
import { createElement, type ReactNode } from "react";
import { connectQueries } from "./api/passed-queries.ts";
import type { RequestContext } from "./api/request-context.ts";
import { RouteError } from "./features/shell/route-error.tsx";
import { passNoScripts } from "./page-scripts.ts";
import { formatSearchParams, parseSearchParams } from "./platform/search-params.ts";
import { routeTree } from "./routeTree.gen.ts";
import { scrollBehavior } from "./ui/scroll-behavior.ts";

/** Route context of every loader. */
export type RouterContext = {
  readonly queryClient: QueryClient;
  /** Present during SSR; absent in the browser and when prerendering. */
  readonly request: RequestContext | undefined;
};

export type AppRouter = ReturnType<typeof buildRouter>;

/**
 * Creates the router with all pages and the query provider.
 * @param history Defaults to the browser's history.
 */
export function createAppRouter(context: RouterContext, history?: RouterHistory): AppRouter {
  const router = buildRouter(context, history);
  connectQueries(router, context.queryClient);
  if (import.meta.env.SSR) passNoScripts(router);
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
    // TanStack Query caches the data; the router must not keep a second, older copy.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    scrollRestorationBehavior: scrollBehavior(),
    Wrap: ({ children }: { readonly children: ReactNode }) =>
      createElement(QueryClientProvider, { client: context.queryClient }, children),
    ...(context.request && { ssr: { nonce: context.request.nonce } }),
  });
}

declare module "@tanstack/react-router" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- merges with the library's
  interface Register {
    router: AppRouter;
    server: { requestContext: RequestContext | undefined };
  }
}
