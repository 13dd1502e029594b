import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findNewestBackup, nameBackup } from "./find-newest-backup.ts";

// docs/product/admin.md#status-of-the-server
test("the newest scheduled backup is found by the time in its name, other files are ignored", async () => {
  const folder = await mkdtemp(join(tmpdir(), "shop-backups-"));
  const backup = { folder, keep: 7, at: { hour: 3, minute: 0 } };
  expect(await findNewestBackup({ ...backup, folder: join(folder, "missing") })).toBeUndefined();
  await mkdir(join(folder, "shop-other"));
  await writeFile(join(folder, "by-hand.tar.gz"), "123456789");
  expect(await findNewestBackup(backup)).toBeUndefined();
  const newest = new Date("2026-11-23T02:00:00.000Z");
  for (const [time, content] of [
    [newest, "newest"],
    [new Date("2026-11-22T02:00:00.000Z"), "old"],
  ] as const) {
    await writeFile(join(folder, nameBackup(time)), content);
  }
  expect(await findNewestBackup(backup)).toEqual({ madeAt: newest, bytes: 6 });
  await expect(
    findNewestBackup({ ...backup, folder: join(folder, "by-hand.tar.gz") }),
  ).rejects.toThrow("ENOTDIR");
  await rm(folder, { recursive: true });
});
