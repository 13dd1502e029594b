import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { ScratchShop } from "./scratch-shop.ts";

/** Longer than a killed process's job stays claimed. */
const maxWaitMs = 240_000;

/** Counts the acknowledged orders without a mail to staff, after waiting for those that are queued. */
export async function countUnmailed(
  shop: Pick<ScratchShop, "dataDir">,
  acknowledged: ReadonlyMap<string, string>,
): Promise<number> {
  const missing = new Set([...acknowledged.values()].map((id) => id.slice(0, 8)));
  const folder = join(shop.dataDir, "outbox");
  const read = new Set<string>();
  for (const deadline = Date.now() + maxWaitMs; Date.now() < deadline; await delay(1_000)) {
    for (const name of await readdir(folder)) {
      if (read.has(name) || !name.endsWith(".eml")) continue;
      read.add(name);
      const number = /^Order ([0-9a-f]{8}) has just come in/m.exec(
        await readFile(join(folder, name), "utf8"),
      );
      missing.delete(number?.[1] ?? "");
    }
    if (missing.size === 0) break;
  }
  return missing.size;
}
