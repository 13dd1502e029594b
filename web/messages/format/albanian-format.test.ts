import { expect, test } from "vitest";
import { formatAlbanianDate } from "./albanian-format.ts";

const moments = ["2025-01-05T03:04:00Z", "2025-06-30T21:59:59Z", "2025-12-31T23:30:00Z"];

// docs/product/shop.md#albanian-formats
test.each(moments)("formats %s like the locale sq-AL", (moment) => {
  const date = new Date(moment);
  const day = date.toLocaleDateString("sq-AL", { timeZone: "Europe/Tirane" });
  const time = date.toLocaleTimeString("en-GB", {
    hour: "2-digit",
    minute: "2-digit",
    timeZone: "Europe/Tirane",
  });
  expect(formatAlbanianDate(date)).toBe(`${day}, ${time}`);
});
