import { DrizzleQueryError } from "drizzle-orm/errors";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "#server/testing/test-database.ts";
import { describeError, findReason } from "./describe-error.ts";
import { brands } from "./schema/shop.ts";

const secret = "secret-of-arta@firm.example";
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.close());

// docs/product/security.md#no-secrets-in-logs
test("a failed statement is described by its cause, without the statement and its values", async () => {
  const id = "not-a-uuid of Arta";
  const error = await getFailure(database.db.insert(brands).values({ id, name: secret }));
  expect(String(error)).toContain(secret);
  const description = describeError(error);
  expect(description).toMatchObject({
    code: "22P02",
    message: 'invalid input syntax for type uuid: "…"',
  });
  expect(JSON.stringify(description)).not.toMatch(/insert|Arta|secret/);
  expect(description.stack).toMatch(/^ {4}at /);
});

// docs/product/security.md#no-secrets-in-logs
test("a value with line breaks appears in neither message nor stack", async () => {
  const error = await getFailure(database.pool.query("SELECT $1::int", [`1\n${secret}\n"2"`]));
  expect(JSON.stringify(describeError(error))).not.toContain(secret);
});

// docs/product/security.md#no-secrets-in-logs
test("a connection error is described without the client that pg attaches to it", async () => {
  const pool = new pg.Pool({ connectionString: database.url });
  const lost = new Promise<Error>((resolve) => {
    pool.on("error", resolve);
  });
  await pool.query("SELECT pg_backend_pid()");
  await database.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  );
  const error = await lost;
  expect(Object.keys(error)).toContain("client");
  const description = describeError(error);
  expect(description).toMatchObject({
    code: "57P01",
    message: "terminating connection due to administrator command",
  });
  expect(JSON.stringify(description)).not.toMatch(/secretKey|processID|user/);
  await pool.end();
});

test("the innermost cause is described", () => {
  const cause = new Error('relation "uploads" already exists');
  const wrapped = new Error("outer", { cause: new DrizzleQueryError("CREATE", [secret], cause) });
  expect(findReason(wrapped)).toBe('relation "uploads" already exists');
  expect(findReason(new DrizzleQueryError("CREATE", [secret]))).toBe(
    "a statement of the database failed",
  );
});

test("for several addresses the first one's error is the reason", () => {
  const refused = Object.assign(new Error("connect ECONNREFUSED ::1:1"), { code: "ECONNREFUSED" });
  expect(findReason(new AggregateError([refused, new Error("other")]))).toBe(refused.message);
});

test("the input of a failed JSON.parse is not repeated", () => {
  const error = catchError(() => void JSON.parse(secret));
  expect(String(error)).toContain("secret");
  expect(findReason(error)).not.toContain("secret");
});

test("a thrown value that isn't an Error is described only by its type", () => {
  expect(describeError(secret)).toEqual({ type: "string" });
  expect(findReason(secret)).toBe("a thrown string");
});

async function getFailure(work: PromiseLike<unknown>): Promise<unknown> {
  try {
    await work;
  } catch (error) {
    return error;
  }
  throw new Error("It did not fail as expected");
}

function catchError(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error("It did not fail as expected");
}
