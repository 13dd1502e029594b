import { execFile } from "node:child_process";
import { mkdir, readFile, readdir, rename, rm, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, test, vi } from "vitest";
import { findPostmaster } from "./postmaster.ts";
import { createTestDataDirs } from "./testing/test-data-dirs.ts";
import { getFailure, getPostmasterPid, queryOnce } from "./testing/test-database.ts";
import { startTestServer } from "./testing/test-server-process.ts";

// Each test creates several databases.
vi.setConfig({ testTimeout: 60_000 });

const run = promisify(execFile);
const dirs = createTestDataDirs();
// Only a database started by root can be outside DATA_DIR.
const isRoot = process.getuid?.() === 0;
const servers: ReturnType<typeof startTestServer>[] = [];

afterAll(async () => {
  // A server that a failed test left running.
  for (const { process: child } of servers) child.kill("SIGTERM");
  await dirs.removeAll();
});

// docs/product/reliability.md#copied-data-folder
test("a server on a copy of a running DATA_DIR has its own database", async () => {
  const original = await dirs.make();
  const server = startTestServer(original);
  servers.push(server);
  const { adminUrl: url, dataDir } = await getReport(server.started);
  await queryOnce(url, "create table orders (id text primary key)");
  await queryOnce(url, "insert into orders values ('before the copy')");
  await queryOnce(url, "checkpoint");
  const pid = await getPostmasterPid(dataDir);

  const copy = await copyDatabase(original);
  expect(await readFile(join(copy, "postgres/postmaster.pid"), "utf8")).toContain(String(pid));
  const staging = await dirs.start(copy);
  expect(staging).toMatchObject({ dataDir: join(copy, "postgres"), joined: false });
  expect(getPort(staging.url)).not.toBe(getPort(url));
  expect(await readIds(staging.adminUrl)).toEqual(["before the copy"]);
  await queryOnce(staging.adminUrl, "delete from orders");
  expect(await readIds(url)).toEqual(["before the copy"]);
  await staging.stop();

  expect(await getPostmasterPid(dataDir)).toBe(pid);
  expect(await readIds(url)).toEqual(["before the copy"]);
  await server.end("SIGTERM");
});

// docs/product/reliability.md#copied-data-folder
test("a server on a copy leaves the port to the original while that one is stopped", async () => {
  const original = await dirs.make();
  const first = await dirs.start(original);
  await first.stop();
  const staging = await dirs.start(await copyDatabase(original));
  expect(getPort(staging.url)).not.toBe(getPort(first.url));
  const again = await dirs.start(original);
  expect(again.url).toBe(first.url);
  await again.stop();
  await staging.stop();
});

// docs/product/reliability.md#copied-data-folder
test.runIf(isRoot)(
  "a server on a copy of a DATA_DIR with its database elsewhere exits without touching that database",
  async () => {
    const { dataDir: original, copy } = await makeClosed();
    const server = startTestServer(original);
    servers.push(server);
    const { adminUrl: url, dataDir } = await getReport(server.started);
    dirs.note(dataDir);
    await queryOnce(url, "create table orders (id text primary key)");
    await run("cp", ["-a", original, copy]);

    for (const isRunning of [true, false]) {
      if (!isRunning) await server.end("SIGTERM");
      const before = await listFiles(dirname(dataDir));
      const report = await startTestServer(copy).started;
      expect(report).toMatchObject({ code: "DATA_COPIED" });
      expect("message" in report && report.message).toMatch(
        new RegExp(`^this is a copy of ${original}: .* database in ${dirname(dataDir)},`),
      );
      expect(await listFiles(dirname(dataDir))).toEqual(before);
    }
    expect(await findPostmaster(dataDir)).toBeUndefined();
    const again = await dirs.start(original);
    expect(await readIds(again.adminUrl)).toEqual([]);
    await again.stop();
  },
);

test.runIf(isRoot)("every command printed in the error for a copy works", async () => {
  const { dataDir: original, copy } = await makeClosed();
  const first = await dirs.start(original);
  await queryOnce(first.adminUrl, "create table orders (id text primary key)");
  await queryOnce(first.adminUrl, "insert into orders values ('earlier')");
  await first.stop();
  await run("cp", ["-a", original, copy]);

  const [startEmpty, startWithCopy] = await readCommands(copy);
  await run("sh", ["-c", startWithCopy]);
  const withCopy = await dirs.start(copy);
  expect(withCopy.dataDir).not.toBe(first.dataDir);
  await queryOnce(withCopy.adminUrl, "insert into orders values ('staging')");
  await withCopy.stop();

  await run("sh", ["-c", startEmpty]);
  const empty = await dirs.start(copy);
  await expect(readIds(empty.adminUrl)).rejects.toThrow('relation "orders" does not exist');
  await empty.stop();

  const moved = `${original} moved`;
  await rename(original, moved);
  const [, , adopt] = await readCommands(moved);
  await run("sh", ["-c", adopt]);
  const adopted = await dirs.start(moved);
  expect(adopted.dataDir).toBe(first.dataDir);
  expect(await readIds(adopted.adminUrl)).toEqual(["earlier"]);
  await adopted.stop();
});

test.runIf(isRoot)(
  "a database from a version without DATA_DIR records opens there and nowhere else",
  async () => {
    const { dataDir: original, copy } = await makeClosed();
    const first = await dirs.start(original);
    await first.stop();
    const record = join(dirname(first.dataDir), "data-dir");
    await rm(record);
    await run("cp", ["-a", original, copy]);

    const failure = await getFailure(dirs.start(copy));
    expect(failure.code).toBe("DATA_COPIED");
    expect(failure.message).toMatch(/^this is a copy of another data folder: /);
    const upgraded = await dirs.start(original);
    expect(upgraded.dataDir).toBe(first.dataDir);
    expect(await readFile(record, "utf8")).toBe(`${original}\n`);
    await upgraded.stop();
  },
);

test("a note that refers to the database of another DATA_DIR fails the start", async () => {
  const [dataDir, home] = [await dirs.make(), await dirs.make()];
  await writeFile(join(dataDir, "postgres-location"), `${home}\n`);
  await writeFile(join(home, "data-dir"), "/srv/shop/data\n");
  const failure = await getFailure(dirs.start(dataDir));
  expect(failure.code).toBe("DATA_COPIED");
  expect(failure.message).toMatch(/^this is a copy of \/srv\/shop\/data: /);
  expect(await readdir(home)).toEqual(["data-dir"]);
});

test("a symbolic link instead of the data folder, which a copy would share, is rejected", async () => {
  const [dataDir, elsewhere] = [await dirs.make(), await dirs.make()];
  await mkdir(join(elsewhere, "postgres"));
  await symlink(join(elsewhere, "postgres"), join(dataDir, "postgres"));
  const failure = await getFailure(dirs.start(dataDir));
  expect(failure.message).toContain(`${dataDir}/postgres is a symbolic link`);
});

/** A DATA_DIR in a folder that only root can enter, and a path for its copy. */
async function makeClosed(): Promise<{ readonly dataDir: string; readonly copy: string }> {
  const parent = await dirs.make(0o700);
  return { dataDir: join(parent, "data"), copy: join(parent, "copy of data") };
}

async function copyDatabase(original: string): Promise<string> {
  const copy = join(await dirs.make(), "copy");
  await run("cp", ["-a", original, copy]);
  return copy;
}

async function readCommands(dataDir: string): Promise<readonly [string, string, string]> {
  const { message } = await getFailure(dirs.start(dataDir));
  const [empty = "", copied = "", moved = ""] = message
    .split("\n")
    .filter((line) => line.startsWith("  "))
    .map((line) => line.trim());
  return [empty, copied, moved];
}

async function getReport(
  started: ReturnType<typeof startTestServer>["started"],
): Promise<Extract<Awaited<typeof started>, { readonly url: string }>> {
  const report = await started;
  if ("url" in report) return report;
  throw new Error(report.message);
}

async function readIds(url: string): Promise<unknown[]> {
  return (await queryOnce(url, "select id from orders order by id")).map(({ id }) => id);
}

async function listFiles(folder: string): Promise<string> {
  return (await run("find", [folder, "-maxdepth", "2", "-printf", "%P %T@ %s\n"])).stdout;
}

function getPort(url: string): string {
  return new URL(url).port;
}
