import { randomBytes } from "node:crypto";
import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { migrateAsFarAs } from "#server/db/migrate.ts";
import { createFileStorage } from "#server/storage/file-storage.ts";
import { backUpFilledShop } from "#server/testing/backed-up-shop.ts";
import { createEmptyDatabase } from "#server/testing/empty-database.ts";
import { createRestoreTarget, type RestoreTarget } from "#server/testing/restore-target.ts";
import { runStatement } from "#server/testing/run-statement.ts";
import { startS3Server } from "#server/testing/start-s3-server.ts";
import { testSecret, type TestAppContext } from "#server/testing/test-app-context.ts";
import { checkArchive } from "./read-archive.ts";
import { restoreBackup } from "./restore-backup.ts";
import { verifyBackup } from "./verify-backup.ts";
import { writeBackup, type BackupParts } from "./write-backup.ts";

let shop: TestAppContext;
let folder: string;
let parts: BackupParts;
let good: string;
let target: RestoreTarget;

beforeAll(async () => {
  ({ shop, folder, parts, good } = await backUpFilledShop());
  target = await createRestoreTarget();
  await restoreBackup(good, target);
});

afterAll(async () => {
  await target[Symbol.asyncDispose]();
  await shop.close();
  await rm(folder, { recursive: true });
});

// docs/product/reliability.md#backup-and-restore
test("a restored shop has the same rows, files, waiting mails and indexes", async () => {
  const original = await readRows(shop.databaseUrl);
  const restored = await readRows(target.database.url);
  expect(restored).toEqual({
    ...original,
    sessions: [],
    verifications: [],
    changes: expect.anything(),
  });
  const statements = [
    "SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1",
    "SELECT conname, pg_get_constraintdef(oid) FROM pg_constraint WHERE contype = 'f' ORDER BY 1",
    "SELECT tgname, tgenabled FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1",
    "SELECT last_value, is_called FROM history_id_seq",
    "SELECT id, name, data, policy, state FROM pgboss.job ORDER BY id",
  ];
  for (const statement of statements) {
    const { rows } = await target.database.client.query(statement);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows).toEqual((await shop.db.$client.query(statement)).rows);
  }
  const files = await readTree(join(target.dataDir, "uploads"));
  expect(files).toEqual(await readTree(join(shop.config.dataDir, "uploads")));
  expect(Object.keys(files)).toHaveLength(8);
  expect(await readdir(target.dataDir)).toEqual(["uploads"]);
});

// docs/product/reliability.md#backup-and-restore
test("a role that only owns the database can restore", async () => {
  const name = `shop_owner_${randomBytes(4).toString("hex")}`;
  await using owned = await createRestoreTarget();
  const database = new URL(owned.database.url).pathname.slice(1);
  await owned.database.client.query(`CREATE ROLE ${name} LOGIN PASSWORD 'restore'`);
  await owned.database.client.query(`ALTER DATABASE ${database} OWNER TO ${name}`);
  const url = Object.assign(new URL(owned.database.url), {
    username: name,
    password: "restore",
  }).href;
  await restoreBackup(good, { ...owned, openDatabase: async () => url });
  const { rows } = await owned.database.client.query("SELECT count(*)::int AS count FROM products");
  expect(rows).toEqual([{ count: 2 }]);
  await runStatement(
    owned.database.url,
    `REASSIGN OWNED BY ${name} TO CURRENT_USER; DROP OWNED BY ${name}; DROP ROLE ${name}`,
  );
});

// docs/product/reliability.md#backup-and-restore
test("a client that resumes its stream on the restored shop reloads all it shows", async () => {
  const { rows: before } = await shop.db.$client.query<{ seq: string }>(
    "SELECT last_value AS seq FROM changes_seq_seq",
  );
  const { rows } = await target.database.client.query<{ topic: string; kind: string; seq: string }>(
    "SELECT topic, kind, seq FROM changes ORDER BY topic",
  );
  expect(rows.map(({ topic, kind }) => `${topic} ${kind}`)).toEqual([
    "hidden-product many",
    "order many",
    "product many",
    "quote many",
    "synonyms many",
  ]);
  const first = Math.min(...rows.map(({ seq }) => Number(seq)));
  expect(first).toBeGreaterThan(Number(before[0]?.seq) + 1e6);
});

// docs/product/reliability.md#backups-of-older-versions
test("a backup of an older schema is restored and then upgraded", async () => {
  const old = await createEmptyDatabase();
  await migrateAsFarAs(old.url, 9);
  await old.client.query("CREATE TABLE other AS SELECT 1 AS n");
  await old.client.query("INSERT INTO brands (id, name) VALUES (gen_random_uuid(), 'NSK')");
  const path = join(folder, "old.tar.gz");
  await writeBackup(path, { ...parts, databaseUrl: old.url });
  await old.close();
  await using upgraded = await createRestoreTarget();
  expect((await restoreBackup(path, upgraded)).leftOut).toEqual(["other"]);
  const { rows } = await upgraded.database.client.query(
    "SELECT name, (SELECT count(*)::int FROM quotes) AS quotes FROM brands",
  );
  expect(rows).toEqual([{ name: "NSK", quotes: 0 }]);
});

// docs/product/reliability.md#backup-and-restore
test("a verification restores and compares every row and file; sessions come only on request", async () => {
  await using scratch = await createRestoreTarget(inject("templateName"));
  const path = join(folder, "with-secrets.tar.gz");
  await writeBackup(path, { ...parts, sessionSecret: testSecret });
  expect((await verifyBackup(path, scratch)).differences).toEqual([]);
  expect(await readFile(join(scratch.dataDir, "session-secret"), "utf8")).toBe(testSecret);
  const { rows } = await scratch.database.client.query("SELECT token FROM sessions");
  expect(rows).toEqual([{ token: "token" }]);
});

// docs/product/reliability.md#backup-and-restore
test("uploads in an S3 store are backed up from there and restored to one", async () => {
  const store = await startS3Server();
  await using place = await createRestoreTarget(inject("templateName"));
  await restoreBackup(good, { ...place, s3: store.settings });
  const storage = createFileStorage({ dataDir: place.dataDir, s3: store.settings });
  const again = join(folder, "s3.tar.gz");
  const { files } = await writeBackup(again, { ...parts, storage });
  expect(files).toEqual((await checkArchive(good)).manifest.files);
  expect(files.count).toBe(8);
  expect(await readdir(place.dataDir)).toEqual([]);
  const onFull = restoreBackup(good, { ...target, s3: store.settings });
  await expect(onFull).rejects.toThrow("the bucket shop contains files");
  await store.close();
});

// docs/product/reliability.md#backup-and-restore
test("a restore that fails leaves no file in an S3 store, and can be repeated", async () => {
  const store = await startS3Server();
  await using place = await createRestoreTarget(inject("templateName"));
  const onS3 = { ...place, s3: store.settings };
  const { client } = place.database;
  await client.query("ALTER TABLE changes ADD CHECK (kind <> 'many')");
  await expect(restoreBackup(good, onS3)).rejects.toThrow("check constraint");
  expect(await createFileStorage(onS3).isEmpty()).toBe(true);
  await client.query("ALTER TABLE changes DROP CONSTRAINT changes_kind_check");
  await restoreBackup(good, onS3);
  await store.close();
});

// docs/product/reliability.md#backup-and-restore
test("no backup is written from a place that has none of the uploads", async () => {
  const wrong = createFileStorage({ s3: undefined, dataDir: join(folder, "nowhere") });
  const written = writeBackup(join(folder, "wrong.tar.gz"), { ...parts, storage: wrong });
  await expect(written).rejects.toThrow("None of the 2 uploaded files was found: check DATA_DIR");
});

/** All rows of all tables, each as text. */
async function readRows(url: string): Promise<Record<string, readonly string[]>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1",
  );
  const contents: Record<string, readonly string[]> = {};
  for (const { name } of tables) {
    const { rows } = await client.query<{ row: string }>(
      `SELECT t::text AS row FROM ${name} t ORDER BY 1`,
    );
    contents[name] = rows.map(({ row }) => row);
  }
  await client.end();
  return contents;
}

async function readTree(root: string): Promise<Record<string, string>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const contents: Record<string, string> = {};
  for (const path of files) contents[path.slice(root.length)] = await readFile(path, "base64");
  return contents;
}
