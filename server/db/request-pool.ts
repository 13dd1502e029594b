import { callbackify } from "node:util";
import pg from "pg";

type OnConnected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (error?: Error | boolean) => void,
) => void;

/** Max wait for a connection, and max wait for a lock. */
export const maxWaitMs = 1_500;
/** Max wait for both together, so that a request is answered within 2 s. */
const maxTotalMs = 1_900;
/** Below this wait for a connection, changing the lock timeout isn't worth an extra statement. */
const worthCountingMs = 250;

/**
 * Shortens a client's lock timeout by its wait for the connection. Otherwise a request that waits for
 * both would take twice as long to time out.
 */
export class RequestPool extends pg.Pool {
  readonly #lockTimeouts = new WeakMap<pg.PoolClient, number>();

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: OnConnected): void;
  override connect(callback?: OnConnected): Promise<pg.PoolClient> | void {
    const connected = this.#connectInTime(performance.now());
    if (!callback) return connected;
    callbackify(() => connected)((error: Error | null, client?: pg.PoolClient) =>
      callback(error ?? undefined, client, (failure) => client?.release(failure)),
    );
  }

  async #connectInTime(since: number): Promise<pg.PoolClient> {
    const client = await super.connect();
    const waitedMs = performance.now() - since;
    const wanted = waitedMs < worthCountingMs ? maxWaitMs : Math.ceil(maxTotalMs - waitedMs);
    const lockTimeoutMs = Math.min(maxWaitMs, Math.max(worthCountingMs, wanted));
    if (lockTimeoutMs === (this.#lockTimeouts.get(client) ?? maxWaitMs)) return client;
    try {
      await client.query(`SET lock_timeout = ${lockTimeoutMs}`);
      this.#lockTimeouts.set(client, lockTimeoutMs);
      return client;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }
}
