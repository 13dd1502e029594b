import { expect, test } from "vitest";
import { answersVersion } from "./answers-version.ts";
import { packAnswer, unpackAnswer } from "./saved-answer.ts";

const now = Date.UTC(2026, 10, 22, 14, 5);
const day = 24 * 60 * 60 * 1_000;

test("stores only the first pages of a long list", () => {
  const data = { pages: [1, 2, 3, 4, 5], pageParams: [null, "a", "b", "c", "d"] };
  expect(unpackAnswer(packAnswer({ data, at: now }), now)?.data).toEqual({
    pages: [1, 2, 3, 4],
    pageParams: [null, "a", "b", "c"],
  });
});

test("returns undefined for an answer that is too large", () => {
  expect(packAnswer({ data: { text: "6205".repeat(100_000) }, at: now })).toBeUndefined();
});

// docs/product/offline.md#invalid-stored-data
test.each([
  ["nothing", undefined],
  ["a bare text", "6205"],
  ["another build's shape", { version: "old", at: now, text: "{}" }],
  ["a torn text", { version: answersVersion, at: now, text: "{" }],
  ["what isn't an answer", { version: answersVersion, at: now, text: "6205" }],
  ["no time", { version: answersVersion, at: "today", text: "{}" }],
  ["a time to come", { version: answersVersion, at: now + day, text: "{}" }],
  ["no time at all", { version: answersVersion, at: Number.NaN, text: "{}" }],
  ["an answer of last year", { version: answersVersion, at: now - 31 * day, text: "{}" }],
])("rejects stored data: %s", (_, value) => {
  expect(unpackAnswer(value, now)).toBeUndefined();
});
