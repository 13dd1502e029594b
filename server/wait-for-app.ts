import { setTimeout as delay } from "node:timers/promises";
import type { getRequestListener } from "@hono/node-server";

type Fetch = Parameters<typeof getRequestListener>[0];

const maxWaitingMs = 10_000;

/** Responds from the beginning, and passes requests to the app once it is ready. */
export type WaitingFetch = {
  readonly fetch: Fetch;
  /** Passes all waiting and future requests to the app. */
  open(app: { readonly fetch: Fetch }): void;
  /** Tells proxies by /readyz to send no more requests, and still answers those that arrive. */
  drain(): void;
};

/**
 * Responds while the app isn't ready. The server listens before the database is created, and requests
 * that arrive during the start wait instead of failing.
 */
export function waitForApp(maxWaitMs = maxWaitingMs): WaitingFetch {
  const { promise: ready, resolve } = Promise.withResolvers<Fetch>();
  let answer: Fetch = async (request, env) => {
    const path = new URL(request.url).pathname;
    if (path === "/healthz") return plainJson({ status: "up" }, 200);
    if (path === "/readyz") return plainJson({ status: "starting" }, 503);
    const fetchApp = await Promise.race([ready, delay(maxWaitMs, undefined, { ref: false })]);
    return fetchApp ? fetchApp(request, env) : plainJson({ status: "starting" }, 503);
  };
  return {
    fetch: (request, env) => answer(request, env),
    open: (app) => {
      answer = app.fetch;
      resolve(app.fetch);
    },
    drain() {
      const serve = answer;
      answer = (request, env) =>
        new URL(request.url).pathname === "/readyz"
          ? plainJson({ status: "stopping" }, 503)
          : serve(request, env);
    },
  };
}

function plainJson(body: object, status: number): Response {
  const headers = { "cache-control": "no-store", ...(status === 503 && { "retry-after": "1" }) };
  return Response.json(body, { status, headers });
}
