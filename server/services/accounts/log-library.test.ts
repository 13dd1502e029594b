import { DrizzleQueryError } from "drizzle-orm/errors";
import { expect, test } from "vitest";
import { captureLog } from "#server/testing/capture-log.ts";
import { createLibraryLog } from "./log-library.ts";

const failed = new DrizzleQueryError("select * from table", ["arta@firm.example"]);
const rejected = new Error("connect ECONNREFUSED 127.0.0.1:1");

// docs/product/security.md#no-secrets-in-logs
test.each([
  ["an error as its message", [failed]],
  ["the text of an error", [failed.message]],
  ["an error behind a message", ["Failed to create user", failed]],
])("%s is logged without statement and parameters", (_, said) => {
  const { log, lines } = captureLog();
  createLibraryLog(log)("error", ...said);
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toMatch(/arta|select/);
});

test("keeps the text and the reason of a line that better-auth logs", () => {
  const { log, lines } = captureLog();
  createLibraryLog(log)("error", "Failed to create user", rejected);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    level: 50,
    msg: "Failed to create user",
    err: { message: rejected.message },
  });
});
