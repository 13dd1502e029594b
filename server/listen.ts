import { randomUUID } from "node:crypto";
import { createServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { bodyPatienceMs, closeSlowBody } from "./http/slow-bodies.ts";

/** A listening server. */
export type Listening = {
  readonly port: number;
  /** Takes no new connection, lets running answers finish, then returns. */
  close(): Promise<void>;
};

type Fetch = Parameters<typeof getRequestListener>[0];

const stopDeadlineMs = 5_000;

/** Listens with time limits that close slow and half-open requests. */
export async function listen(options: {
  readonly fetch: Fetch;
  readonly port: number;
  readonly host: string;
  /** Headers of every answer, refused and malformed requests included. */
  readonly headers: Readonly<Record<string, string>>;
}): Promise<Listening> {
  const answer = getRequestListener(options.fetch);
  const headers = new Map(Object.entries(options.headers));
  const server = createServer(
    {
      headersTimeout: 6_000,
      // Bodies have deadlines of their own below; this one is for the longest.
      requestTimeout: bodyPatienceMs.file + 5_000,
      connectionsCheckingInterval: 1_000,
      keepAliveTimeout: 65_000,
    },
    (request, response) => {
      // Set here rather than on each Response, which would have to be opened up for it.
      response.setHeaders(headers);
      response.setHeader("x-request-id", randomUUID());
      closeSlowBody(request);
      void answer(request, response);
    },
  );
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port, options.host, resolve);
  });
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : options.port;
  return { port, close: () => closeServer(server) };
}

async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  // A kept-alive connection becomes idle only after its last answer.
  const sweep = setInterval(() => server.closeIdleConnections(), 20);
  const deadline = setTimeout(() => server.closeAllConnections(), stopDeadlineMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(deadline);
}
