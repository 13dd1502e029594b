import { expect, test } from "vitest";
import { parseQuoteDraft, type QuoteDraft } from "./quote-draft.ts";

const draft: QuoteDraft = {
  fields: { name: "Arta", phone: "069 123 4567", note: "the fan of line 2" },
  isUrgent: true,
  photos: [
    {
      id: "0a1b2c3d-0000-4000-8000-000000000001",
      name: "old.jpg",
      thumbnail: "data:image/jpeg;base64,AA==",
    },
  ],
  key: "0a1b2c3d-0000-4000-8000-000000000009",
};

// docs/product/quote-list.md#nothing-typed-is-lost
test("a stored draft is read unchanged", () => {
  expect(parseQuoteDraft(JSON.stringify(draft), undefined)).toEqual(draft);
});

// docs/product/accounts.md#input-after-the-end-of-a-session
test("a guest's draft is kept after a sign-in, an account's is restored only for that account", () => {
  const read = (owner: string | null, reader: string | undefined): unknown =>
    parseQuoteDraft(JSON.stringify({ owner, ...draft }), reader).fields;
  expect(read(null, undefined)).toEqual(draft.fields);
  expect(read(null, "ana")).toEqual(draft.fields);
  expect(read("ana", "ana")).toEqual(draft.fields);
  expect(read("ana", "besa")).toEqual({});
  expect(read("ana", undefined)).toEqual({});
});

test("photos without their key, and anything else that doesn't fit, are left out", () => {
  const stored = {
    ...draft,
    key: "../quotes",
    fields: { name: 5, phone: "0".repeat(500), unknown: "x" },
    isUrgent: "yes",
  };
  const read = parseQuoteDraft(JSON.stringify(stored), undefined);
  expect(read).toMatchObject({ fields: { phone: "0".repeat(40) }, isUrgent: false, photos: [] });
  expect(read.key).toMatch(/^[0-9a-f-]{36}$/);
  const odd = { ...draft, photos: [{ ...draft.photos[0], thumbnail: "javascript:alert(1)" }] };
  expect(parseQuoteDraft(JSON.stringify(odd), undefined).photos).toEqual([]);
});
