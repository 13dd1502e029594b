import { spawn } from "node:child_process";
import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { Client } from "pg";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { readConnection, writeConnection } from "./connection-file.ts";
import { findPostmaster, stopPostmaster } from "./postmaster.ts";
import { startEmbeddedPostgres } from "./start-embedded-postgres.ts";
import type { EmbeddedPostgres } from "./start-embedded-postgres.ts";
import { createTestDataDirs } from "./test-data-dirs.ts";
import { startTestServer } from "./test-server-process.ts";

const dirs = createTestDataDirs();
/** DATA_DIR of most tests, since making a database takes a second; each begins with it stopped. */
let shared = "";

beforeAll(async () => {
  shared = await dirs.make();
  const database = await start(shared);
  await query(database.url, "create table orders (id text primary key)");
  await database.stop();
});

afterEach(async () => {
  await stopPostmaster(join(shared, "postgres"));
});

afterAll(async () => {
  await dirs.removeAll();
});

test("a new database is durable, listens on loopback only and can do what the shop needs", async () => {
  const database = await start(shared);
  const settings = await query(
    database.url,
    `select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit',
     'data_checksums', 'listen_addresses', 'unix_socket_directories', 'password_encryption', 'server_encoding',
     'TimeZone', 'jit', 'max_connections', 'shared_buffers') order by name collate "C"`,
  );
  expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
    TimeZone: "UTC",
    data_checksums: "on",
    fsync: "on",
    full_page_writes: "on",
    jit: "off",
    listen_addresses: "127.0.0.1",
    max_connections: "100",
    password_encryption: "scram-sha-256",
    server_encoding: "UTF8",
    shared_buffers: "8192",
    synchronous_commit: "on",
    unix_socket_directories: "",
  });
  for (const extension of ["pg_trgm", "unaccent", "btree_gin"]) {
    await query(database.url, `create extension ${extension}`);
  }
  expect(
    await query(
      database.url,
      `select upper('ë') as upper, similarity('жж', 'жж') as trigrams,
       array(select x from unnest(array['Z', 'ä', 'a']) x order by x collate "und-x-icu") as ordered`,
    ),
  ).toEqual([{ upper: "Ë", trigrams: 1, ordered: ["a", "ä", "Z"] }]);
  await database.stop();
});

test("the password is readable for its owner only and really asked for", async () => {
  const database = await start(shared);
  const { mode } = await stat(join(database.dataDir, "shop-connection.json"));
  expect(mode & 0o777).toBe(0o600);
  await expect(query(database.url.replace(/:[^:@]+@/, ":wrong@"), "select 1")).rejects.toThrow(
    "password authentication failed",
  );
  await database.stop();
});

test("the log file holds neither statements nor values", async () => {
  const database = await start(shared);
  await query(database.url, "insert into orders values ('ana@example.com')");
  await expect(
    query(database.url, "insert into orders values ('ana@example.com')"),
  ).rejects.toThrow("duplicate key");
  await database.stop();
  const text = await readFile(join(shared, "postgres.log"), "utf8");
  expect(text).toContain("ready to accept connections");
  expect(text).not.toContain("ana@example.com");
});

test("a stopped database leaves no process, and its data and address are there at the next start", async () => {
  const first = await start(shared);
  await query(first.url, "insert into orders values ('restart')");
  await first.stop();
  expect(await findPostmaster(first.dataDir)).toBeUndefined();
  await expect(query(first.url, "select 1")).rejects.toThrow("ECONNREFUSED");

  const second = await start(shared);
  expect(second).toMatchObject({ url: first.url, joined: false });
  expect(await query(second.url, "select id from orders where id = 'restart'")).toEqual([
    { id: "restart" },
  ]);
  await second.stop();
});

test("another port is taken, and kept, when the former one is in use", async () => {
  const occupant = createServer().listen(0, "127.0.0.1");
  await vi.waitFor(() => expect(occupant.listening).toBe(true));
  const address = occupant.address();
  const port = typeof address === "object" ? (address?.port ?? 0) : 0;
  const folder = join(shared, "postgres");
  const location = { home: shared, folder, user: null };
  await writeConnection(location, { ...(await readConnection(folder)), port });

  const database = await start(shared);
  expect(Number(new URL(database.url).port)).not.toBe(port);
  expect((await readConnection(folder)).port).toBe(Number(new URL(database.url).port));
  await database.stop();
  occupant.close();
});

test("the last of several servers stops the database, none before", async () => {
  const first = await start(shared);
  const second = await start(shared);
  expect(second).toMatchObject({ url: first.url, joined: true });
  await first.stop();
  await query(second.url, "insert into orders values ('still open')");
  const third = await start(shared);
  await Promise.all([second.stop(), third.stop(), third.stop()]);
  expect(await findPostmaster(first.dataDir)).toBeUndefined();
});

test("two servers that start at once on nothing share one database", async () => {
  const dataDir = await dirs.make();
  const servers = [startTestServer(dataDir), startTestServer(dataDir)];
  const [one, other] = await Promise.all(servers.map(async (server) => server.started));
  expect(one).toMatchObject({ url: expect.stringMatching(/^postgres:\/\/shop:.+\/shop$/) });
  expect(other).toMatchObject({ url: one !== undefined && "url" in one ? one.url : "" });
  await Promise.all(servers.map(async (server) => server.end("SIGTERM")));
  expect(await findPostmaster(join(dataDir, "postgres"))).toBeUndefined();
});

test("the database of a killed server is taken over and then stopped", async () => {
  const killed = startTestServer(shared);
  const report = await killed.started;
  const url = "url" in report ? report.url : "";
  await query(url, "insert into orders values ('before the kill')");
  await killed.end("SIGKILL");

  const database = await start(shared);
  expect(database).toMatchObject({ url, joined: true });
  expect(await query(url, "select id from orders where id = 'before the kill'")).toEqual([
    { id: "before the kill" },
  ]);
  await database.stop();
  expect(await findPostmaster(database.dataDir)).toBeUndefined();
});

test("R2 a killed database is back on the same address, three times, with all it acknowledged", async () => {
  const log: string[] = [];
  const database = await start(shared, log);
  for (const id of [1, 2, 3]) {
    await query(database.url, `insert into orders values ('R2 ${id}')`);
    // A busy backend outlives its postmaster and would keep the next one from starting.
    const busy = query(database.url, "select count(*) from generate_series(1, 1e10)").catch(
      () => "cut",
    );
    await delay(50);
    process.kill(await getPid(database), "SIGKILL");
    expect(await busy).toBe("cut");
    await vi.waitFor(async () => query(database.url, "select 1"), {
      timeout: 10_000,
      interval: 20,
    });
  }
  expect(
    await query(database.url, "select count(*)::int as orders from orders where id like 'R2%'"),
  ).toEqual([{ orders: 3 }]);
  expect(log.filter((line) => line.startsWith("The database had ended; it is back"))).toHaveLength(
    3,
  );
  await database.stop();
});

test("a server that stops while the database is down leaves nothing behind", async () => {
  const database = await start(shared);
  process.kill(await getPid(database), "SIGKILL");
  await database.stop();
  await delay(200);
  expect(await findPostmaster(database.dataDir)).toBeUndefined();
});

test("a lock file whose number passed to another process does not keep the database from starting", async () => {
  const folder = join(shared, "postgres");
  const stranger = spawn("/bin/sleep", ["60"]);
  const lockFile = `${stranger.pid}\n${folder}\n1700000000\n5432\n\n127.0.0.1\n 1 2\nready   \n`;
  await writeFile(join(folder, "postmaster.pid"), lockFile);
  const database = await start(shared);
  expect(database.joined).toBe(false);
  expect(stranger.exitCode).toBeNull();
  await database.stop();
  stranger.kill();
});

test("a first start that was killed half way does not disturb the next", async () => {
  const dataDir = await dirs.make();
  const killed = startTestServer(dataDir);
  await vi.waitFor(async () => expect(await listUnfinished(dataDir, true)).not.toEqual([]), {
    timeout: 10_000,
    interval: 10,
  });
  await killed.end("SIGKILL");
  expect(await readdir(dataDir)).not.toContain("postgres");

  const database = await start(dataDir);
  await query(database.url, "select 1");
  await database.stop();
  await (await start(dataDir)).stop();
  expect(await listUnfinished(dataDir, false)).toEqual([]);
});

test("the data of another major version is refused with a clear line", async () => {
  const dataDir = await dirs.make();
  await mkdir(join(dataDir, "postgres"));
  await writeFile(join(dataDir, "postgres/PG_VERSION"), "17\n");
  await expect(start(dataDir)).rejects.toMatchObject({
    name: "EmbeddedPostgresError",
    code: "WRONG_VERSION",
    message: expect.stringMatching(/is of PostgreSQL 17, this server brings 18; .*DATABASE_URL$/),
  });
});

test("a folder that holds something else is refused and left as it is", async () => {
  const [withFile, withFolder] = [await dirs.make(), await dirs.make()];
  await writeFile(join(withFile, "postgres"), "mine");
  await mkdir(join(withFolder, "postgres"));
  await writeFile(join(withFolder, "postgres/note"), "mine");
  await expect(start(withFile)).rejects.toMatchObject({ code: "DATA_DAMAGED" });
  await expect(start(withFolder)).rejects.toMatchObject({ code: "DATA_DAMAGED" });
  expect(await readFile(join(withFile, "postgres"), "utf8")).toBe("mine");
  expect(await readdir(join(withFolder, "postgres"))).toEqual(["note"]);
});

test("a database that cannot start says why and leaves no process", async () => {
  const ownSettings = join(shared, "postgres/postgresql.auto.conf");
  await writeFile(ownSettings, "shared_buffers = 'much'\n");
  await expect(start(shared)).rejects.toMatchObject({
    code: "START_FAILED",
    message: expect.stringContaining("postgres.log"),
  });
  await writeFile(ownSettings, "");
  expect(await findPostmaster(join(shared, "postgres"))).toBeUndefined();
});

async function start(dataDir: string, log: string[] = []): Promise<EmbeddedPostgres> {
  return dirs.note(await startEmbeddedPostgres({ dataDir, log: (message) => log.push(message) }));
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

async function getPid(database: EmbeddedPostgres): Promise<number> {
  const running = await findPostmaster(database.dataDir);
  if (running === undefined || running === "unclear") throw new Error("No database runs");
  return running.pid;
}

async function listUnfinished(dataDir: string, filled: boolean): Promise<string[]> {
  const names = (await readdir(dataDir)).filter((name) => name.startsWith("postgres.new"));
  if (!filled) return names;
  const contents = await Promise.all(
    names.map(async (name) => readdir(join(dataDir, name, "data")).catch(() => [])),
  );
  return contents.flat();
}
