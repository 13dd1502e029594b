import type { Server, ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { OpenConnections } from "./open-connections.ts";

/** A request may be on its way on a connection that looks idle; after this it would have come. */
const idleGraceMs = 300;
const sweepEveryMs = 20;
const deadlineMs = 5_000;
/** As many as Node lets wait for being accepted. */
const longestBacklog = 511;

/** What is drained. */
export type Draining = {
  readonly server: Server;
  readonly connections: OpenConnections;
  /** The answers under way. */
  readonly unanswered: Iterable<ServerResponse>;
  /** From here on answers have to say `Connection: close`. */
  readonly onLastAnswers: () => void;
};

/**
 * Stops a server without cutting an answer: it takes no new connection, answers what comes on the
 * open ones and asks their clients to close them, and only then closes those that stay idle.
 *
 * @returns When the last connection is closed, or after five seconds.
 */
export async function drainServer(draining: Draining): Promise<void> {
  const { server, connections, unanswered, onLastAnswers } = draining;
  await acceptWaiting(server);
  const closed = new Promise<void>((resolve) => {
    // The HTTP server's own close() would cut idle connections, and with them what is on its way.
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
  // Ends what the HTTP server does beside listening.
  server.close();
}

/** Takes in who is connected already, one in each turn of the event loop; closing would cut them. */
async function acceptWaiting(server: Server): Promise<void> {
  let isAccepted = true;
  const note = (): void => {
    isAccepted = true;
  };
  server.on("connection", note);
  for (let turn = 0; turn < longestBacklog && isAccepted; turn += 1) {
    isAccepted = false;
    await nextTurn();
  }
  server.off("connection", note);
}

/** Closes the connection of an answer once it is sent. */
function closeAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader("connection", "close");
  else response.once("finish", () => response.req.socket.end());
}
