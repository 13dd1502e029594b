import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { verifyBackup } from "#server/backup/verify-backup.ts";
import { makeScratchShop } from "../load/scratch-shop.ts";
import { checkOrders, startOrderLoad } from "./order-load.ts";
import { startNpmPostgres } from "./postgres-server.ts";
import { runScript } from "./run-script.ts";

/** Of the packages of the npm registry. The embedded database is version 18. */
const versions = ["15.18.0-beta.17", "16.14.0-beta.17", "17.10.0-beta.17"];

/** Restores a backup of the embedded database into each older version, and places orders there. */
export async function restoreIntoVersions(): Promise<string> {
  const shop = await makeScratchShop({ LOG_LEVEL: "error" });
  const folder = await mkdtemp(join(tmpdir(), "restore-versions-"));
  const file = join(folder, "shop.tar.gz");
  try {
    await shop.start();
    const env = { DATA_DIR: shop.dataDir };
    await runScript("seed.ts", ["--products", "1000", "--orders", "1000"], env);
    await runScript("backup.ts", [file], env);
    await shop.end("SIGTERM");
    const seen: string[] = [];
    for (const version of versions) seen.push(await restoreInto(version, file, folder));
    return seen.join("; ");
  } finally {
    await shop.remove();
    await rm(folder, { recursive: true, force: true });
  }
}

async function restoreInto(version: string, file: string, folder: string): Promise<string> {
  const postgres = await startNpmPostgres(version);
  const shop = await makeScratchShop({ DATABASE_URL: postgres.url, RATE_LIMIT_FACTOR: "100000" });
  try {
    const { differences } = await verifyBackup(file, {
      dataDir: await mkdtemp(join(folder, "files-")),
      openDatabase: async () => postgres.url,
      signal: new AbortController().signal,
    });
    assert.deepEqual(differences, []);
    await shop.start();
    const load = await startOrderLoad([shop], 4);
    await delay(3_000);
    await load.stop();
    return `PostgreSQL ${version.split("-", 1).join("")}: all rows and files the same, then ${await checkOrders(shop, load)}`;
  } finally {
    await shop.remove();
    await postgres.remove();
  }
}
