import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { chmod, mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import { makeScratchShop } from "../load/scratch-shop.ts";
import { NotApplicable } from "../proof/proof-case.ts";
import { checkOrders, startOrderLoad } from "./order-load.ts";

const run = promisify(execFile);

/** A small file system in memory, for cases with a full disk. */
export type SmallDisk = {
  readonly folder: string;
  /** Uses up the rest, and returns a function that frees it. */
  fill(): Promise<() => Promise<void>>;
  unmount(): Promise<void>;
};

export async function mountSmallDisk(megabytes: number): Promise<SmallDisk> {
  const folder = await mkdtemp(join(tmpdir(), "small-disk-"));
  try {
    await run("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder]);
  } catch {
    await rm(folder, { recursive: true });
    throw new NotApplicable("needs the right to mount a tmpfs");
  }
  await chmod(folder, 0o755);
  return {
    folder,
    async fill() {
      const filler = join(folder, "filler");
      const file = await open(filler, "w");
      const chunk = Buffer.alloc(64 * 1_024);
      try {
        for (;;) await file.write(chunk);
      } catch {
        // It is full now.
      } finally {
        await file.close();
      }
      return () => rm(filler);
    },
    async unmount() {
      await run("umount", ["-l", folder]);
      await rm(folder, { recursive: true });
    },
  };
}

/** Fills the disk below a shop while orders are placed, frees it and looks for the acknowledged ones. */
export async function fillDisk(): Promise<string> {
  const disk = await mountSmallDisk(300);
  const shop = await makeScratchShop({ RATE_LIMIT_FACTOR: "100000" }, disk.folder);
  try {
    await shop.start();
    const load = await startOrderLoad([shop], 4);
    await delay(2_000);
    const free = await disk.fill();
    const before = load.acknowledged.size;
    await delay(12_000);
    const health = await fetch(`${shop.origin}/healthz`);
    assert.equal(health.status, 200);
    await free();
    const began = performance.now();
    const stored = load.acknowledged.size;
    while (load.acknowledged.size === stored) {
      assert.ok(performance.now() - began < 60_000, "no order within 60 s after space came");
      await delay(50);
    }
    const backSeconds = ((performance.now() - began) / 1_000).toFixed(1);
    await load.stop();
    const statuses = [...load.refused.keys()];
    assert.ok(
      statuses.every((status) => status === 503 || status === 507),
      `answered ${statuses.join(", ")}`,
    );
    const refused = [...load.refused].map(([status, count]) => `${count} × ${status}`).join(", ");
    return `full after ${before} orders: ${refused || "nothing refused"}; ${await checkOrders(shop, load)}, orders again ${backSeconds} s after space came`;
  } finally {
    await shop.remove();
    await disk.unmount();
  }
}
