import { expect, test } from "vitest";
import { findDialect, findDialectNames } from "./find-dialect.ts";

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

test("finds the dialect in names of files, variables, classes and attributes", () => {
  const source = [
    "const keptRows = row.verb; // a gate",
    '<p data-kept className="quiet_refusal">A wish</p>;',
    'import { keepAlive } from "./house-room.ts";',
    "export const maxLengthMs = `at most ${longest}`;",
  ].join("\n");
  expect(findDialectNames("web/obstacles/list-faults.ts", source)).toEqual([
    "web/obstacles/list-faults.ts: 'keptRows': 'kept' is saved, draft, pinned",
    "web/obstacles/list-faults.ts: 'verb': 'verb' is service function, method",
    "web/obstacles/list-faults.ts: 'data-kept': 'kept' is saved, draft, pinned",
    "web/obstacles/list-faults.ts: 'quiet_refusal': 'refusal' is error, rejection",
    "web/obstacles/list-faults.ts: 'wish': 'wish' is intent",
    "web/obstacles/list-faults.ts: 'longest': 'longest' is max",
    "web/obstacles/list-faults.ts: 'obstacles': 'obstacle' is finding, error",
    "web/obstacles/list-faults.ts: 'list-faults.ts': 'fault' is error",
  ]);
});

test("reads no names in texts for people and in data", () => {
  expect(findDialectNames("web/messages/cart.ts", "const kept = 1;")).toEqual([]);
  expect(findDialectNames("catalogue/belts/notes.data.ts", "const room = 1;")).toEqual([]);
});

test("allows ordinary uses and stored keys where they belong", () => {
  expect(findDialectNames("web/session/a.tsx", "useKeepAlive(); <picture />;")).toEqual([]);
  expect(findDialectNames("web/offline/a.ts", 'read("wish");')).toEqual([]);
  expect(findDialectNames("web/ui/a.ts", 'read("wish");')).toHaveLength(1);
});
