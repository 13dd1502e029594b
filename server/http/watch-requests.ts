import type { HttpBindings } from "@hono/node-server";
import type { Context, MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import type { AppContext } from "#server/app-context.ts";
import { noMetrics } from "#server/metrics/metrics.ts";
import type { RunningSpan } from "#server/tracing/tracing.ts";
import { knownMethods } from "./known-methods.ts";
import type { RequestScope } from "./request-scope.ts";

/** What each request has in its context. */
export type RequestEnv = { Variables: { scope: RequestScope }; Bindings: Partial<HttpBindings> };

/**
 * Opens the scope of each request; counts, times and traces the request if something reads that.
 * @param open Puts the scope into the context.
 */
export function watchRequests(
  { metrics, tracing, config }: AppContext,
  open: (c: Context<RequestEnv>, span?: RunningSpan) => void,
): MiddlewareHandler<RequestEnv> {
  if (metrics === noMetrics && !tracing.isOn) {
    return async (c, next) => {
      open(c);
      await next();
    };
  }
  return async (c, next) => {
    const startedAt = performance.now();
    const method = knownMethods.has(c.req.method) ? c.req.method : "other";
    const caller = config.trustedProxies > 0 ? c.req.header("traceparent") : undefined;
    await tracing.run({ name: method, kind: "server", caller }, async (span) => {
      open(c, span);
      await next();
      const route = c.get("scope").answered.route ?? routePath(c);
      const { status } = c.res;
      const seconds = (performance.now() - startedAt) / 1_000;
      metrics.countRequest({ method, route, status, seconds });
      span.describe({
        name: `${method} ${route}`,
        attributes: {
          "http.request.method": method,
          "http.route": route,
          "http.response.status_code": status,
        },
      });
      if (status >= 500) span.fail(String(status));
    });
  };
}
