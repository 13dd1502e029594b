import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeBackup, type BackupParts } from "#server/backup/write-backup.ts";
import { fillShop } from "./fill-shop.ts";
import { createTestAppContext, type TestAppContext } from "./test-app-context.ts";

export type BackedUpShop = {
  readonly shop: TestAppContext;
  readonly folder: string;
  readonly parts: BackupParts;
  /** A backup of the shop without secrets, in the folder. */
  readonly good: string;
};

/** Fills a shop and backs it up; the caller closes the shop and removes the folder. */
export async function backUpFilledShop(): Promise<BackedUpShop> {
  const shop = await createTestAppContext();
  await fillShop(shop);
  const folder = await mkdtemp(join(tmpdir(), "shop-backup-"));
  const parts = {
    databaseUrl: shop.databaseUrl,
    storage: shop.storage,
    sessionSecret: undefined,
    signal: new AbortController().signal,
  };
  const good = join(folder, "good.tar.gz");
  await writeBackup(good, parts);
  return { shop, folder, parts, good };
}
