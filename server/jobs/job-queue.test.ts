import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { queues } from "#server/db/jobs/queues.ts";
import { orders } from "#server/db/schema/orders.ts";
import { products } from "#server/db/schema/shop.ts";
import { createOrder } from "#server/services/orders/create-order.ts";
import { createOrderRequest } from "#server/testing/create-order-request.ts";
import { insertProduct } from "#server/testing/insert-product.ts";
import { deleteJobs } from "#server/testing/job-table.ts";
import { createTestAppContext, type TestAppContext } from "#server/testing/test-app-context.ts";
import { createMailQueue } from "./queue-mails.ts";

let appContext: TestAppContext;

beforeAll(async () => {
  appContext = await createTestAppContext();
});

beforeEach(() => deleteJobs(appContext.db));

afterAll(() => appContext.close());

type JobRow = { readonly name: string; readonly data: unknown };

async function listJobs(columns = "name, data"): Promise<JobRow[]> {
  const { rows } = await appContext.db.execute<JobRow>(`SELECT ${columns} FROM pgboss.job`);
  return rows;
}

test("an order is written with its job, or neither is", async () => {
  const product = await insertProduct(appContext.db);
  const { id } = await createOrder(appContext.actAs(), createOrderRequest([product]));
  expect(await listJobs()).toEqual([{ name: "order-placed", data: { order: id } }]);
  const rollback = new Error("rolled back");
  const failing = appContext.db.transaction(async (tx) => {
    await tx.execute(`
      INSERT INTO orders (id, customer_name, phone, country, city, shipping_method, items, total,
        idempotency_key, request_digest)
      SELECT gen_random_uuid(), customer_name, phone, country, city, shipping_method, items, total,
        gen_random_uuid(), request_digest FROM orders`);
    await appContext.jobs.add("low-stock", [{ data: {} }], tx);
    throw rollback;
  });
  await expect(failing).rejects.toBe(rollback);
  expect(await listJobs()).toHaveLength(1);
  await appContext.db.delete(orders);
});

test("an update that lowers many products adds one job, one that lowers none adds none", async () => {
  for (let n = 0; n < 20; n += 1) await insertProduct(appContext.db, { stockQuantity: 9 });
  await appContext.db.update(products).set({ stockQuantity: 8 });
  expect(await listJobs()).toEqual([]);
  await appContext.db.update(products).set({ stockQuantity: 2 });
  expect(await listJobs()).toEqual([{ name: "low-stock", data: {} }]);
});

test("a trigger's job has the same settings as one of the library", async () => {
  await insertProduct(appContext.db, { stockQuantity: 9 });
  await appContext.db.update(products).set({ stockQuantity: 0 });
  await appContext.jobs.add("low-stock", [{ data: {} }]);
  const rows = await listJobs(
    `policy, retry_limit, retry_delay, expire_seconds, deletion_seconds, priority, state,
     extract(epoch FROM keep_until - start_after)::int AS keeps_seconds`,
  );
  expect(rows).toHaveLength(2);
  expect(rows[0]).toEqual(rows[1]);
  const { expireInSeconds, deleteAfterSeconds } = queues["low-stock"];
  expect(rows[0]).toMatchObject({
    expire_seconds: expireInSeconds,
    deletion_seconds: deleteAfterSeconds,
  });
});

test("the queue contains no address, text or token of an account mail", async () => {
  await createMailQueue(appContext).queue({
    to: "arta@firm.example",
    subject: "Set a new password",
    text: "https://shop.test/account?reset=token-of-the-link",
    html: "<p>Arta Hoxha</p>",
  });
  const [job] = await listJobs("job.*");
  expect(job).toMatchObject({ name: "account-mail", data: { kind: "sealed" } });
  const stored = JSON.stringify(job);
  const { sealed } = z.object({ sealed: z.string() }).parse(job?.data);
  for (const text of [stored, Buffer.from(sealed, "base64").toString("latin1")]) {
    expect(text).not.toMatch(/arta|firm|password|token-of|Hoxha/i);
  }
});
