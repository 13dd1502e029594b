import { expect, test } from "vitest";
import { serverStatusText } from "#web/messages/server-status.ts";
import { formatBytes, formatClock, formatDuration } from "./format-status.ts";

const { units } = serverStatusText.en;

test("sizes have three digits and a decimal unit", () => {
  expect([0, 999, 1_000, 15_600_000, 999_999_999, 2.5e12].map(formatBytes)).toEqual([
    "0\u00A0B",
    "999\u00A0B",
    "1.0\u00A0kB",
    "15.6\u00A0MB",
    "1000\u00A0MB",
    "2.5\u00A0TB",
  ]);
});

test("durations name the two largest units that matter", () => {
  expect([-3, 45, 60, 3_599, 7_200, 12_000, 200_000].map((s) => formatDuration(s, units))).toEqual([
    "0\u00A0s",
    "45\u00A0s",
    "1\u00A0min",
    "59\u00A0min",
    "2\u00A0h",
    "3\u00A0h 20\u00A0min",
    "2\u00A0days",
  ]);
  expect(formatClock("2026-01-15T13:03:05.000Z")).toBe("14:03:05");
});
