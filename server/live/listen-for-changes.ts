import pg from "pg";
import type { Logger } from "pino";
import { describeError } from "#server/db/describe-error.ts";

/** A connection that receives notifications. */
export type ChangeListener = { isConnected(): boolean; close(): Promise<void> };

const firstDelayMs = 100;
const maxDelayMs = 2_000;

/** Listens on a dedicated connection and reconnects when it is lost. */
export function listenForChanges(parts: {
  readonly url: string;
  readonly channel: string;
  readonly log: Logger;
  readonly onHint: () => void;
  /** Called after every connect, because earlier notifications were missed. */
  readonly onConnect: () => void;
}): ChangeListener {
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let delayMs = firstDelayMs;
  let isClosed = false;

  const connectLater = (error: unknown): void => {
    client = undefined;
    if (isClosed) return;
    parts.log.warn({ err: describeError(error) }, "realtime connection lost, connecting again");
    retry = setTimeout(() => {
      connecting = connect();
    }, delayMs);
    delayMs = Math.min(maxDelayMs, delayMs * 2);
  };

  const connect = async (): Promise<void> => {
    const next = new pg.Client({
      connectionString: parts.url,
      application_name: "shop-live",
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
    });
    // A terminated connection emits 'error' and then 'end'; a failed one may throw as well.
    let isLost = false;
    const lose = (error: unknown): void => {
      if (isLost) return;
      isLost = true;
      connectLater(error);
    };
    next.on("error", lose);
    next.on("end", () => lose(new Error("Connection ended")));
    next.on("notification", parts.onHint);
    try {
      await next.connect();
      await next.query(`LISTEN ${parts.channel}`);
      client = next;
      delayMs = firstDelayMs;
      parts.onConnect();
    } catch (error) {
      lose(error);
      await next.end().catch(() => undefined);
    }
  };

  let connecting = connect();
  return {
    isConnected: () => client !== undefined,
    async close() {
      isClosed = true;
      clearTimeout(retry);
      await connecting;
      await client?.end().catch(() => undefined);
    },
  };
}
