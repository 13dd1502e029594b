import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { lowStockNotices, mails } from "#server/db/schema/staff.ts";
import { createOrder } from "#server/services/orders/create-order.ts";
import { createOrderRequest } from "#server/testing/create-order-request.ts";
import { insertProduct } from "#server/testing/insert-product.ts";
import { countWaitingJobs, deleteJobs } from "#server/testing/job-table.ts";
import { readOutbox } from "#server/testing/read-outbox.ts";
import {
  createTestAppContext,
  testCustomer,
  type TestAppContext,
} from "#server/testing/test-app-context.ts";
import { runJobs } from "./run-jobs.ts";

const staff = "sales@shop.example";

let appContext: TestAppContext;

beforeAll(async () => {
  appContext = await createTestAppContext({ staffEmails: [staff] });
});

afterAll(() => appContext.close());

test("the first start after the upgrade sends what the version before had queued", async () => {
  const low = await insertProduct(appContext.db, { name: "Bearing", stockQuantity: 1 });
  const request = createOrderRequest([low]);
  const order = await createOrder(appContext.actAs(testCustomer), request);
  // That version had no jobs.
  await deleteJobs(appContext.db);
  await appContext.db.insert(lowStockNotices).values({ productId: low });
  const old = { recipient: staff, text: "Text", html: "<p>Text</p>" };
  const inAMinute = new Date(Date.now() + 60_000);
  await appContext.db.insert(mails).values([
    { id: randomUUID(), subject: "Waiting", ...old },
    { id: randomUUID(), subject: "Failed once", attempts: 1, ...old },
    { id: randomUUID(), subject: "Being sent by that version", nextTryAt: inAMinute, ...old },
  ]);
  const jobs = await runJobs(appContext);
  const number = order.id.slice(0, 8);
  await vi.waitFor(
    async () => {
      const sent = await readOutbox(appContext.config.dataDir);
      expect(sent.map(({ subject }) => subject).toSorted()).toEqual([
        "Failed once",
        "Low stock: 1 product",
        `New order ${number}: €10.00`,
        `Porosia juaj ${number} u pranua`,
        "Waiting",
      ]);
      expect(await countWaitingJobs(appContext.db)).toBe(0);
    },
    { timeout: 15_000, interval: 50 },
  );
  await jobs.close();
  const left = await appContext.db.select({ subject: mails.subject }).from(mails);
  expect(left).toEqual([{ subject: "Being sent by that version" }]);
});
