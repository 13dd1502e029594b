import { expect, it } from "vitest";
import { toPgbenchScript } from "./pgbench-script.ts";

it("fills the values into a statement, with an id of its own in each run", () => {
  const text = `
INSERT INTO orders (id, city, terms, user_id, items)
SELECT $1, $2, $3, $4, $5::uuid[]`;
  const values = ["{uuid}", "Ta'if", { days: null }, null, ["a", "b"]];
  expect(toPgbenchScript({ text, values })).toBe(
    "INSERT INTO orders (id, city, terms, user_id, items) " +
      `SELECT gen_random_uuid(), 'Ta''if', '{"days": null}', NULL, '{a,b}'::uuid[];\n`,
  );
});

it("rejects a text in which pgbench would see a variable", () => {
  expect(() => toPgbenchScript({ text: "SELECT $1", values: ["a:b"] })).toThrow(
    "for a variable: a:b",
  );
});

it("rejects a statement with more places than values", () => {
  expect(() => toPgbenchScript({ text: "SELECT $1, $2", values: ["a"] })).toThrow(
    "no value for $2",
  );
});
