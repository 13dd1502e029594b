import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, expect, test } from "vitest";
import { visitor } from "#domain/roles.ts";
import { createTimeOrderedId } from "#server/db/ids.ts";
import { products } from "#server/db/schema/shop.ts";
import { createOrder } from "#server/services/orders/create-order.ts";
import { removeOrder } from "#server/services/orders/remove-order.ts";
import { answerQuote } from "#server/services/quotes/answer-quote.ts";
import { createQuote } from "#server/services/quotes/create-quote.ts";
import { createOrderRequest } from "#server/testing/create-order-request.ts";
import { createQuoteAnswer, createQuoteRequest } from "#server/testing/create-quote-request.ts";
import { insertProduct } from "#server/testing/insert-product.ts";
import {
  createTestAppContext,
  testAdmin,
  testCustomer,
  type TestAppContext,
} from "#server/testing/test-app-context.ts";
import { exportOrders } from "./export-orders.ts";
import { exportProducts } from "./export-products.ts";
import { exportQuotes } from "./export-quotes.ts";

const formulas = ["=1+1", "+1", "-2+3+cmd|' /C calc'!A0", "@SUM(1)", "a;=1+1", "a\n=1+1"];
/** Already the next day in Tirana. */
const lateEvening = new Date("2026-01-31T23:30:00Z");

let appContext: TestAppContext;

beforeAll(async () => {
  appContext = await createTestAppContext();
});

afterAll(() => appContext.close());

// docs/product/admin.md#export-without-formulas
test("the product file contains every column, hidden products and no formula", async () => {
  const visible = await insertProduct(appContext.db, {
    name: '6205 "2RS", C3',
    price: "8.90",
    description: "25 × 52\n15 mm",
    specifications: "C3",
    brand: "NSK",
    category: "Bearings",
    stockQuantity: 12,
    lowStockThreshold: 4,
    imageUrl: "/images/6205.webp",
    boreMm: 25,
    widthMm: 15.875,
    seals: "contact seals",
  });
  const hidden = await insertProduct(appContext.db, { name: "Hidden", isActive: false });
  await insertProduct(appContext.db, { name: "Deleted", deletedAt: new Date() });
  for (const name of formulas) await insertProduct(appContext.db, { name });

  const ctx = { ...appContext.actAs(testAdmin), now: () => lateEvening };
  const file = await exportProducts(ctx);
  expect(file.name).toBe("products-2026-02-01.csv");
  expect(file.type).toBe("text/csv");
  expect([...new Uint8Array(await file.arrayBuffer()).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const text = await file.text();
  expect(text).toContain(
    `${visible},"6205 ""2RS"", C3",8.90,EUR,"25 × 52\n15 mm",C3,NSK,Bearings,12,4,/images/6205.webp,true,25,,15.875,,contact seals,\r\n`,
  );
  expect(text).toContain(`${hidden},Hidden,10.00,EUR,,,,,10,5,,false,,,,,,\r\n`);
  expect(text).not.toContain("Deleted");
  const names = toRows(text).map((row) => row[1]);
  expect(names).toEqual(
    expect.arrayContaining([
      "'=1+1",
      "'+1",
      "'-2+3+cmd|' /C calc'!A0",
      "'@SUM(1)",
      "a;'=1+1",
      "a\n'=1+1",
    ]),
  );
});

// docs/product/admin.md#export-without-formulas
test("the order file has a row per line, euro with two decimals and no formula", async () => {
  const cheap = await insertProduct(appContext.db, {
    name: "=cmd",
    price: "0.70",
    stockQuantity: 99,
  });
  const dear = await insertProduct(appContext.db, { name: "Pump", price: "1200.00" });
  const asked = {
    company_name: "=2+2",
    customer_name: "=1+1",
    notes: "+1\n=2",
    shipping_method: "Rruga 1;@SUM(1)",
  };
  const lines = [
    { id: cheap, quantity: 3 },
    { id: dear, quantity: 2 },
  ];
  const { id, created_at } = await createOrder(
    appContext.actAs(),
    createOrderRequest(lines, asked),
  );
  const gone = await createOrder(appContext.actAs(), createOrderRequest([dear]));
  await removeOrder(appContext.actAs(testAdmin), gone.id);

  const file = await exportOrders(appContext.actAs(testAdmin));
  expect(file.name).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/);
  const [header, ...rows] = toRows(await file.text());
  expect(header?.slice(0, 3)).toEqual(["order_id", "placed_at", "status"]);
  const order = [id, created_at, "pending", "'=1+1", "'+355 4 000 0101", "Shqipëri", "Tiranë"];
  const address = ["Rruga 1;'@SUM(1)", "'+1\n'=2"];
  const added = ["", "", "'=2+2", "", "sq"];
  expect(rows).toEqual([
    [...order, ...address, cheap, "'=cmd", "3", "0.70", "2.10", "2402.10", ...added],
    [...order, ...address, dear, "Pump", "2", "1200.00", "2400.00", "2402.10", ...added],
  ]);
});

// docs/product/quotes.md#export-of-quotes
test("the file of quotes has one row per line with its answer, and no formula", async () => {
  const lines = [{ text: "=cmd", quantity: 3, note: "@SUM(1)" }, "Rare seal"];
  const request = createQuoteRequest(lines, { name: "=1+1", company_name: "+2", note: "-3" });
  const sent = await createQuote(appContext.actAs(), request);
  const answer = createQuoteAnswer(sent, [0.7, null], { valid_until: "2026-12-31" });
  const ctx = { ...appContext.actAs(testAdmin), now: () => new Date("2026-12-01T12:00:00Z") };
  await answerQuote(ctx, answer);
  const file = await exportQuotes(ctx);
  expect(file.name).toBe("quotes-2026-12-01.csv");
  const [header, ...rows] = toRows(await file.text());
  expect(header?.slice(0, 4)).toEqual(["quote_id", "sent_at", "status", "is_urgent"]);
  const head = [sent.id, sent.created_at, "answered", "false", "'=1+1", "'+2", ""];
  const contact = ["'+355 4 000 0101", "", "'-3"];
  const end = ["2.10", "2026-12-31", ""];
  expect(rows).toEqual([
    [...head, ...contact, "'=cmd", "'@SUM(1)", "", "", "3", "0.70", "2.10", "3", "", ...end],
    [...head, ...contact, "Rare seal", "", "", "", "1", "", "", "", "", ...end],
  ]);
});

test("products of several batches are all exported exactly once", async () => {
  const many = Array.from({ length: 2_500 }, (_, index) => ({
    id: createTimeOrderedId(),
    name: `Many ${index}`,
    price: "1.00",
  }));
  await appContext.db.insert(products).values(many);
  const file = await exportProducts(appContext.actAs(testAdmin));
  const ids = toRows(await file.text()).map((row) => row[0]);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { id } of many) expect(ids).toContain(id);
});

test.each([
  ["a visitor", visitor, "unauthorized"],
  ["a customer", testCustomer, "forbidden"],
] as const)("%s is denied the files", async (_, actor, code) => {
  await expect(exportProducts(appContext.actAs(actor))).rejects.toMatchObject({
    code,
  });
  await expect(exportOrders(appContext.actAs(actor))).rejects.toMatchObject({
    code,
  });
  await expect(exportQuotes(appContext.actAs(actor))).rejects.toMatchObject({
    code,
  });
});

function toRows(text: string): string[][] {
  return parse(text, { bom: true });
}
