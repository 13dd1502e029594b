import { Client } from "pg";

/** This server's lasting mark in the running database. */
export type Presence = {
  /** Settles when the database has closed the connection, or it was closed here. */
  readonly lost: Promise<void>;
  query(text: string): Promise<{ readonly rowCount: number | null }>;
  /** Gives the mark back; resolves with true when no other server had one. */
  leave(): Promise<boolean>;
  close(): Promise<void>;
};

// Any number does, as long as nothing else in the database 'postgres' uses it.
const presenceLock = 7_403_118;

/**
 * Opens a connection that lasts as long as this server. It tells at once when the database dies, and
 * holds a shared lock that says 'in use': the server that gets the lock exclusively is the last one.
 * The kernel gives the lock back when a server is killed, so no stale mark can remain.
 *
 * @param port Loopback port of the database.
 * @param user The owning role.
 * @param password Its password.
 * @returns The mark.
 * @throws {Error} Of `pg`, when the database doesn't accept connections.
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
    // Not the shop's own database: that one can be copied or dropped only while nobody is in it.
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
