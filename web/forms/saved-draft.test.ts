import { expect, test } from "vitest";
import { parseDraft } from "./saved-draft.ts";

const saved = JSON.stringify({ owner: "u1", fields: { name: "6205", price: 7 } });

// docs/product/accounts.md#input-after-the-end-of-a-session
test("returns a draft to its owner", () => {
  expect(parseDraft(saved, "u1")).toEqual(
    new Map<string, unknown>([
      ["name", "6205"],
      ["price", 7],
    ]),
  );
});

// docs/product/accounts.md#input-after-the-end-of-a-session
test.each(["u2", undefined])("returns nothing to %s", (owner) => {
  expect(parseDraft(saved, owner)).toBeUndefined();
});

test.each([null, "{", "null", "7", '{"owner":"u1"}', '{"owner":"u1","fields":1}'])(
  "returns nothing for %j",
  (text) => {
    expect(parseDraft(text, "u1")).toBeUndefined();
  },
);
