import { afterAll, beforeAll, expect, test } from "vitest";
import { createOrder } from "#server/services/orders/create-order.ts";
import { createOrderRequest } from "#server/testing/create-order-request.ts";
import { insertProduct } from "#server/testing/insert-product.ts";
import {
  createTestAppContext,
  testAdmin,
  testCustomer,
  type TestAppContext,
} from "#server/testing/test-app-context.ts";
import { printProforma, printProformaByLink } from "./print-proforma.ts";

let appContext: TestAppContext;

beforeAll(async () => {
  appContext = await createTestAppContext();
});

afterAll(() => appContext.close());

// docs/product/orders.md#proforma-invoice
test.each(["sq", "en"] as const)(
  "the reader of the link gets the order as a PDF in %s, whatever was typed",
  async (language) => {
    const id = await insertProduct(appContext.db, { name: `${"6205-2RS".repeat(20)} 轴承 🔩` });
    const typed = `مرحبا 🙂 ${"x".repeat(80)}`;
    const fields = { language, customer_name: typed, company_name: typed, nipt: "L77777777A" };
    const lines = [{ id, quantity: 3 }];
    const order = await createOrder(appContext.actAs(), createOrderRequest(lines, fields));
    const file = await printProformaByLink(appContext.actAs(), order.link_token);
    expect(file.name).toBe(`proforma-${order.id.slice(0, 8)}.pdf`);
    expect(file.type).toBe("application/pdf");
    const bytes = Buffer.from(await file.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
  },
);

test("a long order goes on on further pages", async () => {
  const ids = [];
  for (let index = 0; index < 60; index += 1) {
    ids.push(await insertProduct(appContext.db, { name: `Bearing ${index}` }));
  }
  const order = await createOrder(appContext.actAs(), createOrderRequest(ids));
  const file = await printProformaByLink(appContext.actAs(), order.link_token);
  const pages = (await file.text()).match(/\/Type \/Page\b/g);
  expect(pages?.length).toBeGreaterThan(1);
});

// docs/product/orders.md#proforma-invoice
test("only owner, admin and the link's reader get it", async () => {
  const id = await insertProduct(appContext.db);
  const order = await createOrder(appContext.actAs(testCustomer), createOrderRequest([id]));
  expect((await printProforma(appContext.actAs(testCustomer), order.id)).size).toBeGreaterThan(0);
  expect((await printProforma(appContext.actAs(testAdmin), order.id)).size).toBeGreaterThan(0);
  const other = { ...testCustomer, userId: "someone-else" };
  await expect(printProforma(appContext.actAs(other), order.id)).rejects.toMatchObject({
    code: "not_found",
  });
  await expect(printProforma(appContext.actAs(), order.id)).rejects.toMatchObject({
    code: "unauthorized",
  });
  await expect(printProformaByLink(appContext.actAs(), "0".repeat(64))).rejects.toMatchObject({
    code: "not_found",
  });
});
