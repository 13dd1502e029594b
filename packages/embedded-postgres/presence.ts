import { Client } from "pg";

/** Marks the running database as used by this server. */
export type Presence = {
  /** Settles when the database or this server has closed the connection. */
  readonly lost: Promise<void>;
  query(text: string): Promise<{ readonly rowCount: number | null }>;
  /** Releases the mark; resolves with true if no other server has one. */
  leave(): Promise<boolean>;
  close(): Promise<void>;
};

// Any number that nothing else in the database 'postgres' uses as a lock.
const presenceLock = 7_403_118;

/**
 * Opens a connection for the lifetime of this server. It detects at once when the database goes down,
 * and holds a shared lock: the server that can get the lock exclusively is the last one. The kernel
 * closes the connection of a killed server, so no stale mark can remain.
 * @param port Loopback port of the database.
 * @param user A role that may connect to the database 'postgres'.
 * @throws {Error} Thrown by `pg` if the database doesn't accept connections.
 */
export async function openPresence(
  port: number,
  user: string,
  password: string,
): Promise<Presence> {
  const client = new Client({
    host: "127.0.0.1",
    port,
    user,
    password,
    // Not the shop's own database, which can be copied or dropped only while it has no connections.
    database: "postgres",
    application_name: "shop supervisor",
    connectionTimeoutMillis: 5_000,
    query_timeout: 30_000,
  });
  const lost = new Promise<void>((resolve) => {
    client.once("end", () => resolve());
  });
  // 'end' follows; without a listener the error would end the process.
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query(`select pg_advisory_lock_shared(${presenceLock})`);
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
  return {
    lost,
    query: async (text) => client.query(text),
    leave: async () => {
      await client.query(`select pg_advisory_unlock_shared(${presenceLock})`);
      const { rows } = await client.query<{ last: boolean }>(
        `select pg_try_advisory_lock(${presenceLock}) as last`,
      );
      return rows[0]?.last === true;
    },
    close: async () => client.end().catch(() => undefined),
  };
}
