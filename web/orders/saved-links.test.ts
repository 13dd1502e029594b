import { expect, test } from "vitest";
import { parseSavedLinks, type SavedLink } from "./saved-links.ts";

const order: SavedLink = {
  number: "3f2a9c01",
  token: "0123456789abcdef".repeat(4),
  placedAt: "2026-01-05T13:04:00.000Z",
};

test("reads a stored list unchanged", () => {
  expect(parseSavedLinks(JSON.stringify([order]))).toEqual([order]);
});

test.each([
  ["no JSON", "{"],
  ["no list", '{"number":"3f2a9c01"}'],
  ["nothing", "null"],
  ["a foreign number", JSON.stringify([{ ...order, number: "<b>" }])],
  ["a short token", JSON.stringify([{ ...order, token: "abc" }])],
  [
    "a token that would change the address",
    JSON.stringify([{ ...order, token: "../".repeat(20) }]),
  ],
  ["a date that is none", JSON.stringify([{ ...order, placedAt: "2026-99-99T99:99:99Z" }])],
  ["a missing part", JSON.stringify([{ number: order.number, token: order.token }])],
])("returns an empty list for stored data with %s", (_, text) => {
  expect(parseSavedLinks(text)).toEqual([]);
});

test("keeps the newest 20 without duplicates and unknown fields", () => {
  const many = Array.from({ length: 30 }, (_, index) => ({
    ...order,
    token: index.toString(16).padStart(64, "0"),
    note: "strange",
  }));
  const saved = parseSavedLinks(JSON.stringify([...many, many[0]]));
  expect(saved).toHaveLength(20);
  expect(saved[0]).toEqual({ ...order, token: "0".repeat(64) });
});
