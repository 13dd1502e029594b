import { execFile } from "node:child_process";
import { chown, cp, mkdir, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";
import { findPlatformPackage } from "./postgres-programs.ts";
import { findPostmaster } from "./postmaster.ts";
import { canEnter } from "./run-as.ts";
import type { EmbeddedPostgres } from "./start-embedded-postgres.ts";
import { createTestDataDirs } from "./testing/test-data-dirs.ts";
import { getPostmasterPid } from "./testing/test-database.ts";
import { startTestServer } from "./testing/test-server-process.ts";

const dirs = createTestDataDirs();
// The suite runs as root and as an ordinary user; each starts databases in a different way.
const isRoot = process.getuid?.() === 0;
const ordinaryUser = 65_534;

afterAll(async () => {
  await dirs.removeAll();
});

test.runIf(isRoot)(
  "root's database runs as an unprivileged user, also from data that root restored",
  async () => {
    // As created by `mktemp -d`: the database's group gets only the right to enter it.
    const dataDir = await dirs.make(0o700);
    const database = await dirs.start(dataDir);
    const runner = await findRunner(database);
    expect(runner.uid).toBeGreaterThan(0);
    expect(database.dataDir).toBe(join(dataDir, "postgres"));
    expect(await stat(dataDir)).toMatchObject({ mode: 0o040710, uid: 0, gid: runner.gid });
    await database.stop();

    await promisify(execFile)("chown", ["-R", "0:0", database.dataDir]);
    const restored = await dirs.start(dataDir);
    expect(restored.dataDir).toBe(database.dataDir);
    expect(await findRunner(restored)).toEqual(await findOwner(restored.dataDir));
    await restored.stop();
  },
);

test.runIf(isRoot)(
  "a DATA_DIR in a folder that only root can enter gets a database elsewhere, found again and never mixed up",
  async () => {
    const parent = await dirs.make(0o700);
    const dataDir = join(parent, "data");
    const log: string[] = [];
    const first = await dirs.start(dataDir, log);
    expect(first.dataDir.startsWith(dataDir)).toBe(false);
    expect(log.join("\n")).toContain(`therefore the database lies in ${first.dataDir}`);
    expect(await stat(parent)).toMatchObject({ mode: 0o040700, uid: 0, gid: 0 });
    expect((await stat(dirname(first.dataDir))).mode & 0o777).toBe(0o700);
    expect((await findRunner(first)).uid).toBeGreaterThan(0);
    await first.stop();

    const again = await dirs.start(dataDir);
    expect(again).toMatchObject({ url: first.url, dataDir: first.dataDir });
    await again.stop();

    await rm(join(dataDir, "postgres-location"));
    const afresh = await dirs.start(dataDir);
    expect(afresh.url).not.toBe(first.url);
    expect(basename(dirname(afresh.dataDir)).slice(0, -6)).toBe(
      basename(dirname(first.dataDir)).slice(0, -6),
    );
    await afresh.stop();
  },
);

test.runIf(isRoot)(
  "an ordinary user runs the database as itself and is denied another user's data",
  async () => {
    const packages = await findReadablePackages();
    const dataDir = join(await dirs.make(), "data");
    await mkdir(dataDir);
    await chown(dataDir, ordinaryUser, ordinaryUser);
    const server = startTestServer(dataDir, { userId: ordinaryUser, packages });
    const report = await server.started;
    expect(report).toMatchObject({ dataDir: join(dataDir, "postgres"), joined: false });
    dirs.note(join(dataDir, "postgres"));
    expect((await findOwner(join(dataDir, "postgres"))).uid).toBe(ordinaryUser);
    await server.end("SIGTERM");
    expect(await findPostmaster(join(dataDir, "postgres"))).toBeUndefined();

    const stranger = startTestServer(dataDir, { userId: ordinaryUser - 1, packages });
    expect(await stranger.started).toEqual({
      code: "DATA_OF_ANOTHER_USER",
      message:
        `The database in ${dataDir}/postgres belongs to user number ${ordinaryUser}; ` +
        "start the server as that user or as root",
    });
  },
);
test.runIf(!isRoot)("an ordinary user runs the database as itself in its own folder", async () => {
  const dataDir = await dirs.make(0o700);
  const database = await dirs.start(dataDir);
  expect(database.dataDir).toBe(join(dataDir, "postgres"));
  expect((await findRunner(database)).uid).toBe(process.getuid?.());
  await database.stop();
  expect(await findPostmaster(database.dataDir)).toBeUndefined();
});

/** Packages that an ordinary user can read if the checkout is in a folder only root can enter. */
async function findReadablePackages(): Promise<string> {
  const { folder } = await findPlatformPackage();
  if (await canEnter({ uid: ordinaryUser, gid: ordinaryUser }, folder))
    return dirname(dirname(folder));
  const packages = await dirs.make();
  const target = join(packages, "@embedded-postgres", basename(folder));
  await cp(folder, target, { recursive: true, verbatimSymlinks: true });
  await promisify(execFile)("chmod", ["-R", "a+rX", packages]);
  return packages;
}

async function findRunner(database: EmbeddedPostgres): Promise<{ uid: number; gid: number }> {
  const pid = await getPostmasterPid(database.dataDir);
  const { stdout } = await promisify(execFile)("ps", ["-o", "uid=,gid=", "-p", String(pid)]);
  const [uid, gid] = stdout.trim().split(/\s+/).map(Number);
  return { uid: uid ?? 0, gid: gid ?? 0 };
}

async function findOwner(path: string): Promise<{ uid: number; gid: number }> {
  const { uid, gid } = await stat(path);
  return { uid, gid };
}
