import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { ConnectionLimits } from "./http/connection-limits.ts";
import { drainServer } from "./http/drain-server.ts";
import { createErrorBody, createErrorResponse } from "./http/error-body.ts";
import { OpenConnections } from "./http/open-connections.ts";
import { pickRequestId } from "./http/request-id.ts";
import { bodyTimeoutMs, closeSlowBody } from "./http/slow-bodies.ts";
import { UnansweredRequests } from "./http/unanswered-requests.ts";
import { noMetrics, type Metrics } from "./metrics/metrics.ts";

/** A listening server. */
export type Listening = {
  readonly port: number;
  /** Stops accepting connections and waits for running responses. */
  close(): Promise<void>;
};

type Fetch = Parameters<typeof getRequestListener>[0];

/** Listens with timeouts that close slow and half-open requests. */
export async function listen(options: {
  readonly fetch: Fetch;
  readonly port: number;
  readonly host: string;
  /** Headers of every response, including those to rejected and malformed requests. */
  readonly headers: Readonly<Record<string, string>>;
  readonly limits: ConnectionLimits;
  readonly metrics?: Metrics;
}): Promise<Listening> {
  const { limits, metrics = noMetrics } = options;
  const answer = getRequestListener(async (request, env) => {
    const response = await options.fetch(request, env);
    // Event streams write to the connection themselves. Middleware would lose this mark.
    return env.outgoing.headersSent ? RESPONSE_ALREADY_SENT.clone() : response;
  });
  const refuse = getRequestListener(rejectBusyNetwork);
  const headers = new Map(Object.entries(options.headers));
  const unanswered = new UnansweredRequests(limits);
  let isStopping = false;
  const handle = (request: IncomingMessage, response: ServerResponse, isTaken: boolean): void => {
    // Set here instead of on each Response, which would have to be unwrapped for it.
    response.setHeaders(headers);
    const requestId = pickRequestId(request.headers["x-request-id"], limits.trustedProxies);
    response.setHeader("x-request-id", requestId);
    if (isStopping || connections.isCrowded(request.socket)) {
      response.setHeader("connection", "close");
    }
    closeSlowBody(request);
    readRestLater(request, response);
    if (!isTaken) metrics.countRefusedRequest();
    void (isTaken ? answer(request, response) : refuse(request, response));
  };
  const server = createServer(
    {
      headersTimeout: 6_000,
      // Bodies have their own timeouts below; this covers the longest of them.
      requestTimeout: bodyTimeoutMs.file + 5_000,
      connectionsCheckingInterval: 1_000,
      keepAliveTimeout: 65_000,
    },
    (request, response) => {
      const admission = unanswered.admit(request, response);
      if (admission === "closed") return;
      // No browser or proxy pipelines a request before the previous response has arrived.
      if (admission === "connection full") {
        connections.punish(request.socket, (other) => unanswered.isIdle(other));
        return;
      }
      // Node emits all requests of a chunk before this runs, so a connection that is closed for sending
      // too many has caused no work yet.
      queueMicrotask(() => {
        if (!request.socket.destroyed) handle(request, response, admission === "taken");
      });
    },
  );
  const connections = new OpenConnections(server, limits);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port, options.host, resolve);
  });
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : options.port;
  return {
    port,
    close: () =>
      drainServer({ server, connections, unanswered, onLastAnswers: () => (isStopping = true) }),
  };
}

/**
 * The stream of a body that wasn't read to its end keeps the request paused. Without it the listener discards
 * the rest after the response, and a proxy can send its next request on the connection.
 */
function readRestLater(request: IncomingMessage, response: ServerResponse): void {
  if (request.complete) return;
  response.once("finish", () => {
    if (!request.complete) request.removeAllListeners("data");
  });
}

/** Response to a client network that already has too many unanswered requests. */
function rejectBusyNetwork(): Response {
  const response = createErrorResponse(createErrorBody("rate_limited", { retryAfterSeconds: 1 }));
  response.headers.set("retry-after", "1");
  return response;
}
