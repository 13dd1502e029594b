import { afterAll, beforeAll, expect, test } from "vitest";
import { visitor } from "#domain/roles.ts";
import { createOrderId } from "#server/db/ids.ts";
import { orders } from "#server/db/schema/orders.ts";
import type { ServiceContext } from "#server/services/context.ts";
import {
  createTestAppContext,
  testAdmin,
  testCustomer,
  type TestAppContext,
} from "#server/testing/test-app-context.ts";
import { getDailyFigures } from "./get-daily-figures.ts";

let appContext: TestAppContext;

beforeAll(async () => {
  appContext = await createTestAppContext();
});

afterAll(() => appContext.close());

test("without orders every day has zeros, with today last", async () => {
  expect(await getDailyFigures(adminAt("2026-03-02T12:00:00Z"), { days: 3 })).toEqual([
    { day: "2026-02-28", orders: 0, revenue: 0 },
    { day: "2026-03-01", orders: 0, revenue: 0 },
    { day: "2026-03-02", orders: 0, revenue: 0 },
  ]);
});

test("a day begins at midnight in Tirana, in winter and in summer time", async () => {
  // 29 March 2026: the clocks go forward, and the day has 23 hours.
  const totals = {
    "2026-03-28T22:59:59.999Z": "0.01",
    "2026-03-28T23:00:00Z": "0.10",
    "2026-03-29T21:59:59.999Z": "0.20",
    "2026-03-29T22:00:00Z": "1000.05",
  };
  for (const [at, total] of Object.entries(totals)) await placeOrder(at, total);
  await placeOrder("2026-03-29T12:00:00Z", "500.00", new Date());
  expect(await getDailyFigures(adminAt("2026-03-29T22:00:01Z"), { days: 3 })).toEqual([
    { day: "2026-03-28", orders: 1, revenue: 0.01 },
    { day: "2026-03-29", orders: 2, revenue: 0.3 },
    { day: "2026-03-30", orders: 1, revenue: 1000.05 },
  ]);
  expect(await getDailyFigures(adminAt("2026-03-29T21:59:59Z"), { days: 1 })).toEqual([
    { day: "2026-03-29", orders: 2, revenue: 0.3 },
  ]);
});

test("a whole leap year has 366 distinct days", async () => {
  const days = await getDailyFigures(adminAt("2028-12-31T20:00:00Z"), { days: 366 });
  expect(days).toHaveLength(366);
  expect(new Set(days.map(({ day }) => day)).size).toBe(366);
  expect([days[0]?.day, days.at(-1)?.day]).toEqual(["2028-01-01", "2028-12-31"]);
});

// docs/product/admin.md#periods
test("a period has both of its days, and a day alone is one", async () => {
  await placeOrder("2025-05-01T10:00:00Z", "5.00");
  await placeOrder("2025-05-03T21:59:59Z", "7.00");
  await placeOrder("2025-05-03T22:00:00Z", "100.00");
  const asAdmin = appContext.actAs(testAdmin);
  const period = { days: 30, day: "2025-05-01", until: "2025-05-03" };
  expect(await getDailyFigures(asAdmin, period)).toEqual([
    { day: "2025-05-01", orders: 1, revenue: 5 },
    { day: "2025-05-02", orders: 0, revenue: 0 },
    { day: "2025-05-03", orders: 1, revenue: 7 },
  ]);
  expect(await getDailyFigures(asAdmin, { days: 30, day: "2025-05-01" })).toEqual([
    { day: "2025-05-01", orders: 1, revenue: 5 },
  ]);
  const noDay = getDailyFigures(asAdmin, { days: 1, day: "0000-01-01" });
  await expect(noDay).rejects.toMatchObject({ code: "invalid_input" });
});

test.each([
  ["a visitor", visitor, "unauthorized"],
  ["a customer", testCustomer, "forbidden"],
] as const)("%s is denied the daily figures", async (_, actor, code) => {
  await expect(getDailyFigures(appContext.actAs(actor), { days: 30 })).rejects.toMatchObject({
    code,
  });
});

function adminAt(now: string): ServiceContext {
  return { ...appContext.actAs(testAdmin), now: () => new Date(now) };
}

async function placeOrder(at: string, total: string, deletedAt?: Date): Promise<void> {
  await appContext.db.insert(orders).values({
    id: createOrderId(),
    customerName: "Arta Hoxha",
    phone: "+355 4 000 0101",
    country: "Shqipëri",
    city: "Tiranë",
    shippingMethod: "Rruga 1",
    items: [],
    total,
    idempotencyKey: createOrderId(),
    requestDigest: "test",
    createdAt: new Date(at),
    deletedAt,
  });
}
