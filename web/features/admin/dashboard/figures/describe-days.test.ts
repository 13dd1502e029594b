import { expect, test } from "vitest";
import { describeDays } from "./describe-days.ts";

test("formats the date and figures of a day", () => {
  const days = describeDays([{ day: "2026-01-05", orders: 2, revenue: 1250.5 }], (count) =>
    count === 1 ? "1 order" : `${count} orders`,
  );
  expect(days).toEqual([
    {
      day: "2026-01-05",
      label: "5.1.",
      amount: 1250.5,
      amountText: "€1,250.50",
      count: 2,
      countText: "2 orders",
    },
  ]);
});
