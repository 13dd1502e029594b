import { expect, it } from "vitest";
import { toPgbenchScript } from "./pgbench-script.ts";

const statement = `
WITH wanted AS (SELECT unnest($1::uuid[], $2::int[])), paid AS (SELECT $3::numeric, $4::numeric)
INSERT INTO orders (id, city, terms, user_id, idempotency_key, items, delivery_cost, total)
SELECT $5, $6, $7, $8, $9, items FROM wanted`;

it("fills an order into its statement, each with an id and a key of its own", () => {
  const row = { city: "Ta'if", terms: { days: null }, user_id: null };
  const script = toPgbenchScript(statement, ["a", "b"], row);
  expect(script).toContain("unnest('{a,b}'::uuid[], '{1,1}'::int[])");
  expect(script).toContain("SELECT NULL::numeric, NULL::numeric");
  expect(script).toContain(`'Ta''if', '{"days": null}', NULL, gen_random_uuid(), items`);
  expect(script).toContain("nextval('bench_orders')");
  expect(script.trim().split("\n")).toHaveLength(1);
});

it("rejects a text in which pgbench would see a variable", () => {
  expect(() => toPgbenchScript(statement, ["a"], { city: "a:b" })).toThrow("for a variable: a:b");
});

it("rejects a statement of another form", () => {
  expect(() => toPgbenchScript("INSERT INTO sales VALUES ($1)", [], {})).toThrow("another form");
  expect(() => toPgbenchScript(`${statement}, $10`, [], {})).toThrow("no value for $10");
});
