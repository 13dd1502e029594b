import { afterAll, beforeAll, expect, test } from "vitest";
import { captureLog } from "#server/testing/capture-log.ts";
import { insertProduct } from "#server/testing/insert-product.ts";
import { openDatabaseProxy, type DatabaseProxy } from "#server/testing/open-database-proxy.ts";
import { recordChange } from "#server/testing/record-change.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import {
  createTestDatabase,
  runAsOwner,
  type TestDatabase,
} from "#server/testing/test-database.ts";

// A second database takes the replica's part: it has what a test writes there, and when.

const retried = { timeout: 20_000, interval: 10 };
const log = captureLog();

let replica: TestDatabase;
let proxy: DatabaseProxy;
let app: TestApp;
let id: string;

beforeAll(async () => {
  replica = await createTestDatabase();
  proxy = await openDatabaseProxy(replica.url);
  app = await createTestApp({ databaseReadUrl: proxy.url }, undefined, log.log);
  // A change from before the first read.
  await recordChange(app.appContext.db.$client);
  id = await insertProduct(app.appContext.db, { name: "Of the primary" });
  await insertProduct(replica.db, { id, name: "Of the replica" });
});

afterAll(async () => {
  await app.close();
  await proxy.close();
  await replica.close();
});

// docs/product/reliability.md#reads-at-a-replica
test("a visitor reads at the replica only while it has all changes that the process has seen", async () => {
  await useReplica();
  const { cookie } = await app.signIn("admin");
  const lists = `/api/products?limit=1&search=${encodeURIComponent("Of the")}`;
  expect(await readFirst(lists)).toBe("Of the replica");
  for (const name of ["Of the second change", "Of the third change"]) {
    await app.call(`/api/products/${id}`, { method: "PATCH", cookie, body: { name } });
    for (let read = 0; read < 20; read += 1) {
      expect(await readName()).toBe(name);
      expect(await readFirst(lists)).toBe(name);
    }
  }
  await replay();
  await expect.poll(readName, retried).toBe("Of the replica");
});

// docs/product/reliability.md#reads-at-a-replica
test("a change of another process that the replica lacks sends visitors to the primary", async () => {
  await useReplica();
  const { $client: client } = app.appContext.db;
  await recordChange(client);
  await client.query("SELECT pg_notify('shop_changes', '')");
  await expect.poll(readName, retried).not.toBe("Of the replica");
});

// docs/product/reliability.md#reads-at-a-replica
test("a lost replica costs no answer, and is used again when it is back", async () => {
  await useReplica();
  proxy.lose();
  for (let read = 0; read < 20; read += 1) expect(await readName()).not.toBe("Of the replica");
  expect(countLines("the replica failed, reading from the database")).toBe(1);
  proxy.release();
  await expect.poll(readName, retried).toBe("Of the replica");
  expect(countLines("the replica answers")).toBe(1);
});

// docs/product/reliability.md#reads-at-a-replica
test("a replica that fails a statement costs no answer", async () => {
  await useReplica();
  await runAsOwner(replica.url, "ALTER TABLE products RENAME TO away");
  expect(await readName()).not.toBe("Of the replica");
  await runAsOwner(replica.url, "ALTER TABLE away RENAME TO products");
});

// docs/product/reliability.md#reads-at-a-replica
test("what an up-to-date replica doesn't find isn't found", async () => {
  await useReplica();
  const other = await insertProduct(app.appContext.db);
  expect((await app.call(`/api/products/${other}`)).status).toBe(404);
});

/** Returns once visitors read at the replica. */
async function useReplica(): Promise<void> {
  await replay();
  await expect.poll(readName, retried).toBe("Of the replica");
}

/** Lets the replica have all changes of the primary. */
async function replay(): Promise<void> {
  const { rows } = await app.appContext.db.$client.query<Record<string, unknown>>(
    "SELECT seq, topic, kind, entity_id FROM changes",
  );
  await replica.pool.query(
    `INSERT INTO changes (seq, topic, kind, entity_id) OVERRIDING SYSTEM VALUE
     SELECT seq, topic, kind, entity_id FROM jsonb_populate_recordset(NULL::changes, $1)
     ON CONFLICT DO NOTHING`,
    [JSON.stringify(rows)],
  );
}

function countLines(message: string): number {
  return log.lines.filter((line) => line.includes(message)).length;
}

async function readName(): Promise<unknown> {
  const { status, body } = await app.call(`/api/products/${id}`);
  expect(status).toBe(200);
  return body["name"];
}

async function readFirst(path: string): Promise<unknown> {
  const { body } = await app.call(path);
  return /"name":"([^"]*)"/.exec(JSON.stringify(body))?.[1];
}
