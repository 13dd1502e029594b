import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "#server/testing/test-database.ts";
import type { Transaction } from "./client.ts";
import { runTransaction } from "./run-transaction.ts";
import { brands } from "./schema/shop.ts";
import { findConstraint, findSqlState } from "./sql-state.ts";

let database: TestDatabase;
let tries = 0;

beforeAll(async () => {
  database = await createTestDatabase();
});

beforeEach(async () => {
  tries = 0;
  await database.db.delete(brands);
});

afterAll(() => database.close());

// docs/product/reliability.md#deadlocks
test.each(["40P01", "40001"])("after %s the work is retried", async (state) => {
  const result = await runTransaction(database.db, async (tx) => {
    await insertBrand(tx, `Try ${++tries}`);
    if (tries < 3) await fail(tx, state);
    return "done";
  });
  expect({ result, tries }).toEqual({ result: "done", tries: 3 });
  expect(await readBrandNames()).toEqual(["Try 3"]);
});

// docs/product/reliability.md#deadlocks
test("a deadlock that persists is reported after the last retry", async () => {
  const call = runTransaction(database.db, async (tx) => {
    tries += 1;
    await fail(tx, "40P01");
  });
  const error = await call.catch((thrown: unknown) => thrown);
  expect(findSqlState(error)).toBe("40P01");
  expect(tries).toBe(4);
});

test("any other error rolls back at once", async () => {
  const call = runTransaction(database.db, async (tx) => {
    await insertBrand(tx, `Try ${++tries}`);
    throw new Error("no");
  });
  await expect(call).rejects.toThrow("no");
  expect(tries).toBe(1);
  expect(await readBrandNames()).toEqual([]);
});

test("SQLSTATE and constraint of an error are found however it is wrapped", async () => {
  await insertBrand(database.db, "NSK");
  const error = await insertBrand(database.db, "NSK").catch((thrown: unknown) => thrown);
  expect(findSqlState(error)).toBe("23505");
  expect(findConstraint(error)).toBe("brands_name_unique");
  expect(findSqlState(new Error("x"))).toBeUndefined();
  expect(findConstraint("x")).toBeUndefined();
});

async function insertBrand(db: Pick<Transaction, "insert">, name: string): Promise<void> {
  await db.insert(brands).values({ id: randomUUID(), name });
}

async function fail(tx: Transaction, state: string): Promise<void> {
  const raise = `DO $$ BEGIN RAISE EXCEPTION 'made up' USING ERRCODE = '${state}'; END $$`;
  await tx.execute(sql.raw(raise));
}

async function readBrandNames(): Promise<string[]> {
  return (await database.db.select().from(brands)).map((brand) => brand.name);
}
