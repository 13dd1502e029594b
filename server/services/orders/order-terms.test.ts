import { afterAll, beforeAll, expect, test } from "vitest";
import { newOrderSchema, type OrderRequest } from "#domain/order-schema.ts";
import { deliveryCostCents, type OrderTerms } from "#domain/order-terms.ts";
import { readDeliveryRates } from "#domain/read-delivery-rates.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { exportOrders } from "#server/services/exports/export-orders.ts";
import { createOrderRequest } from "#server/testing/create-order-request.ts";
import { insertProduct } from "#server/testing/insert-product.ts";
import {
  createTestAppContext,
  testAdmin,
  type TestAppContext,
} from "#server/testing/test-app-context.ts";
import { createOrder } from "./create-order.ts";
import { followOrder } from "./follow-order.ts";
import { listOrders } from "./list-orders.ts";

const terms: OrderTerms = {
  prices_include_vat: true,
  delivery: readDeliveryRates("Shqipëri=3.05,1-2;Shqipëri/Tiranë=2.10,1"),
  free_delivery_from: 50,
  payment_ways: ["bank-transfer"],
};

let appContext: TestAppContext;

beforeAll(async () => {
  appContext = await createTestAppContext();
});

afterAll(() => appContext.close());

function actWith(orderTerms: OrderTerms): ServiceContext {
  const ctx = appContext.actAs();
  return { ...ctx, config: { ...ctx.config, orderTerms } };
}

// docs/product/orders.md#cost-of-the-delivery
test.each([
  ["Tiranë", 1, 2.1, 14.59],
  ["Sarandë", 1, 3.05, 15.54],
  ["Tiranë", 4, 2.1, 52.06],
  ["Tiranë", 5, 0, 62.45],
] as const)("to %s, %d pieces cost %d for the delivery", async (city, quantity, cost, total) => {
  const id = await insertProduct(appContext.db, { price: "12.49" });
  const placed = await createOrder(
    actWith(terms),
    createOrderRequest([{ id, quantity }], { city }),
  );
  expect(placed).toMatchObject({ delivery: cost, total });
  const lines = [{ priceCents: 1249, quantity }];
  expect(deliveryCostCents(terms, { country: "Shqipëri", city }, lines)).toBe(
    Math.round(cost * 100),
  );
});

test("goods of exactly the free amount are delivered for free", async () => {
  const id = await insertProduct(appContext.db, { price: "25.00" });
  const placed = await createOrder(actWith(terms), createOrderRequest([{ id, quantity: 2 }]));
  expect(placed).toMatchObject({ delivery: 0, total: 50 });
});

// docs/product/orders.md#terms-are-copied
test("an order keeps the terms of its moment", async () => {
  const id = await insertProduct(appContext.db, { price: "10.00" });
  const { link_token } = await createOrder(actWith(terms), createOrderRequest([id]));
  const later = actWith({ ...terms, delivery: [], prices_include_vat: false, payment_ways: [] });
  expect(await followOrder(later, link_token)).toMatchObject({
    delivery: 2.1,
    total: 12.1,
    terms: {
      prices_include_vat: true,
      delivery_days: { min: 1, max: 1 },
      payment_ways: ["bank-transfer"],
    },
  });
});

test("without a rate the delivery is unknown and the total is that of the goods", async () => {
  const id = await insertProduct(appContext.db, { price: "80.00" });
  const fields = { country: "Kosovë", city: "Pejë" };
  const placed = await createOrder(actWith(terms), createOrderRequest([id], fields));
  expect(placed).toMatchObject({ delivery: null, total: 80 });
  expect(placed.terms).toMatchObject({ delivery_days: null });
});

// docs/product/orders.md#cost-of-the-delivery
test.each(["delivery", "delivery_cost", "total", "terms", "prices_include_vat", "status"])(
  "a request can't set %s",
  (field) => {
    const request = { ...createOrderRequest([crypto.randomUUID()]), [field]: 0 };
    expect(newOrderSchema.safeParse(request).success).toBe(false);
  },
);

// docs/product/orders.md#company-and-e-mail
test.each([
  [{ email: "no address" }, false],
  [{ email: "a@b" }, false],
  [{ email: "arta@firm.example\r\nBcc: x@y.example" }, false],
  [{ email: " Arta@Firm.Example " }, true],
  [{ email: "" }, true],
  [{ nipt: "who knows" }, true],
  [{ nipt: "x".repeat(31) }, false],
  [{ company_name: "x".repeat(121) }, false],
  [{ language: "de" }, false],
] as const)("%j is accepted: %s", (fields, isAccepted) => {
  const request = { ...createOrderRequest([crypto.randomUUID()]), ...fields };
  expect(newOrderSchema.safeParse(request).success).toBe(isAccepted);
});

// docs/product/orders.md#company-and-e-mail
test("company, tax number and address are kept, found by staff and exported", async () => {
  const id = await insertProduct(appContext.db);
  const fields = {
    email: "blerje@metalika.example",
    company_name: "Metalika Shpk",
    nipt: "L77777777A",
    language: "en",
  } as const;
  const placed = await createOrder(appContext.actAs(), createOrderRequest([id], fields));
  expect(placed).toMatchObject(fields);
  const asAdmin = appContext.actAs(testAdmin);
  for (const search of ["metalika shpk", "l77777777a", "blerje@"]) {
    const found = await listOrders(asAdmin, { search, limit: 5 });
    expect(found.items.map((order) => order.id)).toEqual([placed.id]);
  }
  const file = await (await exportOrders(asAdmin)).text();
  expect(file).toContain(",blerje@metalika.example,Metalika Shpk,L77777777A,en\r\n");
});

// docs/product/orders.md#orders-queued-before
test("an order of an older client finds its first answer when it is repeated with empty fields", async () => {
  const id = await insertProduct(appContext.db);
  const request: OrderRequest = createOrderRequest([id]);
  const first = await createOrder(appContext.actAs(), request);
  const again = { ...request, email: "", company_name: "", nipt: "", language: "sq" as const };
  expect((await createOrder(appContext.actAs(), again)).id).toBe(first.id);
  const changed = createOrder(appContext.actAs(), { ...request, nipt: "L77777777A" });
  await expect(changed).rejects.toMatchObject({ code: "idempotency_mismatch" });
});

// docs/product/orders.md#limits-on-orders
test("orders to one e-mail address are limited, however it is written", async () => {
  const strict = await createTestAppContext({ rateLimitFactor: 1 });
  const id = await insertProduct(strict.db);
  const order = (index: number): Promise<unknown> =>
    createOrder(
      { ...strict.actAs(), clientAddress: `192.0.2.${index}` },
      createOrderRequest([id], {
        email: index % 2 === 0 ? "victim@firm.example" : "Victim@Firm.example",
        phone: `+355 69 100 00${index}`,
      }),
    );
  for (let index = 10; index < 20; index += 1) await order(index);
  await expect(order(20)).rejects.toMatchObject({ code: "rate_limited" });
  await strict.close();
});
