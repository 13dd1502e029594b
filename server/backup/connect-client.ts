import pg from "pg";

/** COPY writes and reads values the same way on both sides. No timeout: a large table takes minutes. */
const settings = [
  "statement_timeout=0",
  "idle_in_transaction_session_timeout=0",
  "lock_timeout=30000",
  "timezone=UTC",
  "datestyle=ISO",
  "intervalstyle=postgres",
  "bytea_output=hex",
  "extra_float_digits=1",
  "client_encoding=UTF8",
];

/**
 * Runs work on a connection of its own.
 * @param signal Ends the connection, and so the work; the database rolls back.
 */
export async function withClient<Result>(
  url: string,
  signal: AbortSignal,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({
    connectionString: url,
    application_name: "shop-backup",
    connectionTimeoutMillis: 10_000,
    options: settings.map((setting) => `-c ${setting}`).join(" "),
  });
  // A lost connection fails the running statement; without a listener it would end the process.
  client.on("error", () => undefined);
  const end = (): void => void client.end();
  try {
    signal.throwIfAborted();
    await client.connect();
    signal.addEventListener("abort", end, { once: true });
    return await work(client);
  } catch (error) {
    throw signal.aborted ? signal.reason : error;
  } finally {
    signal.removeEventListener("abort", end);
    await client.end();
  }
}
