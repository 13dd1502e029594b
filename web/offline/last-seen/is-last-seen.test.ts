import { expect, test } from "vitest";
import { isLastSeen } from "./is-last-seen.ts";

const fresh = {
  data: {},
  isPlaceholderData: false,
  isError: false,
  failureCount: 0,
  dataUpdatedAt: 1,
};

test.each([
  ["fresh data", fresh, true, false],
  ["data on a device without a network", fresh, false, true],
  ["data that couldn't be reloaded", { ...fresh, isError: true }, true, true],
  ["data after a first failure", { ...fresh, failureCount: 1 }, true, true],
  ["no data", { ...fresh, data: undefined, isError: true }, false, false],
  ["the data of the choice before", { ...fresh, isPlaceholderData: true }, false, false],
])("isLastSeen: %s", (_, query, isOnline, expected) => {
  expect(isLastSeen(query, isOnline)).toBe(expected);
});
