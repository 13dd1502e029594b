import { afterAll, beforeAll, expect, test } from "vitest";
import { recordChange } from "#server/testing/record-change.ts";
import { createTestDatabase, type TestDatabase } from "#server/testing/test-database.ts";
import { pruneChanges } from "./delete-ended-rows.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.close());

test("deletes changes older than two days and keeps newer ones", async () => {
  const old = await recordChange(database.pool);
  const young = await recordChange(database.pool);
  await setAge(old, "49 hours");
  await setAge(young, "47 hours");
  await pruneChanges(database.pool);
  expect(await listIds()).toEqual([young]);
});

async function setAge(id: string, age: string): Promise<void> {
  const statement = "UPDATE changes SET at = now() - $2::interval WHERE entity_id = $1";
  await database.pool.query(statement, [id, age]);
}

async function listIds(): Promise<string[]> {
  const { rows } = await database.pool.query<{ id: string }>(
    "SELECT entity_id AS id FROM changes ORDER BY seq",
  );
  return rows.map((row) => row.id);
}
