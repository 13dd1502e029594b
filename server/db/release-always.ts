import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type pg from "pg";

/**
 * Makes transactions return their connection to the pool in every case. drizzle's own don't if BEGIN
 * fails, as it does on connections that a failover has broken: each would occupy a slot for good.
 *
 * @param connect Creates the same database on a single connection.
 */
export function releaseAlways<
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
