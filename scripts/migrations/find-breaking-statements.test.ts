import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findBreakingStatements } from "./find-breaking-statements.ts";

const folder = join(import.meta.dirname, "..", "..", "server", "db", "migrations");
/** Releases up to this one were deployed with a stop. */
const lastUnchecked = "0013_customers.sql";

// docs/product/reliability.md#rolling-deployment
test("no migration breaks the release before it", () => {
  const checked = readdirSync(folder).filter(
    (name) => name.endsWith(".sql") && name > lastUnchecked,
  );
  const broken = checked.flatMap((name) =>
    findBreakingStatements(readFileSync(join(folder, name), "utf8")).map((statement) => [
      name,
      statement,
    ]),
  );
  expect(broken).toEqual([]);
});

test.each([
  "ALTER TABLE orders DROP COLUMN search_text;",
  'ALTER TABLE "orders" DROP "search_text";',
  "ALTER TABLE orders\n  ADD COLUMN note text,\n  DROP COLUMN notes;",
  "ALTER TABLE orders RENAME COLUMN city TO town;",
  "ALTER TABLE orders RENAME TO purchases;",
  'ALTER TABLE product_search ALTER COLUMN name TYPE text COLLATE "und-x-icu";',
  'ALTER TABLE "orders" ALTER COLUMN "total" SET DATA TYPE bigint;',
  "ALTER TABLE orders ALTER COLUMN city SET NOT NULL;",
  "ALTER TABLE orders ALTER COLUMN city DROP DEFAULT;",
  'ALTER TABLE "orders" ADD COLUMN "language" text NOT NULL;',
  "ALTER TABLE orders ADD COLUMN language text NOT NULL CHECK (language <> 'DEFAULT');",
  "-- no longer used\nDROP TABLE mails;",
])("breaking: %s", (sql) => {
  expect(findBreakingStatements(sql)).toHaveLength(1);
});

test.each([
  'ALTER TABLE "orders" ADD COLUMN "email" text DEFAULT \'\' NOT NULL;',
  "ALTER TABLE orders ADD COLUMN key text NOT NULL GENERATED ALWAYS AS (to_key(a, b)) STORED;",
  'ALTER TABLE "orders" DROP CONSTRAINT "orders_status";',
  'ALTER TABLE "orders" ADD CONSTRAINT "a" CHECK ("orders"."city" IS NOT NULL);',
  'CREATE TABLE "a" (b text NOT NULL);--> statement-breakpoint\nALTER TABLE "a" ALTER COLUMN b TYPE int;',
  "CREATE FUNCTION f() RETURNS void LANGUAGE sql AS $$ ALTER TABLE orders DROP COLUMN city $$;",
  "-- contract: unused since 0012_words\nALTER TABLE orders DROP COLUMN city;",
])("harmless: %s", (sql) => {
  expect(findBreakingStatements(sql)).toEqual([]);
});
