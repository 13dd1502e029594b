import { callbackify } from "node:util";
import pg from "pg";
import { sqlStates } from "./sql-state.ts";

type OnConnected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (error?: Error | boolean) => void,
) => void;

/** Max wait for a connection, and max wait for a lock, so that a request is answered within 2 s. */
export const requestWaitMs = 1_500;
/** The wait for both together may be longer than for one of them by this. */
const extraTotalMs = 400;
/** Below this wait for a connection, changing the lock timeout isn't worth an extra statement. */
const worthCountingMs = 250;

/**
 * Shortens a client's lock timeout by its wait for the connection. Otherwise a request that waits for
 * both would take twice as long to time out.
 */
export class RequestPool extends pg.Pool {
  readonly #lockTimeouts = new WeakMap<pg.PoolClient, number>();
  readonly #maxWaitMs: number;
  readonly #isPrimaryRequired: boolean;
  readonly #checked = new WeakSet<pg.PoolClient>();

  /**
   * @param limits.maxWaitMs Max wait for a connection; the connections' lock timeout has to be the same.
   * @param limits.isPrimaryRequired Rejects connections to a replica.
   */
  constructor(
    config: pg.PoolConfig,
    limits: { readonly maxWaitMs: number; readonly isPrimaryRequired?: boolean },
  ) {
    super({ ...config, connectionTimeoutMillis: limits.maxWaitMs });
    this.#maxWaitMs = limits.maxWaitMs;
    this.#isPrimaryRequired = limits.isPrimaryRequired ?? false;
  }

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
    await this.#requirePrimary(client);
    const waitedMs = performance.now() - since;
    const maxWaitMs = this.#maxWaitMs;
    const leftMs = Math.ceil(maxWaitMs + extraTotalMs - waitedMs);
    const wanted = waitedMs < worthCountingMs ? maxWaitMs : leftMs;
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

  /**
   * Checks a new connection. A proxy that was just started may pass it to a replica: reads there could
   * be stale, and changes would fail for as long as it is open.
   */
  async #requirePrimary(client: pg.PoolClient): Promise<void> {
    if (!this.#isPrimaryRequired || this.#checked.has(client)) return;
    try {
      const { rows } = await client.query<{ replica: boolean }>(
        "SELECT pg_is_in_recovery() AS replica",
      );
      if (rows[0]?.replica !== false) throw new ReplicaError("Connected to a replica");
    } catch (error) {
      client.release(true);
      throw error;
    }
    this.#checked.add(client);
  }
}

/** With the code of a change that a replica rejects. */
class ReplicaError extends Error {
  override readonly name = "ReplicaError";
  readonly code = sqlStates.readOnlyTransaction;
}
