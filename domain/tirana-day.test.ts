import { expect, test } from "vitest";
import { formatPaddedDay, formatShortDay, toTiranaDay } from "./tirana-day.ts";

test("a day in Tirana begins an hour or two before the one in UTC", () => {
  expect(toTiranaDay(new Date("2026-01-05T22:59:59Z"))).toBe("2026-01-05");
  expect(toTiranaDay(new Date("2026-01-05T23:00:00Z"))).toBe("2026-01-06");
  expect(toTiranaDay(new Date("2026-07-05T22:00:00Z"))).toBe("2026-07-06");
});

test("a day is written with and without leading zeros", () => {
  expect(formatPaddedDay("2026-01-05")).toBe("05.01.2026");
  expect(formatShortDay("2026-01-05")).toBe("5.1.2026");
  expect(formatShortDay("2026-12-31")).toBe("31.12.2026");
});
