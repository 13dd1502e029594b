import { expect, test } from "vitest";
import { showDifference } from "./show-difference.ts";

const long = "Deep groove ball bearing with two seals. ".repeat(20);

test("shows short texts in full", () => {
  expect(showDifference("12.50", "19.90")).toEqual({ before: "12.50", after: "19.90" });
});

test.each([
  ["at the end", `${long}For pumps`, `${long}For fans`, /For pumps$/, /For fans$/],
  ["at the start", `Old ${long}`, `New ${long}`, /^Old Deep/, /^New Deep/],
  [
    "in the middle",
    `${long}six${long}`,
    `${long}seven${long}`,
    /^….*seals\. six.*…$/,
    /seals\. seven.*…$/,
  ],
  ["by being added", long, `${long}More`, /seals\. ?$/, /seals\. More$/],
])("a long text that differs %s shows the difference", (_, before, after, first, second) => {
  const shown = showDifference(before, after);
  expect(shown.before).toMatch(first);
  expect(shown.after).toMatch(second);
  expect(shown.before).not.toBe(shown.after);
  expect(Math.max(shown.before.length, shown.after.length)).toBeLessThanOrEqual(162);
});

test("cuts off a long difference", () => {
  const shown = showDifference("", "x".repeat(900));
  expect(shown.after).toBe(`${"x".repeat(160)}…`);
});
