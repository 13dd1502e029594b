import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { readConnection, writeConnection } from "./connection-file.ts";
import { findPostmaster, stopPostmaster } from "./postmaster.ts";
import { createTestDataDirs } from "./testing/test-data-dirs.ts";
import { getFailure, queryOnce } from "./testing/test-database.ts";

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
  await stopPostmaster(join(shared, "postgres"));
});

afterAll(async () => {
  await dirs.removeAll();
});

test("a new database is durable, listens only on loopback and supports all features the shop uses", async () => {
  const database = await dirs.start(shared);
  const settings = await queryOnce(
    database.adminUrl,
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
    await queryOnce(database.adminUrl, `create extension ${extension}`);
  }
  expect(
    await queryOnce(
      database.adminUrl,
      `select upper('ë') as upper, similarity('жж', 'жж') as trigrams,
       array(select x from unnest(array['Z', 'ä', 'a']) x order by x collate "und-x-icu") as ordered`,
    ),
  ).toEqual([{ upper: "Ë", trigrams: 1, ordered: ["a", "ä", "Z"] }]);
  await database.stop();
});

test("the password is readable only by its owner and is required", async () => {
  const database = await dirs.start(shared);
  const { mode } = await stat(join(database.dataDir, "shop-connection.json"));
  expect(mode & 0o777).toBe(0o600);
  await expect(
    queryOnce(database.adminUrl.replace(/:[^:@]+@/, ":wrong@"), "select 1"),
  ).rejects.toThrow("password authentication failed");
  await database.stop();
});

test("the log file contains neither statements nor values", async () => {
  const database = await dirs.start(shared);
  await queryOnce(database.adminUrl, "insert into orders values ('ana@example.com')");
  await expect(
    queryOnce(database.adminUrl, "insert into orders values ('ana@example.com')"),
  ).rejects.toThrow("duplicate key");
  await database.stop();
  const text = await readFile(join(shared, "postgres.log"), "utf8");
  expect(text).toContain("ready to accept connections");
  expect(text).not.toContain("ana@example.com");
});

test("a stopped database leaves no process, and keeps its data and address for the next start", async () => {
  const first = await dirs.start(shared);
  await queryOnce(first.adminUrl, "insert into orders values ('restart')");
  await first.stop();
  expect(await findPostmaster(first.dataDir)).toBeUndefined();
  await expect(queryOnce(first.adminUrl, "select 1")).rejects.toThrow("ECONNREFUSED");

  const second = await dirs.start(shared);
  expect(second).toMatchObject({ url: first.url, joined: false });
  expect(await queryOnce(second.adminUrl, "select id from orders where id = 'restart'")).toEqual([
    { id: "restart" },
  ]);
  await second.stop();
});

test("another port is used, and kept, if the previous one is taken", async () => {
  const occupant = createServer().listen(0, "127.0.0.1");
  await vi.waitFor(() => expect(occupant.listening).toBe(true));
  const address = occupant.address();
  const port = typeof address === "object" ? (address?.port ?? 0) : 0;
  const folder = join(shared, "postgres");
  const location = { home: shared, folder, user: null };
  await writeConnection(location, { ...(await readConnection(folder)), port });

  const database = await dirs.start(shared);
  expect(Number(new URL(database.url).port)).not.toBe(port);
  expect((await readConnection(folder)).port).toBe(Number(new URL(database.url).port));
  await database.stop();
  occupant.close();
});

test("only the last of several servers stops the database", async () => {
  const first = await dirs.start(shared);
  const second = await dirs.start(shared);
  expect(second).toMatchObject({ url: first.url, joined: true });
  await first.stop();
  await queryOnce(second.adminUrl, "insert into orders values ('still open')");
  const third = await dirs.start(shared);
  await Promise.all([second.stop(), third.stop(), third.stop()]);
  expect(await findPostmaster(first.dataDir)).toBeUndefined();
});

test("the data of another major version is rejected with a clear line", async () => {
  const dataDir = await dirs.make();
  await mkdir(join(dataDir, "postgres"));
  await writeFile(join(dataDir, "postgres/PG_VERSION"), "17\n");
  const failure = await getFailure(dirs.start(dataDir));
  expect(failure.code).toBe("WRONG_VERSION");
  expect(failure.message).toMatch(/is of PostgreSQL 17, this server brings 18; .*DATABASE_URL$/);
});

test("a folder with other contents is rejected and left unchanged", async () => {
  const [withFile, withFolder] = [await dirs.make(), await dirs.make()];
  await writeFile(join(withFile, "postgres"), "mine");
  await mkdir(join(withFolder, "postgres"));
  await writeFile(join(withFolder, "postgres/note"), "mine");
  expect((await getFailure(dirs.start(withFile))).code).toBe("DATA_DAMAGED");
  expect((await getFailure(dirs.start(withFolder))).code).toBe("DATA_DAMAGED");
  expect(await readFile(join(withFile, "postgres"), "utf8")).toBe("mine");
  expect(await readdir(join(withFolder, "postgres"))).toEqual(["note"]);
});

test("a database that can't start reports the reason and leaves no process", async () => {
  const ownSettings = join(shared, "postgres/postgresql.auto.conf");
  await writeFile(ownSettings, "shared_buffers = 'much'\n");
  const failure = await getFailure(dirs.start(shared));
  await writeFile(ownSettings, "");
  expect(failure.code).toBe("START_FAILED");
  expect(failure.message).toContain("postgres.log");
  expect(await findPostmaster(join(shared, "postgres"))).toBeUndefined();
});
