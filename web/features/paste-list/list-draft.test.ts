import { expect, test } from "vitest";
import {
  emptyListDraft,
  parseListDraft,
  toOwnDraft,
  withAdded,
  withChoice,
  withResults,
  withText,
} from "./list-draft.ts";

// docs/product/shop.md#list-draft
test("a stored draft opens as it was", () => {
  const typed = withResults(withText(emptyListDraft, "6205 4"));
  const chosen = withChoice(withChoice(typed, "6205", { product: "ask" }), "6205", {
    quantity: "7",
  });
  const added = withAdded(chosen, { "6206": { product: "p1", quantity: 2 } });
  expect(parseListDraft(JSON.stringify(added))).toEqual(added);
  expect(added.choices["6205"]).toEqual({ product: "ask", quantity: "7" });
});

// docs/product/accounts.md#input-after-the-end-of-a-session
test("a guest's list is kept after a sign-in, an account's is shown only to that account", () => {
  const guests = withText(emptyListDraft, "6205 4");
  const anas = parseListDraft(JSON.stringify({ ...guests, owner: "ana" }));
  expect(toOwnDraft(guests, undefined)).toBe(guests);
  expect(toOwnDraft(guests, "ana")).toBe(guests);
  expect(toOwnDraft(anas, "ana")).toBe(anas);
  expect(toOwnDraft(anas, "besa")).toBe(emptyListDraft);
  expect(toOwnDraft(anas, undefined)).toBe(emptyListDraft);
});

test("the key stays until something was added", () => {
  const draft = withResults(withText(emptyListDraft, "6205 4"));
  expect(withResults(withText(draft, "6205 5")).key).toBe(draft.key);
  expect(withAdded(draft, {}).key).not.toBe(draft.key);
});

test.each(["", "[]", "{", '{"text":1}'])("the stored text %o opens as an empty draft", (stored) => {
  expect(parseListDraft(stored)).toEqual(emptyListDraft);
});

test("invalid parts of a stored draft are dropped", () => {
  const stored = {
    text: "6205 4",
    isRead: "yes",
    choices: { "6205": 4, "6206": { product: 3, quantity: "9".repeat(99) } },
    added: { "6205": "p1", "6206": { product: "p1" } },
    key: "'; DROP TABLE",
  };
  const draft = parseListDraft(JSON.stringify(stored));
  expect(draft).toMatchObject({ text: "6205 4", isRead: false, added: {} });
  expect(draft.choices).toEqual({ "6206": { quantity: "9".repeat(20) } });
  expect(draft.key).toMatch(/^[0-9a-f-]{36}$/);
});
