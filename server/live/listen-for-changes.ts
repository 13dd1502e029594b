import pg from "pg";
import type { Logger } from "pino";

/** A connection that waits for notifications. */
export type Listening = { close(): Promise<void> };

const firstDelayMs = 100;
const longestDelayMs = 2_000;

/**
 * Listens on a connection of its own and survives that connection's end. After every connect the
 * hint is given once, because what happened in between was not heard.
 */
export function listenForChanges(parts: {
  readonly url: string;
  readonly channel: string;
  readonly log: Logger;
  readonly onHint: () => void;
}): Listening {
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let delayMs = firstDelayMs;
  let isClosed = false;

  const reconnect = (reason: unknown): void => {
    if (isClosed || retry) return;
    parts.log.warn({ err: reason }, "realtime connection lost, connecting again");
    retry = setTimeout(() => {
      retry = undefined;
      void connect();
    }, delayMs);
    delayMs = Math.min(longestDelayMs, delayMs * 2);
  };

  const connect = async (): Promise<void> => {
    const next = new pg.Client({
      connectionString: parts.url,
      application_name: "shop-live",
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
    });
    // A terminated connection says 'error' and then 'end'; without a listener the process ends.
    next.on("error", reconnect);
    next.on("end", () => reconnect("ended"));
    next.on("notification", parts.onHint);
    try {
      await next.connect();
      await next.query(`LISTEN ${parts.channel}`);
    } catch (error) {
      reconnect(error);
      return;
    }
    client = next;
    delayMs = firstDelayMs;
    parts.onHint();
    if (isClosed) await next.end();
  };

  const connecting = connect();
  return {
    async close() {
      isClosed = true;
      clearTimeout(retry);
      await connecting;
      await client?.end().catch(() => undefined);
    },
  };
}
