import { expect, it } from "vitest";
import { isUndoable, undoableSince } from "./history.ts";

const now = new Date("2026-03-31T10:00:00.000Z");

it.each([
  ["just now", "2026-03-31T10:00:00.000Z", true],
  ["30 days ago to the millisecond", "2026-03-01T10:00:00.000Z", true],
  ["a millisecond more than 30 days ago", "2026-03-01T09:59:59.999Z", false],
  ["a year ago", "2025-03-31T10:00:00.000Z", false],
  // Clocks of two machines differ slightly.
  ["a moment ahead of our clock", "2026-03-31T10:00:01.000Z", true],
])("an action done %s can be undone: %s, %s", (_, doneAt, expected) => {
  expect(isUndoable(new Date(doneAt), now)).toBe(expected);
});

it("goes back exactly 30 days, regardless of daylight saving time", () => {
  expect(undoableSince(now).toISOString()).toBe("2026-03-01T10:00:00.000Z");
});
