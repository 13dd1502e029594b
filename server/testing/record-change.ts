import { randomUUID } from "node:crypto";
import type pg from "pg";

/** Inserts a change row like a service; returns the id of the changed entity. */
export async function recordChange(
  client: pg.Pool | pg.Client,
  topic: "product" | "order" = "product",
): Promise<string> {
  const id = randomUUID();
  await client.query("INSERT INTO changes (topic, kind, entity_id) VALUES ($1, 'updated', $2)", [
    topic,
    id,
  ]);
  return id;
}

/** Inserts many change rows in one transaction. */
export async function recordManyChanges(
  client: pg.Pool | pg.Client,
  count: number,
  topic: "product" | "order" = "product",
): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO changes (topic, kind, entity_id)
     SELECT $1, 'updated', gen_random_uuid() FROM generate_series(1, $2::int) RETURNING entity_id AS id`,
    [topic, count],
  );
  return rows.map((row) => row.id);
}
