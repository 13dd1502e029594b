import { readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { erasedName } from "#domain/retention.ts";
import { knownDevices, users } from "#server/db/schema/auth.ts";
import { orders } from "#server/db/schema/orders.ts";
import { adminUsers, products } from "#server/db/schema/shop.ts";
import { history, uploads } from "#server/db/schema/staff.ts";
import { sealMail } from "#server/jobs/queue-mails.ts";
import { eraseDueOrders } from "#server/jobs/retention/erase-due-orders.ts";
import { createOrder } from "#server/services/orders/create-order.ts";
import { followOrder } from "#server/services/orders/follow-order.ts";
import { setOrderStatus } from "#server/services/orders/set-order-status.ts";
import { createQuote } from "#server/services/quotes/create-quote.ts";
import { createOrderRequest } from "#server/testing/create-order-request.ts";
import { createQuoteRequest } from "#server/testing/create-quote-request.ts";
import { findTexts } from "#server/testing/find-texts.ts";
import { insertProduct } from "#server/testing/insert-product.ts";
import {
  insertSamplePerson,
  personalTexts,
  samplePerson,
  type SamplePerson,
} from "#server/testing/sample-person.ts";
import {
  createTestAppContext,
  testAdmin,
  testCustomer,
  type TestAppContext,
} from "#server/testing/test-app-context.ts";
import { runAsOwner } from "#server/testing/test-database.ts";
import { erasePerson } from "./erase-person.ts";
import { exportPerson } from "./export-person.ts";
import { findPerson, type Person } from "./find-person.ts";

const appContext: TestAppContext = await createTestAppContext();
const { db } = appContext;
let product: string;
let sample: SamplePerson;

/** Replaces the sample person of the test before. */
async function insertSample(): Promise<void> {
  await runAsOwner(
    appContext.databaseUrl,
    `TRUNCATE orders, quotes, history, changes, mails, uploads, search_misses, customer_notes, verifications,
      cart_items, pgboss.job CASCADE`,
  );
  await db.delete(users).where(eq(users.email, samplePerson.email));
  product = await insertProduct(db, { stockQuantity: 20 });
  sample = await insertSamplePerson(appContext, product);
}

afterAll(() => appContext.close());

const getPerson = (): Person => ({ kind: "account", userId: sample.actor.userId });

async function readOrder(id: string): Promise<typeof orders.$inferSelect | undefined> {
  return (await db.select().from(orders).where(eq(orders.id, id)))[0];
}

// docs/product/accounts.md#erasure
test("no column of any table has anything of an erased person, once the open order has ended", async () => {
  await insertSample();
  expect(new Set(await findTexts(db, personalTexts)).size).toBeGreaterThan(20);
  const photo = (await db.select().from(uploads))[0];
  const erased = await erasePerson(appContext, getPerson());
  expect(erased).toEqual({
    isAccountDeleted: true,
    orders: 3,
    openOrders: [sample.orders.open.slice(0, 8)],
    quotes: 2,
    photos: 1,
    mails: 2,
    mailFiles: 2,
  });
  const tables = (await findTexts(db, personalTexts)).map((found) => found.split(":")[0]);
  expect(new Set(tables)).toEqual(new Set(["public.orders"]));
  expect(await appContext.storage.read(`${photo?.bucket}/${photo?.path}`)).toBeUndefined();
  expect(await readdir(join(appContext.config.dataDir, "outbox"))).toEqual([]);
  const { rows } = await db.execute(sql`SELECT FROM pgboss.job WHERE name <> 'order-placed'`);
  expect(rows).toEqual([]);

  expect(await eraseDueOrders(appContext)).toBe(0);
  expect(await readOrder(sample.orders.open)).toMatchObject({ phone: samplePerson.phone });
  const id = sample.orders.open;
  await setOrderStatus(appContext.actAs(testAdmin), { id, status: "completed" });
  expect(await eraseDueOrders(appContext)).toBe(1);
  expect(await findTexts(db, [...personalTexts, sample.actor.userId])).toEqual([]);
  expect(await eraseDueOrders(appContext)).toBe(0);
});

// docs/product/accounts.md#erasure
test("goods, totals, stock and its history stay when a customer is erased", async () => {
  await insertSample();
  const facts = sql`SELECT id, status, total, items, country, created_at FROM orders ORDER BY id`;
  const stock = db.select().from(products).where(eq(products.id, product));
  const actions = sql`SELECT id, topic, entity_id, action, changes, cause FROM history
    WHERE topic IN ('order', 'product') ORDER BY id`;
  const read = async (): Promise<unknown> => [
    (await db.execute(facts)).rows,
    await stock,
    (await db.execute(actions)).rows,
  ];
  const before = await read();
  await erasePerson(appContext, getPerson());
  expect(await read()).toEqual(before);
  expect(await readOrder(sample.orders.cancelled)).toMatchObject({
    customerName: erasedName,
    status: "cancelled",
    userId: null,
    erasedAt: expect.any(Date),
  });
  const actors = await db.selectDistinct({ name: history.actorName }).from(history);
  expect(actors.map(({ name }) => name).toSorted()).toEqual(["Test Admin", erasedName]);
  for (const token of sample.linkTokens.slice(0, 2)) {
    await expect(followOrder(appContext.actAs(), token)).rejects.toMatchObject({
      code: "not_found",
    });
  }
});

// docs/product/accounts.md#erasure
test("an account's erasure leaves others' data that has its phone number or e-mail address", async () => {
  await insertSample();
  const { phone, email } = samplePerson;
  const guest = await createOrder(
    appContext.actAs(),
    createOrderRequest([product], { phone, email }),
  );
  const other = await createOrder(
    appContext.actAs(testCustomer),
    createOrderRequest([product], { phone, email }),
  );
  const data = await exportPerson(appContext, getPerson());
  const ids = data.orders.map(({ id }) => id);
  expect(ids).toHaveLength(4);
  expect(ids).not.toContain(guest.id);
  await erasePerson(appContext, getPerson());
  for (const { id } of [guest, other]) expect(await readOrder(id)).toMatchObject({ phone, email });

  // By command the operator, who has checked who asks, erases what guests sent, never another account's.
  const byPhone = await findPerson(db, "0697654321");
  expect(
    await erasePerson(appContext, byPhone ?? getPerson(), { isOpenIncluded: true }),
  ).toMatchObject({ orders: 2, openOrders: [] });
  expect(await readOrder(guest.id)).toMatchObject({ phone: "", email: "" });
  expect(await readOrder(other.id)).toMatchObject({ phone, email });
});

// docs/product/accounts.md#erasure, docs/product/accounts.md#export
test("an address that a customer typed shows and deletes none of its mails", async () => {
  await insertSample();
  const { config, jobs, seal } = appContext;
  const typed = "sales@shop.example";
  const details = { email: typed, phone: "content-type" };
  const ctx = appContext.actAs(sample.actor);
  const quote = await createQuote(ctx, createQuoteRequest(["6205"], details));
  const mail = { to: typed, subject: "Set a new password", text: "", html: "" };
  await jobs.add("account-mail", [{ data: sealMail(seal, mail) }]);
  const data = { kind: "low-stock", products: [], to: typed } as const;
  await jobs.add("notice", [
    { data },
    { data: { kind: "quote-received", quote: quote.id, to: typed } },
  ]);
  const outbox = join(config.dataDir, "outbox");
  await writeFile(join(outbox, "9.eml"), `To: ${typed}\r\nContent-Type: text/plain\r\n\r\nHello`);

  const { waiting_mails } = await exportPerson(appContext, getPerson());
  const kinds = waiting_mails.map((waiting) => ("kind" in waiting ? waiting.kind : undefined));
  expect(new Set(kinds)).toEqual(new Set(["account", "older", "order-received", "quote-received"]));
  expect(kinds).toHaveLength(4);
  await erasePerson(appContext, getPerson());
  expect(await readdir(outbox)).toEqual(["9.eml"]);
  const { rows } = await db.execute<{ kind: string }>(sql`
    SELECT coalesce(data->>'kind', 'sealed') AS kind FROM pgboss.job
    WHERE name IN ('notice', 'account-mail') ORDER BY 1`);
  expect(rows.map(({ kind }) => kind)).toEqual(["low-stock", "sealed"]);
  await rm(join(outbox, "9.eml"));
});

test("an admin's account is never erased, by neither way", async () => {
  const email = "boss@firm.example";
  await db.insert(users).values({ id: "boss", email, name: "Boss", emailVerified: true });
  await db
    .insert(adminUsers)
    .values({ id: crypto.randomUUID(), userId: "boss", email, name: "Boss" });
  const byEmail = await findPerson(db, " Boss@FIRM.example");
  expect(byEmail).toEqual({ kind: "email", email, userId: "boss" });
  for (const person of [byEmail ?? getPerson(), { kind: "account", userId: "boss" } as const]) {
    const failure = erasePerson(appContext, person);
    await expect(failure).rejects.toMatchObject({ code: "admin_account_stays" });
  }
  expect(await db.$count(users, eq(users.id, "boss"))).toBe(1);
});

// docs/product/accounts.md#export
test("an export has everything of a person and no secret", async () => {
  await insertSample();
  const { userId } = sample.actor;
  const device = "f00d".repeat(16);
  await db
    .insert(knownDevices)
    .values({ userId, device, seenAt: new Date("2026-03-01T10:00:00Z") });
  const data = await exportPerson(appContext, getPerson());
  expect(data).toMatchObject({
    account: { name: samplePerson.name, email: samplePerson.email, phone: samplePerson.phone },
    sessions: [{ browser: `Browser of ${samplePerson.name}` }],
    known_devices: [{ seen_at: "2026-03-01T10:00:00.000Z" }],
    links_in_mails: [{}],
    cart: [{ product_id: product, quantity: 3 }],
    history: [{ action: "status" }],
    quotes: [
      {
        note: samplePerson.note,
        photos: [{ file_base64: expect.stringMatching(/^[\w+/=]{20,}$/) }],
      },
      { status: "accepted" },
    ],
    notes_of_staff: [{ written_at: expect.any(String) }],
    waiting_mails: [{}, {}, {}],
  });
  expect(data.orders[0]).toMatchObject({ shipping_method: samplePerson.address, total: 20 });
  const text = JSON.stringify(data);
  const secrets = [...sample.linkTokens, "passwordHash", "secret", "token", "Call Zamira", device];
  for (const secret of secrets) expect(text).not.toContain(secret);
});

test("every table that refers to an account is exported and erased with it", async () => {
  const { rows } = await db.execute<{ name: string }>(sql`
    SELECT DISTINCT conrelid::regclass::text AS name FROM pg_constraint
    WHERE confrelid = 'users'::regclass ORDER BY 1`);
  // A new table belongs into `exportPerson`, unless it has nothing but secrets and keys.
  const exported = [
    "admin_users",
    "cart_items",
    "customer_notes",
    "known_devices",
    "orders",
    "quotes",
    "sessions",
  ];
  const secret = ["accounts", "cart_merges", "two_factors"];
  const decided = new Set([...exported, ...secret]);
  expect(rows.map(({ name }) => name).filter((name) => !decided.has(name))).toEqual([]);
});
