import { expect, test } from "vitest";
import { parseKeptDraft } from "./kept-draft.ts";

const kept = JSON.stringify({ owner: "u1", fields: { name: "6205", price: 7 } });

test("a draft comes back to the person who typed it", () => {
  expect(parseKeptDraft(kept, "u1")).toEqual(
    new Map<string, unknown>([
      ["name", "6205"],
      ["price", 7],
    ]),
  );
});

test.each(["u2", undefined])("nothing of it is shown to %s", (owner) => {
  expect(parseKeptDraft(kept, owner)).toBeUndefined();
});

test.each([null, "{", "null", "7", '{"owner":"u1"}', '{"owner":"u1","fields":1}'])(
  "nothing comes of %j",
  (text) => {
    expect(parseKeptDraft(text, "u1")).toBeUndefined();
  },
);
