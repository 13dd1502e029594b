import { spawn } from "node:child_process";
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { findPostmaster, stopPostmaster } from "./postmaster.ts";
import { createTestDataDirs } from "./testing/test-data-dirs.ts";
import { getPostmasterPid, queryOnce } from "./testing/test-database.ts";
import { startTestServer } from "./testing/test-server-process.ts";

const dirs = createTestDataDirs();
/** DATA_DIR of most tests, because creating a database takes a second; each begins with it stopped. */
let shared = "";

beforeAll(async () => {
  shared = await dirs.make();
  const database = await dirs.start(shared);
  await queryOnce(database.adminUrl, "create table orders (id text primary key)");
  await database.stop();
});

afterEach(async () => {
  await dirs.stopDatabases();
  await stopPostmaster(join(shared, "postgres"));
});

afterAll(async () => {
  await dirs.removeAll();
});

test("two servers that start at once without a database share a new one", async () => {
  const dataDir = await dirs.make();
  dirs.note(join(dataDir, "postgres"));
  const servers = [startTestServer(dataDir), startTestServer(dataDir)];
  const [one, other] = await Promise.all(servers.map(async (server) => server.started));
  const url = one !== undefined && "url" in one ? one.url : "";
  expect(url).toMatch(/^postgres:\/\/shop_app:.+\/shop$/);
  expect(other).toMatchObject({ url });
  await Promise.all(servers.map(async (server) => server.end("SIGTERM")));
  expect(await findPostmaster(join(dataDir, "postgres"))).toBeUndefined();
});

test("the database of a killed server is taken over and then stopped", async () => {
  const killed = startTestServer(shared);
  const report = await killed.started;
  const { url, adminUrl } = "url" in report ? report : { url: "", adminUrl: "" };
  await queryOnce(adminUrl, "insert into orders values ('before the kill')");
  await killed.end("SIGKILL");

  const database = await dirs.start(shared);
  expect(database).toMatchObject({ url, joined: true });
  expect(await queryOnce(adminUrl, "select id from orders where id = 'before the kill'")).toEqual([
    { id: "before the kill" },
  ]);
  await database.stop();
  expect(await findPostmaster(database.dataDir)).toBeUndefined();
});

test("a server and database that are killed together restart at once", async () => {
  const killed = startTestServer(shared);
  const report = await killed.started;
  const folder = join(shared, "postgres");
  process.kill(await getPostmasterPid(folder), "SIGKILL");
  await killed.end("SIGKILL");
  const database = await dirs.start(shared);
  expect(database).toMatchObject({ url: "url" in report ? report.url : "", joined: false });
  await database.stop();
});

// docs/product/reliability.md#killed-database
test("a killed database is back on the same address, three times, with all committed data", async () => {
  const log: string[] = [];
  const database = await dirs.start(shared, log);
  for (const id of [1, 2, 3]) {
    await queryOnce(database.adminUrl, `insert into orders values ('R2 ${id}')`);
    // A busy backend outlives its postmaster and would keep the next one from starting.
    const busy = queryOnce(
      database.adminUrl,
      "select count(*) from generate_series(1, 1e10)",
    ).catch(() => "cut");
    await delay(50);
    process.kill(await getPostmasterPid(database.dataDir), "SIGKILL");
    expect(await busy).toBe("cut");
    // Wait for the report, because a database killed before it is reported as back counts as one outage.
    await vi.waitFor(() => expect(log.filter(isBack)).toHaveLength(id), { timeout: 10_000 });
    await queryOnce(database.adminUrl, "select 1");
  }
  expect(
    await queryOnce(
      database.adminUrl,
      "select count(*)::int as orders from orders where id like 'R2%'",
    ),
  ).toEqual([{ orders: 3 }]);
  await database.stop();
});

test("a server that stops while the database is down leaves nothing behind", async () => {
  const database = await dirs.start(shared);
  process.kill(await getPostmasterPid(database.dataDir), "SIGKILL");
  await database.stop();
  await delay(200);
  expect(await findPostmaster(database.dataDir)).toBeUndefined();
});

test("a lock file with a reused process id doesn't prevent the start", async () => {
  const folder = join(shared, "postgres");
  const stranger = spawn("/bin/sleep", ["60"]);
  const lockFile = `${stranger.pid}\n${folder}\n1700000000\n5432\n\n127.0.0.1\n 1 2\nready   \n`;
  await writeFile(join(folder, "postmaster.pid"), lockFile);
  const database = await dirs.start(shared);
  expect(database.joined).toBe(false);
  expect(stranger.exitCode).toBeNull();
  await database.stop();
  stranger.kill();
});

test("a first start that was killed halfway doesn't break the next one", async () => {
  const dataDir = await dirs.make();
  const killed = startTestServer(dataDir);
  await vi.waitFor(async () => expect(await listUnfinished(dataDir, true)).not.toEqual([]), {
    timeout: 10_000,
    interval: 10,
  });
  await killed.end("SIGKILL");
  expect(await readdir(dataDir)).not.toContain("postgres");

  const database = await dirs.start(dataDir);
  await queryOnce(database.adminUrl, "select 1");
  await database.stop();
  await (await dirs.start(dataDir)).stop();
  expect(await listUnfinished(dataDir, false)).toEqual([]);
});

function isBack(line: string): boolean {
  return line.startsWith("The database had ended; it is back");
}

async function listUnfinished(dataDir: string, filled: boolean): Promise<string[]> {
  const names = (await readdir(dataDir)).filter((name) => name.startsWith("postgres.new"));
  if (!filled) return names;
  const contents = await Promise.all(
    names.map(async (name) => readdir(join(dataDir, name, "data")).catch(() => [])),
  );
  return contents.flat();
}
