import { mock } from "node:test";
import { z } from "zod";
import { connectDatabase, type Database } from "#server/db/client.ts";

const querySchema = z.object({
  name: z.string().optional(),
  text: z.string(),
  values: z.array(z.unknown()).readonly().default([]),
});

/** A query as the driver gets it. */
export type RecordedQuery = Readonly<z.output<typeof querySchema>>;

/** Runs work on a database and returns the queries that it sent, in their order. */
export async function recordQueries(
  url: string,
  work: (db: Database) => Promise<unknown>,
): Promise<readonly RecordedQuery[]> {
  const { db, close } = connectDatabase({ url, poolSize: 1, onConnectionError: () => undefined });
  const sent = mock.method(db.$client, "query");
  try {
    await work(db);
  } finally {
    await close();
  }
  return sent.mock.calls.map(({ arguments: [query, values] }: { arguments: unknown[] }) => {
    const asked = typeof query === "object" ? { ...query } : { text: query };
    return querySchema.parse({ ...asked, ...(values !== undefined && { values }) });
  });
}
