import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFile, mkdtemp, readFile, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { makeScratchShop } from "../load/scratch-shop.ts";
import { openShopDatabase } from "../load/shop-database.ts";
import type { FaultOptions } from "./case-type.ts";
import { mountSmallDisk } from "./fill-disk.ts";
import { runScript } from "./run-script.ts";

const scripts = join(import.meta.dirname, "..");

/**
 * Backs a large shop up while it runs, compares a restore of the archive with it, kills restores, and
 * lets a backup meet a full disk.
 */
export async function backUpLargeShop({
  products,
  orders,
}: Pick<FaultOptions, "products" | "orders">): Promise<string> {
  const shop = await makeScratchShop({ LOG_LEVEL: "error" });
  const folder = await mkdtemp(join(tmpdir(), "large-backup-"));
  const file = join(folder, "shop.tar.gz");
  const env = { DATA_DIR: shop.dataDir };
  try {
    await shop.start();
    const counts = ["--products", String(products), "--orders", String(orders)];
    const seed = await runScript("seed.ts", counts, env);
    await waitForSearch(shop.dataDir);
    const backup = await runScript("backup.ts", [file], env);
    const { size } = await stat(file);
    const verify = await runScript("restore.ts", [file, "--verify"], env);
    const kills = await killRestores(file, folder);
    const full = await fillDuringBackup(file, env);
    return [
      `${products} products, ${orders} orders, added in ${seed.seconds} s`,
      `backup ${backup.seconds} s, ${(size / 1e6).toFixed(0)} MB, memory ${backup.peakMb} MB`,
      `restored and compared in ${verify.seconds} s, memory ${verify.peakMb} MB`,
      kills,
      full,
    ].join("; ");
  } finally {
    await shop.remove();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The server reads new products for the search in the background. */
async function waitForSearch(dataDir: string): Promise<void> {
  const database = await openShopDatabase(dataDir);
  for (let waiting: unknown; waiting !== "0"; await delay(500)) {
    const [row] = await database.query(
      "SELECT count(*) AS waiting FROM product_entries WHERE reader = '' OR entry IS NULL",
    );
    waiting = row?.["waiting"];
  }
  await database.close();
}

/** Kills restores into one folder at different moments; the last one, left alone, is whole. */
async function killRestores(file: string, folder: string): Promise<string> {
  const env = { DATA_DIR: join(folder, "restored") };
  let killed = 0;
  for (const ms of [2_000, 5_000, 9_000]) {
    const child = spawn(process.execPath, [join(scripts, "restore.ts"), file], {
      env: { ...process.env, ...env },
      stdio: "ignore",
    });
    const ended = once(child, "exit");
    await Promise.race([ended, delay(ms)]);
    if (child.exitCode === null) killed += 1;
    child.kill("SIGKILL");
    await ended;
  }
  const { seconds, peakMb } = await runScript("restore.ts", [file], env);
  return `${killed} restores killed, the next one whole after ${seconds} s, memory ${peakMb} MB`;
}

/** A backup on a full disk fails and leaves the file of the last good one. */
async function fillDuringBackup(
  file: string,
  env: Readonly<Record<string, string>>,
): Promise<string> {
  const { size } = await stat(file);
  const disk = await mountSmallDisk(Math.ceil(size / 1e6) + 2);
  try {
    const good = join(disk.folder, "shop.tar.gz");
    await copyFile(file, good);
    await disk.fill();
    const before = await readFile(good);
    await assert.rejects(runScript("backup.ts", [good], env), /ENOSPC|full|space/i);
    assert.ok(before.equals(await readFile(good)), "the last good backup was changed");
    assert.deepEqual((await readdir(disk.folder)).toSorted(), ["filler", "shop.tar.gz"]);
    return "full disk: refused, last good file unchanged";
  } finally {
    await disk.unmount();
  }
}
