import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { requestWaitMs, RequestPool } from "./request-pool.ts";
import * as authSchema from "./schema/auth.ts";
import * as orderSchema from "./schema/orders.ts";
import * as shopSchema from "./schema/shop.ts";

export const schema = { ...authSchema, ...shopSchema, ...orderSchema };

export type Database = NodePgDatabase<typeof schema> & { readonly $client: pg.Pool };

export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

export type DatabaseConnection = {
  readonly db: Database;
  readonly pool: pg.Pool;
  readonly close: () => Promise<void>;
};

/**
 * Opens a pool whose connections have timeouts and that survives a restart of the database. Work that
 * may take longer than a request, such as a migration, sets its own timeouts.
 */
export function connectDatabase(options: {
  readonly url: string;
  readonly poolSize: number;
  readonly onConnectionError: (error: Error) => void;
  /** Max wait for a connection or a lock. */
  readonly maxWaitMs?: number;
  /** Whether a connection to a replica is rejected, as for a moment after a failover. */
  readonly isPrimaryRequired?: boolean;
}): DatabaseConnection {
  const { maxWaitMs = requestWaitMs, isPrimaryRequired = false } = options;
  const settings = {
    connectionString: options.url,
    max: options.poolSize,
    idleTimeoutMillis: 30_000,
    application_name: "shop",
    options: `-c statement_timeout=10000 -c lock_timeout=${maxWaitMs} -c idle_in_transaction_session_timeout=15000 -c timezone=UTC`,
  };
  const pool = new RequestPool(settings, { maxWaitMs, isPrimaryRequired });
  pool.on("error", options.onConnectionError);
  // Without its own error listener, a checked-out client whose connection breaks would end the process.
  pool.on("connect", (client) => client.on("error", options.onConnectionError));
  return {
    pool,
    db: releaseAlways(drizzle(pool, { schema }), (client) => drizzle(client, { schema })),
    close: () => pool.end(),
  };
}

/**
 * Makes transactions return their connection to the pool in every case. drizzle's own don't if BEGIN
 * fails, as it does on connections that a failover has broken: each would occupy a slot for good.
 *
 * @param connect Creates the same database on a single connection.
 */
function releaseAlways<
  Schema extends Record<string, unknown>,
  Client extends NodePgDatabase<Schema> & { readonly $client: pg.Pool },
>(db: Client, connect: (client: pg.PoolClient) => NodePgDatabase<Schema>): Client {
  const ofClients = new WeakMap<pg.PoolClient, NodePgDatabase<Schema>>();
  const transaction: NodePgDatabase<Schema>["transaction"] = async (work, config) => {
    const client = await db.$client.connect();
    try {
      const ofClient = ofClients.get(client) ?? connect(client);
      ofClients.set(client, ofClient);
      return await ofClient.transaction(work, config);
    } finally {
      client.release();
    }
  };
  return Object.assign(db, { transaction });
}
