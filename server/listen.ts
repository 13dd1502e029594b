import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { ConnectionLimits } from "./http/connection-limits.ts";
import { drainServer } from "./http/drain-server.ts";
import { createErrorBody, createErrorResponse } from "./http/error-body.ts";
import { OpenConnections } from "./http/open-connections.ts";
import { bodyTimeoutMs, closeSlowBody } from "./http/slow-bodies.ts";
import { UnansweredRequests } from "./http/unanswered-requests.ts";

/** A listening server. */
export type Listening = {
  readonly port: number;
  /** Takes no new connection, lets running answers finish, then returns. */
  close(): Promise<void>;
};

type Fetch = Parameters<typeof getRequestListener>[0];

/** Listens with time limits that close slow and half-open requests. */
export async function listen(options: {
  readonly fetch: Fetch;
  readonly port: number;
  readonly host: string;
  /** Headers of every answer, refused and malformed requests included. */
  readonly headers: Readonly<Record<string, string>>;
  readonly limits: ConnectionLimits;
}): Promise<Listening> {
  const answer = getRequestListener(options.fetch);
  const refuse = getRequestListener(refuseBusyNetwork);
  const headers = new Map(Object.entries(options.headers));
  const unanswered = new UnansweredRequests(options.limits);
  let isStopping = false;
  const handle = (request: IncomingMessage, response: ServerResponse, isTaken: boolean): void => {
    // Set here rather than on each Response, which would have to be opened up for it.
    response.setHeaders(headers);
    response.setHeader("x-request-id", randomUUID());
    if (isStopping || connections.isCrowded(request.socket)) {
      response.setHeader("connection", "close");
    }
    closeSlowBody(request);
    void (isTaken ? answer(request, response) : refuse(request, response));
  };
  const server = createServer(
    {
      headersTimeout: 6_000,
      // Bodies have deadlines of their own below; this one is for the longest.
      requestTimeout: bodyTimeoutMs.file + 5_000,
      connectionsCheckingInterval: 1_000,
      keepAliveTimeout: 65_000,
    },
    (request, response) => {
      const admission = unanswered.admit(request, response);
      if (admission === "closed") return;
      // No browser and no proxy sends a request before the last answer is there.
      if (admission === "connection full") {
        connections.punish(request.socket, (other) => unanswered.isIdle(other));
        return;
      }
      // Node hands over every request of a piece of data before this runs: a connection that is
      // closed for too many of them has cost no work yet.
      queueMicrotask(() => {
        if (!request.socket.destroyed) handle(request, response, admission === "taken");
      });
    },
  );
  const connections = new OpenConnections(server, options.limits);
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

/** Answers a request of a network that has too many unanswered ones already. */
function refuseBusyNetwork(): Response {
  const refusal = createErrorResponse(createErrorBody("rate_limited", { retryAfterSeconds: 1 }));
  refusal.headers.set("retry-after", "1");
  return refusal;
}
