import { expect, test } from "vitest";
import { findDialect } from "./find-dialect.ts";

test("finds the dialect in every line of Markdown", () => {
  expect(findDialect("a.md", "Nobody reads it, `nobody` does.")).toEqual([
    "a.md:1: 'Nobody' is no user, no client",
  ]);
});

test("finds the dialect in comments and test titles only", () => {
  const source = [
    "// Asked anew by the client.",
    'const nobody = "whoever";',
    '  test("a refusal is shown", () => {});',
    " * Runs as the user `nobody`.",
  ].join("\n");
  expect(findDialect("a.ts", source)).toEqual([
    "a.ts:1: 'anew' is again",
    "a.ts:3: 'refusal' is error, rejection",
  ]);
});
