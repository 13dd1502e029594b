import { createConnection, createServer, type Socket } from "node:net";

/** A proxy to a database that can delay new connections and lose all of them. */
export type DatabaseProxy = {
  /** The database through the proxy. */
  readonly url: string;
  /** Lets new connections wait. */
  hold(): void;
  /** How many wait. */
  waiting(): number;
  /** Lets connections through again. */
  release(): void;
  /** Ends all connections, and each new one, as the loss of the database does. */
  lose(): void;
  close(): Promise<void>;
};

/** Opens a proxy to a database. */
export async function openDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let waiting: (() => void)[] | undefined;
  let isLost = false;
  const server = createServer((socket) => {
    const pass = (): void => {
      const onward = createConnection({ host: target.hostname, port: Number(target.port) });
      socket.on("error", () => onward.destroy()).pipe(onward);
      onward.on("error", () => socket.destroy()).pipe(socket);
    };
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    if (isLost) socket.destroy();
    else if (waiting) waiting.push(pass);
    else pass();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = new URL(databaseUrl);
  const address = server.address();
  url.host = `127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  return {
    url: url.href,
    hold: () => (waiting = []),
    waiting: () => waiting?.length ?? 0,
    release() {
      for (const pass of waiting ?? []) pass();
      waiting = undefined;
      isLost = false;
    },
    lose() {
      isLost = true;
      for (const socket of sockets) socket.destroy();
    },
    close: async () => void server.close(),
  };
}
