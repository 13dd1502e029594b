import { afterAll, beforeAll, expect, test } from "vitest";
import type { Order } from "#domain/order-schema.ts";
import { createOrderRequest } from "#server/testing/create-order-request.ts";
import { insertProduct } from "#server/testing/insert-product.ts";
import {
  createTestAppContext,
  testAdmin,
  testCustomer,
  type TestAppContext,
} from "#server/testing/test-app-context.ts";
import { createOrder } from "./create-order.ts";
import { followOrder } from "./follow-order.ts";
import { getOrder } from "./get-order.ts";
import { listOrders } from "./list-orders.ts";
import { setOrderStatus } from "./set-order-status.ts";

let appContext: TestAppContext;

beforeAll(async () => {
  appContext = await createTestAppContext();
});

afterAll(() => appContext.close());

const getTaken = (order: Order | undefined): readonly (number | null)[] | undefined =>
  order?.items.map((item) => item.taken);

// docs/product/stock.md#too-few-pieces
test("staff see how many pieces a confirmation took, and the customer doesn't", async () => {
  const asAdmin = appContext.actAs(testAdmin);
  const asCustomer = appContext.actAs(testCustomer);
  const few = await insertProduct(appContext.db, { stockQuantity: 1 });
  const none = await insertProduct(appContext.db, { stockQuantity: 0 });
  const placed = await createOrder(
    asCustomer,
    createOrderRequest([
      { id: few, quantity: 4 },
      { id: none, quantity: 2 },
    ]),
  );
  const { id, link_token: token } = placed;
  const query = { scope: "all", limit: 50 } as const;
  const unknown = [null, null];
  expect(getTaken(await getOrder(asAdmin, id))).toEqual(unknown);
  const confirmed = await setOrderStatus(asAdmin, { id, status: "confirmed" });
  expect(getTaken(confirmed)).toEqual([1, 0]);
  expect(getTaken(await getOrder(asAdmin, id))).toEqual([1, 0]);
  expect(getTaken((await listOrders(asAdmin, query)).items[0])).toEqual([1, 0]);
  expect(getTaken(await getOrder(asCustomer, id))).toEqual(unknown);
  expect(getTaken((await listOrders(asCustomer, query)).items[0])).toEqual(unknown);
  expect(getTaken(await followOrder(appContext.actAs(), token))).toEqual(unknown);
  const pending = await setOrderStatus(asAdmin, { id, status: "pending" });
  expect(getTaken(pending)).toEqual(unknown);
});
