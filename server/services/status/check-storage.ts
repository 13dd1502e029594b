import { constants } from "node:fs";
import { access } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import type { ServerStatus } from "#domain/server-status-schema.ts";
import { judgeStorage } from "#domain/server-status.ts";
import { describeError } from "#server/db/describe-error.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { judge } from "./judge.ts";
import { readDiskSizes, type DiskSizes } from "./read-disk-sizes.ts";

/** A store that takes longer is reported as unreachable, because a page waits for the answer. */
const maxWaitMs = 3_000;

type Sizes = { readonly [Size in keyof DiskSizes]: number | null };

/** Checks that uploads can be stored, and how much space is left. */
export async function checkStorage({
  config,
  storage,
  log,
}: Pick<ServiceContext, "config" | "storage" | "log">): Promise<ServerStatus["storage"]> {
  const kind = config.s3 ? "s3" : "folder";
  let sizes: Sizes | undefined;
  try {
    sizes = config.s3
      ? await inTime(storage.read("status-check").then(() => unlimited))
      : await readDisk(config.dataDir);
  } catch (error) {
    log.warn({ err: describeError(error) }, "the storage of uploads doesn't answer");
  }
  const { freeBytes, totalBytes } = sizes ?? unlimited;
  return {
    ...judge(judgeStorage(sizes)),
    kind,
    free_bytes: freeBytes,
    total_bytes: totalBytes,
  };
}

const unlimited: Sizes = { freeBytes: null, totalBytes: null };

async function readDisk(folder: string): Promise<Sizes> {
  await access(folder, constants.W_OK);
  return readDiskSizes(folder);
}

async function inTime<Result>(asked: Promise<Result>): Promise<Result> {
  const tooLong = delay(maxWaitMs, undefined, { ref: false }).then(() => {
    throw new Error(`no answer within ${maxWaitMs} ms`);
  });
  return Promise.race([asked, tooLong]);
}
