import { expect, test } from "vitest";
import { waitText } from "./wait-text.ts";

test.each([
  [undefined, "a moment"],
  [0.4, "1 second"],
  [59, "59 seconds"],
  [60, "1 minute"],
  [61, "2 minutes"],
  [840, "14 minutes"],
])("shows a wait of %s seconds as '%s'", (seconds, wait) => {
  expect(waitText(seconds)).toBe(`Too many attempts. Please wait ${wait} and try again.`);
});
