import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { pack } from "tar-stream";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { migrateDatabase } from "#server/db/migrate.ts";
import { backUpFilledShop } from "#server/testing/backed-up-shop.ts";
import { createRestoreTarget } from "#server/testing/restore-target.ts";
import { testSecret, type TestAppContext } from "#server/testing/test-app-context.ts";
import { restoreBackup } from "./restore-backup.ts";
import { verifyBackup } from "./verify-backup.ts";
import { writeBackup, type BackupParts } from "./write-backup.ts";

const { signal } = new AbortController();

let shop: TestAppContext;
let folder: string;
let parts: BackupParts;
let good: string;
let withSecrets: string;

beforeAll(async () => {
  ({ shop, folder, parts, good } = await backUpFilledShop());
  withSecrets = join(folder, "with-secrets.tar.gz");
  await writeBackup(withSecrets, { ...parts, sessionSecret: testSecret });
});

afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

// docs/product/reliability.md#restore-into-an-empty-place
test("nothing is restored where there are rows, files or other tables", async () => {
  await using target = await createRestoreTarget();
  await target.database.client.query("CREATE TABLE other (id integer)");
  await expect(restoreBackup(good, target)).rejects.toThrow("the database contains other");
  await target.database.client.query("DROP TABLE other");
  await migrateDatabase(target.database.url);
  await target.database.client.query(
    "INSERT INTO brands (id, name) VALUES (gen_random_uuid(), 'NSK')",
  );
  await expect(restoreBackup(good, target)).rejects.toThrow("the database contains brands");
  await target.database.client.query("DELETE FROM brands");
  await shop.storage.put("x/y.png", new Uint8Array(1), "image/png");
  const onFiles = restoreBackup(good, { ...target, dataDir: shop.config.dataDir });
  await expect(onFiles).rejects.toThrow("uploads contains files");
  await shop.storage.delete(["x/y.png"]);
  await restoreBackup(good, target);
});

// docs/product/reliability.md#damaged-backups
test("a damaged, incomplete or foreign file is refused before anything is written", async () => {
  const bytes = await readFile(good);
  const flipped = Buffer.from(bytes);
  const middle = Math.floor(bytes.length / 2);
  flipped.writeUInt8(flipped.readUInt8(middle) ^ 0xff, middle);
  const foreign = pack();
  foreign.entry({ name: "readme.txt" }, "hello");
  foreign.finalize();
  const newer = pack();
  newer.entry(
    { name: "shop-backup.json" },
    '{"format":"industrial-components-backup","version":99}',
  );
  newer.finalize();
  const cases = {
    "there is no such file": undefined,
    "it ends too early": bytes.subarray(0, -400),
    "it is damaged": flipped,
    "it is not a gzip file": Buffer.from("SELECT 1;"),
    "it is not a backup of this program": gzipSync(await buffer(foreign)),
    "its format is 99": gzipSync(await buffer(newer)),
    "it is empty": gzipSync(Buffer.alloc(1024)),
  };
  const empty = { s3: undefined, sessionSecret: undefined, signal };
  for (const [reason, content] of Object.entries(cases)) {
    const path = join(folder, "wrong.tar.gz");
    await rm(path, { force: true });
    if (content) await writeFile(path, content);
    const dataDir = join(folder, "nothing");
    const openDatabase = (): never => expect.fail("the database was opened");
    const restoring = restoreBackup(path, { ...empty, dataDir, openDatabase });
    await expect(restoring).rejects.toThrow(reason);
    await expect(readdir(dataDir)).rejects.toThrow("ENOENT");
  }
});

// docs/product/reliability.md#killed-restores
test("a restore that ends halfway leaves the target empty, and can be repeated", async () => {
  await using target = await createRestoreTarget(inject("templateName"));
  // Fails at the last step, when rows and files are there.
  await target.database.client.query("ALTER TABLE changes ADD CHECK (kind <> 'many')");
  await expect(restoreBackup(good, target)).rejects.toThrow("check constraint");
  await target.database.client.query("ALTER TABLE changes DROP CONSTRAINT changes_kind_check");
  expect(await readdir(target.dataDir)).toEqual([]);
  const { rows } = await target.database.client.query("SELECT FROM products");
  expect(rows).toEqual([]);
  // What a killed process leaves right before its commit.
  await writeFile(join(target.dataDir, "session-secret"), testSecret);
  await mkdir(join(target.dataDir, "restore-unfinished"));
  await mkdir(join(target.dataDir, "uploads/x"), { recursive: true });
  await writeFile(join(target.dataDir, "uploads/x/y.png"), "");
  expect((await verifyBackup(withSecrets, target)).differences).toEqual([]);
});

// docs/product/reliability.md#failed-backups
test("a backup that fails leaves the previous file and nothing else", async () => {
  const path = join(folder, "failing", "shop.tar.gz");
  await mkdir(join(folder, "failing"));
  await writeFile(path, "the last good one");
  const full = Object.assign(new Error("ENOSPC: no space left on device"), { code: "ENOSPC" });
  const storage = { read: () => Promise.reject(full) };
  await expect(writeBackup(path, { ...parts, storage })).rejects.toThrow("no space left");
  const stopping = new AbortController();
  const stopsHalfway = {
    read: async () => {
      stopping.abort(new Error("halfway"));
      return undefined;
    },
  };
  const halfway = { ...parts, storage: stopsHalfway, signal: stopping.signal };
  await expect(writeBackup(path, halfway)).rejects.toThrow("halfway");
  const stopped = AbortSignal.abort(new Error("stopped"));
  await expect(writeBackup(path, { ...parts, signal: stopped })).rejects.toThrow("stopped");
  expect(await readFile(path, "utf8")).toBe("the last good one");
  expect(await readdir(join(folder, "failing"))).toEqual(["shop.tar.gz"]);
});
