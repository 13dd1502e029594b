import { afterAll, expect, test } from "vitest";
import { createTestDataDirs } from "./testing/test-data-dirs.ts";
import { queryOnce } from "./testing/test-database.ts";

const dirs = createTestDataDirs();
const limited = { role: "shop_app", isSuperuser: false };

afterAll(async () => {
  await dirs.removeAll();
});

test("no connection that stays open is a superuser's, also on data of earlier versions", async () => {
  const dataDir = await dirs.make();
  const first = await dirs.start(dataDir);
  await expect.poll(() => listSessions(first.url)).toEqual([limited]);
  await queryOnce(first.adminUrl, "create table orders as select 1 as id");
  // As earlier versions left it: without the role, and with temporary tables for everybody.
  await queryOnce(first.adminUrl, "alter role shop_app rename to shop_app_away");
  await queryOnce(first.adminUrl, "grant temporary on database shop to public");
  await first.stop();

  const [second, joining] = await Promise.all([dirs.start(dataDir), dirs.start(dataDir)]);
  expect([second.url, joining.url]).toEqual([first.url, first.url]);
  await expect.poll(() => listSessions(second.url)).toEqual([limited, limited]);
  expect(await queryOnce(second.adminUrl, "select id from orders")).toEqual([{ id: 1 }]);
  await expect(queryOnce(second.url, "select id from orders")).rejects.toThrow("permission denied");
  await expect(queryOnce(second.url, "create temporary table a (b int)")).rejects.toThrow(
    "permission denied to create temporary tables",
  );
  await Promise.all([second.stop(), joining.stop()]);
});

/** The connections of clients, without the one that asks. */
async function listSessions(url: string): Promise<Record<string, unknown>[]> {
  return queryOnce(
    url,
    `select usename as role, rolsuper as "isSuperuser"
     from pg_stat_activity join pg_roles on rolname = usename
     where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
}
