import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeArchive } from "./write-archive.ts";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "archive-"));
});

afterAll(() => rm(folder, { recursive: true }));

// docs/product/reliability.md#failed-backups
test("an entry after a failed write fails with the cause of that failure", async () => {
  const controller = new AbortController();
  const archive = writeArchive(join(folder, "shop.tar.gz"), controller.signal);
  await archive.add("first", Buffer.from("1"));
  controller.abort(new Error("No space is left"));
  await nextTurn();
  await expect(archive.add("second", Buffer.from("2"))).rejects.toMatchObject({
    cause: { message: "No space is left" },
  });
});
