import type { Server, ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { OpenConnections } from "./open-connections.ts";

/**
 * A connection that looks idle may have a request in transit. After this time it would have
 * arrived.
 */
const idleGraceMs = 300;
const sweepEveryMs = 20;
const deadlineMs = 5_000;
/** Node's default backlog of connections waiting to be accepted. */
const backlogLimit = 511;

export type Draining = {
  readonly server: Server;
  readonly connections: OpenConnections;
  /** Responses in progress. */
  readonly unanswered: Iterable<ServerResponse>;
  /** Called when all further responses have to send `Connection: close`. */
  readonly onLastAnswers: () => void;
};

/**
 * Stops a server without cutting off a response: it stops listening, answers requests on open
 * connections with `Connection: close`, and only then closes idle connections.
 *
 * @returns When the last connection is closed, or after five seconds.
 */
export async function drainServer(draining: Draining): Promise<void> {
  const { server, connections, unanswered, onLastAnswers } = draining;
  await acceptWaiting(server);
  const closed = new Promise<void>((resolve) => {
    // The HTTP server's own close() would cut idle connections, and with them requests in transit.
    NetServer.prototype.close.call(server, () => resolve());
  });
  // Not earlier: clients reconnect after Connection: close, and the listener has to accept them.
  onLastAnswers();
  for (const response of unanswered) closeAfter(response);
  let sweep: NodeJS.Timeout | undefined;
  const closeIdle = (): void => {
    server.closeIdleConnections();
    connections.closeUnused();
  };
  const grace = setTimeout(() => {
    closeIdle();
    sweep = setInterval(closeIdle, sweepEveryMs);
  }, idleGraceMs);
  const deadline = setTimeout(() => server.closeAllConnections(), deadlineMs);
  await closed;
  for (const timer of [grace, sweep, deadline]) clearTimeout(timer);
  // Stops the HTTP server's other work, apart from listening.
  server.close();
}

/** Accepts waiting connections, one per turn of the event loop, because closing would cut them. */
async function acceptWaiting(server: Server): Promise<void> {
  let isAccepted = true;
  const note = (): void => {
    isAccepted = true;
  };
  server.on("connection", note);
  for (let turn = 0; turn < backlogLimit && isAccepted; turn += 1) {
    isAccepted = false;
    await nextTurn();
  }
  server.off("connection", note);
}

/** Closes the connection of a response once it is sent. */
function closeAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader("connection", "close");
  else response.once("finish", () => response.req.socket.end());
}
