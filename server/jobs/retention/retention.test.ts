import { randomUUID } from "node:crypto";
import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterAll, expect, test, vi } from "vitest";
import { erasedName } from "#domain/retention.ts";
import { users, verifications } from "#server/db/schema/auth.ts";
import { customerNotes } from "#server/db/schema/customers.ts";
import { orders } from "#server/db/schema/orders.ts";
import { quotes } from "#server/db/schema/quotes.ts";
import { products } from "#server/db/schema/shop.ts";
import { history } from "#server/db/schema/staff.ts";
import { createOrder } from "#server/services/orders/create-order.ts";
import { removeOrder } from "#server/services/orders/remove-order.ts";
import { setOrderStatus } from "#server/services/orders/set-order-status.ts";
import { removeProduct } from "#server/services/products/remove-product.ts";
import { acceptQuote } from "#server/services/quotes/accept-quote.ts";
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
import { runAsOwner } from "#server/testing/test-database.ts";
import { applyRetention, retentionSteps } from "./apply-retention.ts";

const appContext: TestAppContext = await createTestAppContext();
const { db } = appContext;
const asGuest = appContext.actAs();
const asAdmin = appContext.actAs(testAdmin);

afterAll(() => appContext.close());

/** Runs steps in two processes at once, some days from now. */
async function runIn(
  days: number,
  ...names: readonly (keyof typeof retentionSteps)[]
): Promise<void> {
  const now = (): Date => new Date(Date.now() + days * 86_400_000);
  for (const name of names) {
    const run = (): Promise<unknown> => retentionSteps[name]({ ...appContext, now });
    await Promise.all([run(), run()]);
  }
}

// docs/product/accounts.md#retention
test("an account that isn't confirmed is deleted after 7 days, unless a link still works", async () => {
  const insert = async (name: string, columns: object = {}): Promise<string> => {
    const id = randomUUID();
    const email = `${name}@firm.example`;
    await db.insert(users).values({ id, email, name, emailVerified: false, ...columns });
    return id;
  };
  await insert("unconfirmed");
  await insert("confirmed", { emailVerified: true });
  const userId = await insert("asked-again");
  const expiresAt = new Date(Date.now() + 8 * 86_400_000);
  const link = { id: randomUUID(), identifier: "hash", value: `${userId} {}`, expiresAt };
  await db.insert(verifications).values(link);
  const list = async (): Promise<string[]> => {
    const rows = await db.select({ name: users.name }).from(users);
    return rows.map(({ name }) => name).filter((name) => !name.startsWith("Test "));
  };
  await runIn(6.9, "deleteUnconfirmedAccounts");
  expect(await list()).toHaveLength(3);
  await runIn(7.1, "deleteUnconfirmedAccounts");
  expect((await list()).toSorted()).toEqual(["asked-again", "confirmed"]);
});

// docs/product/accounts.md#retention
test("a guest's order loses its personal data 24 months after its last change, an account's keeps it", async () => {
  const product = await insertProduct(db, { stockQuantity: 10 });
  const place = (ctx = asGuest): ReturnType<typeof createOrder> =>
    createOrder(
      ctx,
      createOrderRequest([product], { phone: "069 222 3344", email: "a@b.example" }),
    );
  const [old, recent, own] = [
    await place(),
    await place(),
    await place(appContext.actAs(testCustomer)),
  ];
  await setOrderStatus(asAdmin, { id: old.id, status: "completed" });
  await db
    .update(orders)
    .set({ updatedAt: sql`now() - interval '2 months'` })
    .where(eq(orders.id, old.id));
  const note = { text: "Pays late", authorId: "test-admin", authorName: "Test Admin" };
  await db.insert(customerNotes).values({ id: randomUUID(), phoneKey: "692223344", ...note });
  const read = async (id: string): Promise<unknown> =>
    (await db.select().from(orders).where(eq(orders.id, id)))[0];
  const facts = { total: "10.00", items: [{ id: product, quantity: 1 }], country: "Shqipëri" };
  await runIn(30 * 22, "eraseDueOrders");
  expect(await read(old.id)).toMatchObject({ ...facts, phone: "069 222 3344" });
  await runIn(30 * 23, "eraseDueOrders");
  expect(await read(old.id)).toMatchObject({
    ...facts,
    customerName: erasedName,
    phone: "",
    email: "",
    shippingMethod: "",
    status: "completed",
  });
  expect(await read(recent.id)).toMatchObject({ phone: "069 222 3344" });
  expect(await db.$count(customerNotes)).toBe(1);
  await runIn(30 * 26, "eraseDueOrders");
  expect(await read(recent.id)).toMatchObject({
    ...facts,
    customerName: erasedName,
    status: "new",
  });
  expect(await read(own.id)).toMatchObject({ ...facts, phone: "069 222 3344" });
  expect(await db.$count(customerNotes)).toBe(0);
});

// docs/product/accounts.md#retention
test("staff's note about a guest goes with the guest's last order after 30 days", async () => {
  const phone = "+355 69 111 2233";
  const order = await createOrder(
    asGuest,
    createOrderRequest([await insertProduct(db)], { phone }),
  );
  const { rows } = await db.execute<{ key: string }>(
    sql`SELECT phone_key AS key FROM orders WHERE id = ${order.id}`,
  );
  const id = randomUUID();
  const phoneKey = rows[0]?.key ?? "";
  const written = { text: "Pays late", authorId: "test-admin", authorName: "Test Admin" };
  await db.insert(customerNotes).values({ id, phoneKey, ...written });
  await removeOrder(asAdmin, order.id);
  await runIn(29.9, "purgeDeleted");
  expect(await db.$count(customerNotes, eq(customerNotes.id, id))).toBe(1);
  await runIn(30.1, "purgeDeleted");
  expect(await db.$count(customerNotes, eq(customerNotes.id, id))).toBe(0);
});

// docs/product/accounts.md#retention
test("deleted orders and products are removed with their history after 30 days", async () => {
  const [quoted, removed] = [
    await insertProduct(db, { stockQuantity: 10 }),
    await insertProduct(db),
  ];
  const quote = await createQuote(asGuest, createQuoteRequest([{ product_id: quoted }]));
  await answerQuote(asAdmin, createQuoteAnswer(quote, [5]));
  const order = await acceptQuote(asGuest, { token: quote.link_token, version: 1 });
  await setOrderStatus(asAdmin, { id: order.id, status: "completed" });
  await setOrderStatus(asAdmin, { id: order.id, status: "confirmed" });
  await removeOrder(asAdmin, order.id);
  await removeProduct(asAdmin, removed);
  const count = async (): Promise<number[]> => [
    await db.$count(orders, eq(orders.id, order.id)),
    await db.$count(quotes, eq(quotes.id, quote.id)),
    await db.$count(products, eq(products.id, removed)),
    await db.$count(history, eq(history.entityId, order.id)),
    await db.$count(history, eq(history.entityId, removed)),
  ];
  await runIn(29.9, "purgeDeleted");
  expect(await count()).toEqual([1, 1, 1, 3, 1]);
  await runIn(30.1, "purgeDeleted");
  expect(await count()).toEqual([0, 0, 0, 0, 0]);
  const ofProduct = await db.select().from(history).where(eq(history.entityId, quoted));
  expect(ofProduct).toMatchObject([{ cause: { order: order.id } }, { cause: { order: order.id } }]);
});

// docs/product/accounts.md#retention
test("quotes, history and mails of the outbox are deleted after their time", async () => {
  await createQuote(asGuest, createQuoteRequest());
  const product = await insertProduct(db);
  await removeProduct(asAdmin, product);
  const folder = join(appContext.config.dataDir, "outbox");
  await mkdir(folder);
  for (const [name, days] of [
    ["old.eml", 5],
    [".unfinished", 5],
    ["new.eml", 0],
    ["note.txt", 5],
  ] as const) {
    const at = new Date(Date.now() - days * 86_400_000);
    await writeFile(join(folder, name), "To: a@b.example");
    await utimes(join(folder, name), at, at);
  }
  const names = ["deleteOldQuotes", "deleteOldHistory", "deleteOldMailFiles"] as const;
  const count = async (): Promise<unknown[]> => [
    await db.$count(quotes),
    (await db.$count(history)) > 0,
    (await readdir(folder)).toSorted(),
  ];
  await runIn(26, ...names);
  expect(await count()).toEqual([1, true, ["new.eml", "note.txt"]]);
  await runIn(30 * 25, ...names);
  expect(await count()).toEqual([0, false, ["note.txt"]]);
});

test("a step that fails is logged, and the others run", async () => {
  const warn = vi.spyOn(appContext.log, "warn");
  await runAsOwner(appContext.databaseUrl, "ALTER TABLE quotes RENAME TO quotes_away");
  const product = await insertProduct(db);
  await removeProduct(asAdmin, product);
  await applyRetention({ ...appContext, now: () => new Date(Date.now() + 30 * 25 * 86_400_000) });
  await runAsOwner(appContext.databaseUrl, "ALTER TABLE quotes_away RENAME TO quotes");
  expect(warn).toHaveBeenCalledWith(
    expect.objectContaining({ step: "deleteOldQuotes" }),
    "retention step failed",
  );
  expect(await db.$count(history)).toBe(0);
});
