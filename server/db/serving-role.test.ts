import { afterAll, beforeAll, expect, test } from "vitest";
import { captureLog } from "#server/testing/capture-log.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { runAsOwner, toAdminUrl } from "#server/testing/test-database.ts";
import { prepareSchema } from "./prepare-schema.ts";
import { sqlStates } from "./sql-state.ts";

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

/** Rows of a query by the role that serves requests. */
async function read(statement: string): Promise<Record<string, unknown>[]> {
  return (await app.appContext.db.execute(statement)).rows;
}

// docs/product/security.md#rows-only
test("the role of requests is no superuser and owns nothing, but may use each table's rows", async () => {
  expect(
    await read(`SELECT rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls,
      (SELECT count(*)::int FROM pg_class WHERE pg_has_role(relowner, 'MEMBER')) AS owned
      FROM pg_roles WHERE rolname = current_user`),
  ).toEqual([
    {
      rolsuper: false,
      rolcreatedb: false,
      rolcreaterole: false,
      rolreplication: false,
      rolbypassrls: false,
      owned: 0,
    },
  ]);
  const rights = await read(`
    SELECT right_name, has_table_privilege(c.oid, right_name) AS has, count(*)::int > 20 AS many
    FROM pg_class c, unnest('{SELECT,INSERT,UPDATE,DELETE,TRUNCATE,REFERENCES,TRIGGER}'::text[]) right_name
    WHERE relnamespace IN ('public'::regnamespace, 'pgboss'::regnamespace) AND relkind IN ('r', 'p')
    GROUP BY 1, 2 ORDER BY 2 DESC, 1`);
  expect(rights).toEqual([
    ...["DELETE", "INSERT", "SELECT", "UPDATE"].map((name) => toRight(name, true)),
    ...["REFERENCES", "TRIGGER", "TRUNCATE"].map((name) => toRight(name, false)),
  ]);
});

function toRight(name: string, has: boolean): Record<string, unknown> {
  return { right_name: name, has, many: true };
}

// docs/product/security.md#rows-only
test.each([
  "CREATE TABLE taken (id integer)",
  "CREATE SCHEMA taken",
  "CREATE FUNCTION f() RETURNS int LANGUAGE sql AS 'SELECT 1'",
  "CREATE EXTENSION pgcrypto",
  "CREATE ROLE taken SUPERUSER",
  "DROP TABLE orders",
  "ALTER TABLE orders DISABLE TRIGGER ALL",
  "CREATE INDEX ON orders (total)",
  "ALTER FUNCTION add_job(text, jsonb, uuid) RENAME TO taken",
  "TRUNCATE orders",
  "ALTER TABLE orders OWNER TO CURRENT_USER",
  "COPY orders TO PROGRAM 'cat'",
  "COPY orders TO '/tmp/orders'",
  "SELECT pg_read_file('/etc/passwd')",
  "SELECT rolpassword FROM pg_authid",
  "ALTER SYSTEM SET fsync = off",
  "SET session_replication_role = replica",
  "DELETE FROM drizzle.__drizzle_migrations",
  "SELECT setval('changes_seq_seq', 1)",
])("the role of requests can't run %s", async (statement) => {
  await expect(app.appContext.db.$client.query(statement)).rejects.toMatchObject({
    code: sqlStates.insufficientPrivilege,
  });
});

// docs/product/security.md#rows-only
test("tables that a later migration creates are covered", async () => {
  await runAsOwner(app.appContext.databaseUrl, "CREATE TABLE later (id bigserial, text text)");
  await app.appContext.db.execute("INSERT INTO later (text) VALUES ('a')");
  expect(await read("SELECT id, text FROM later")).toEqual([{ id: "1", text: "a" }]);
  await runAsOwner(app.appContext.databaseUrl, "DROP TABLE later");
});

test("rights that were revoked are granted again at the next start", async () => {
  const { databaseUrl: url } = app.appContext;
  const { log, lines } = captureLog();
  await runAsOwner(
    url,
    `REVOKE ALL ON orders, changes_seq_seq FROM PUBLIC, ${new URL(url).username};
     REVOKE USAGE ON SCHEMA pgboss FROM ${new URL(url).username}`,
  );
  await expect(read("SELECT FROM orders")).rejects.toThrow("Failed query");
  await prepareSchema({ url, adminUrl: toAdminUrl(url) }, log);
  expect(await read("SELECT FROM orders UNION ALL SELECT FROM pgboss.job")).toEqual([]);
  expect(lines).toEqual([]);
});

test("a start without the owner's address works while there is nothing to migrate", async () => {
  const { databaseUrl: url } = app.appContext;
  const { log, lines } = captureLog();
  await prepareSchema({ url, adminUrl: url }, log);
  expect(lines).toEqual([]);
});

// docs/product/security.md#rows-only
test("requests as superuser or owner are reported at the start", async () => {
  const { databaseUrl: url } = app.appContext;
  const adminUrl = toAdminUrl(url);
  const { log, lines } = captureLog();
  await prepareSchema({ url: adminUrl, adminUrl }, log);
  expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
    expect.objectContaining({ level: 40, role: new URL(adminUrl).username, rights: ["superuser"] }),
  ]);
});
