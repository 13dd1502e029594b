import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { countedPhone } from "#domain/phone.ts";
import type { SentQuote } from "#domain/quote-schema.ts";
import { visitor, type Actor } from "#domain/roles.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { cancelOwnOrder } from "#server/services/orders/cancel-order.ts";
import { createOrder } from "#server/services/orders/create-order.ts";
import { listOrders } from "#server/services/orders/list-orders.ts";
import { removeOrder } from "#server/services/orders/remove-order.ts";
import { createQuote } from "#server/services/quotes/create-quote.ts";
import { listQuotes } from "#server/services/quotes/list-quotes.ts";
import { createOrderRequest } from "#server/testing/create-order-request.ts";
import { createQuoteRequest } from "#server/testing/create-quote-request.ts";
import { insertCustomer } from "#server/testing/insert-customer.ts";
import { insertProduct } from "#server/testing/insert-product.ts";
import {
  createTestAppContext,
  testAdmin,
  testCustomer,
  type TestAppContext,
} from "#server/testing/test-app-context.ts";
import { getCustomer } from "./get-customer.ts";
import { listCustomers } from "./list-customers.ts";

const mobile = "phone:691234567";

let appContext: TestAppContext;
let asAdmin: ServiceContext;
let product: string;
let arta: Extract<Actor, { kind: "user" }>;

beforeAll(async () => {
  appContext = await createTestAppContext();
  asAdmin = appContext.actAs(testAdmin);
  product = await insertProduct(appContext.db, { name: "Kushineta 6205", price: "10.00" });
  arta = await insertCustomer(appContext.db);
  await order(visitor, "069 123 4567", "Beni Hoxha");
  await order(visitor, "+355 69 123-4567", "Beni Hoxha", { company_name: "Fabrika" });
  await quote(visitor, "00355691234567", "Beni H.", { email: "beni@fabrika.example" });
  await order(arta, "+383 44 000 111", "Arta Krasniqi");
  await quote(arta, "069/123.4567", "Arta Krasniqi");
  await order(visitor, "042", "Short Number");
});

afterAll(() => appContext.close());

// docs/product/admin.md#customers
test("a guest is one customer in whatever spelling of the number, an account is another", async () => {
  expect(await getCustomer(asAdmin, mobile)).toMatchObject({
    key: mobile,
    name: "Beni H.",
    email: "beni@fabrika.example",
    account: null,
    orders: 2,
    quotes: 1,
    total: 20,
    related: [{ key: `account:${arta.userId}`, name: "Arta Krasniqi", orders: 1, quotes: 1 }],
  });
  expect(await getCustomer(asAdmin, `account:${arta.userId}`)).toMatchObject({
    name: "Arta Krasniqi",
    account: { email: arta.email },
    orders: 1,
    quotes: 1,
    total: 10,
    related: [{ key: mobile }],
  });
});

// docs/product/admin.md#customers
test("an order and a quote lead to their customer, and the lists show only that customer's", async () => {
  const { items: sent } = await listOrders(asAdmin, { customer: mobile, limit: 50 });
  expect(sent.map(({ customer_name }) => customer_name)).toEqual(["Beni Hoxha", "Beni Hoxha"]);
  const { items: asked } = await listQuotes(asAdmin, { customer: mobile, limit: 50 });
  expect(asked.map(({ name }) => name)).toEqual(["Beni H."]);
  for (const reference of [`order:${sent[0]?.id}`, `quote:${asked[0]?.id}`]) {
    expect((await getCustomer(asAdmin, reference)).key).toBe(mobile);
  }
  const ofAccount = { customer: `account:${arta.userId}`, limit: 50 };
  expect((await listOrders(asAdmin, ofAccount)).count).toBe(1);
  expect((await listQuotes(asAdmin, ofAccount)).count).toBe(1);
});

// docs/product/admin.md#customers
test("customers are listed by their newest order or quote, and found in all of them", async () => {
  const names = async (search?: string): Promise<string[]> => {
    const { items } = await listCustomers(asAdmin, { limit: 50, ...(search && { search }) });
    return items.map(({ name }) => name);
  };
  expect(await names()).toEqual(["Arta Krasniqi", "Beni H."]);
  // The counts are those of all orders and quotes, although only one has the company.
  expect(await listCustomers(asAdmin, { search: "fabrika", limit: 50 })).toMatchObject({
    items: [{ key: mobile, orders: 2, quotes: 1 }],
    count: 1,
  });
  expect(await names("0691234567")).toEqual(["Arta Krasniqi", "Beni H."]);
  expect(await names("krasniqi")).toEqual(["Arta Krasniqi"]);
  expect(await names("%")).toEqual([]);
  const first = await listCustomers(asAdmin, { limit: 1 });
  expect([first.items.length, first.count]).toEqual([1, 2]);
  const cursor = first.next_cursor ?? "";
  const second = await listCustomers(asAdmin, { limit: 1, cursor });
  expect(second).toMatchObject({ items: [{ name: "Beni H." }], next_cursor: null });
  const wrong = listCustomers(asAdmin, { limit: 1, cursor: "abc" });
  await expect(wrong).rejects.toMatchObject({ code: "invalid_input" });
});

test("cancelled orders bring no revenue, deleted ones don't count, and without any there is no customer", async () => {
  const leaving = await insertCustomer(appContext.db);
  const key = `account:${leaving.userId}`;
  const first = await order(leaving, "+355 68 765 4321", "Leaving");
  const second = await order(leaving, "+355 68 765 4321", "Leaving");
  await cancelOwnOrder(appContext.actAs(leaving), first);
  expect(await getCustomer(asAdmin, key)).toMatchObject({ orders: 2, total: 10 });
  await removeOrder(asAdmin, second);
  expect(await getCustomer(asAdmin, key)).toMatchObject({ orders: 1, total: 0 });
  await removeOrder(asAdmin, first);
  await expect(getCustomer(asAdmin, key)).rejects.toMatchObject({ code: "not_found" });
  const reference = getCustomer(asAdmin, `order:${first}`);
  await expect(reference).rejects.toMatchObject({ code: "not_found" });
});

test("a number that is too short to tell customers apart makes none", async () => {
  const { items } = await listOrders(asAdmin, { search: "Short Number", limit: 1 });
  const short = getCustomer(asAdmin, `order:${items[0]?.id}`);
  await expect(short).rejects.toMatchObject({ code: "not_found" });
  const unknown = getCustomer(asAdmin, "phone:999999999");
  await expect(unknown).rejects.toMatchObject({ code: "not_found" });
  await expect(getCustomer(asAdmin, "x")).rejects.toMatchObject({ code: "invalid_input" });
});

test("the database normalises a number as the limits on orders do", async () => {
  const numbers = ["+355 69 123 4567", "tel:+355691234567", "00355 (0)69 123 4567", "0691234567 a"];
  const others = [
    "+383 44 000 000",
    "+39 06 1234567",
    "035 512345",
    "+355 35 512345",
    "０６９１２３４",
  ];
  for (const phone of [...numbers, ...others]) {
    const { rows } = await appContext.db.execute(sql`SELECT to_phone_key(${phone}) AS key`);
    expect(rows).toEqual([{ key: countedPhone(phone) }]);
  }
});

// docs/product/admin.md#customers
test.each([
  ["a visitor", visitor, "unauthorized"],
  ["a customer", testCustomer, "forbidden"],
] as const)("%s is denied customers, also their own", async (_, actor, code) => {
  const ctx = appContext.actAs(actor);
  const own = "account:test-customer";
  await expect(listCustomers(ctx, { limit: 1 })).rejects.toMatchObject({ code });
  await expect(getCustomer(ctx, own)).rejects.toMatchObject({ code });
  await expect(getCustomer(ctx, mobile)).rejects.toMatchObject({ code });
  for (const customer of [own, mobile]) {
    await expect(listOrders(ctx, { customer, limit: 1 })).rejects.toMatchObject({ code });
    await expect(listQuotes(ctx, { customer, limit: 1 })).rejects.toMatchObject({ code });
  }
});

async function order(
  actor: Actor,
  phone: string,
  name: string,
  fields: { readonly company_name?: string } = {},
): Promise<string> {
  const request = createOrderRequest([product], { phone, customer_name: name, ...fields });
  return (await createOrder(appContext.actAs(actor), request)).id;
}

async function quote(
  actor: Actor,
  phone: string,
  name: string,
  fields: Partial<SentQuote> = {},
): Promise<void> {
  const request = createQuoteRequest(["6205"], { phone, name, ...fields });
  await createQuote(appContext.actAs(actor), request);
}
