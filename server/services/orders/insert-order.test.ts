import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyTerms, openTerms } from "#domain/order-terms.ts";
import { createOrderId } from "#server/db/ids.ts";
import { orders } from "#server/db/schema/orders.ts";
import { createOrderRequest } from "#server/testing/create-order-request.ts";
import { insertProduct } from "#server/testing/insert-product.ts";
import { createTestAppContext, type TestAppContext } from "#server/testing/test-app-context.ts";
import { insertOrder } from "./insert-order.ts";

let appContext: TestAppContext;

beforeAll(async () => {
  appContext = await createTestAppContext();
});

afterAll(() => appContext.close());

test("returns every column of the new row as Drizzle reads it", async () => {
  const { db } = appContext;
  const request = createOrderRequest([{ id: await insertProduct(db), quantity: 3 }]);
  const id = createOrderId();
  const terms = copyTerms(openTerms, request.country, request.city);
  const delivery = { cost: null, freeFrom: null };
  const order = { id, userId: null, request, requestDigest: "digest", terms, delivery };
  const inserted = await insertOrder(db.$client, order);
  expect([inserted]).toStrictEqual(await db.select().from(orders).where(eq(orders.id, id)));
  expect(inserted).toMatchObject({ id, customerName: request.customer_name, total: "30.00" });
});
