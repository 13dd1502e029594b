import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Actor } from "#domain/roles.ts";
import { sessions, users, verifications } from "#server/db/schema/auth.ts";
import { customerNotes } from "#server/db/schema/customers.ts";
import { searchMisses } from "#server/db/schema/search-words.ts";
import { cartItems } from "#server/db/schema/shop.ts";
import { mails } from "#server/db/schema/staff.ts";
import { sealMail } from "#server/jobs/queue-mails.ts";
import { cancelOwnOrder } from "#server/services/orders/cancel-order.ts";
import { createOrder } from "#server/services/orders/create-order.ts";
import { setOrderStatus } from "#server/services/orders/set-order-status.ts";
import { acceptQuote } from "#server/services/quotes/accept-quote.ts";
import { answerQuote } from "#server/services/quotes/answer-quote.ts";
import { createQuote } from "#server/services/quotes/create-quote.ts";
import { storeQuotePhoto } from "#server/services/quotes/store-quote-photo.ts";
import { createImageFile } from "./create-image-file.ts";
import { createOrderRequest } from "./create-order-request.ts";
import { createQuoteAnswer, createQuoteRequest } from "./create-quote-request.ts";
import { testAdmin, type TestAppContext } from "./test-app-context.ts";

/** Texts that nothing else in a test database contains. */
export const samplePerson = {
  name: "Zamira Kelmendi",
  email: "zamira.kelmendi@firm.example",
  phone: "+355 69 765 4321",
  address: "Rruga Myslym Shyri 77",
  company: "Kelmendi Mekanika",
  nipt: "L71234567K",
  note: "Lini te portieri Bardhyl",
};

/** Their spellings in search texts, keys and mails. */
export const personalTexts = [...Object.values(samplePerson), "697654321", "kelmendi", "bardhyl"];

const sent = {
  phone: samplePerson.phone,
  email: samplePerson.email,
  company_name: samplePerson.company,
  nipt: samplePerson.nipt,
};

/** What `insertSamplePerson` made. */
export type SamplePerson = {
  readonly actor: Extract<Actor, { kind: "user" }>;
  readonly orders: {
    readonly completed: string;
    readonly cancelled: string;
    readonly open: string;
  };
  readonly linkTokens: readonly string[];
};

/** A customer of whom every table has something. The product's stock suffices for the orders. */
export async function insertSamplePerson(
  appContext: TestAppContext,
  product: string,
): Promise<SamplePerson> {
  const { db } = appContext;
  const { name, email, phone } = samplePerson;
  const userId = randomUUID();
  await db.insert(users).values({ id: userId, name, email, phone, emailVerified: true });
  const actor = { kind: "user", userId, email, name, isAdmin: false } as const;
  const ctx = appContext.actAs(actor);
  const asAdmin = appContext.actAs(testAdmin);
  await db.insert(sessions).values({
    id: randomUUID(),
    token: `token-${userId}`,
    userId,
    expiresAt: new Date(Date.now() + 3_600_000),
    userAgent: `Browser of ${name}`,
  });
  await db.insert(verifications).values({
    id: randomUUID(),
    identifier: "hash",
    value: `${userId} ${JSON.stringify({ signUp: { name, phone, passwordHash: "secret" } })}`,
    expiresAt: new Date(Date.now() + 3_600_000),
  });
  const place = (): ReturnType<typeof createOrder> =>
    createOrder(
      ctx,
      createOrderRequest([{ id: product, quantity: 2 }], {
        ...sent,
        customer_name: name,
        shipping_method: samplePerson.address,
        notes: samplePerson.note,
      }),
    );
  const completed = await place();
  await setOrderStatus(asAdmin, { id: completed.id, status: "confirmed" });
  await setOrderStatus(asAdmin, { id: completed.id, status: "completed" });
  const cancelled = await place();
  await setOrderStatus(asAdmin, { id: cancelled.id, status: "confirmed" });
  await setOrderStatus(asAdmin, { id: cancelled.id, status: "pending" });
  await cancelOwnOrder(ctx, cancelled.id);
  const open = await place();
  await insertQuotes(appContext, actor);
  await db.insert(cartItems).values({ id: randomUUID(), userId, productId: product, quantity: 3 });
  await db.insert(customerNotes).values({
    id: randomUUID(),
    accountId: userId,
    text: `Call ${name}`,
    authorId: "test-admin",
    authorName: "Test Admin",
  });
  await insertTraces(appContext, completed.id);
  return {
    actor,
    orders: { completed: completed.id, cancelled: cancelled.id, open: open.id },
    linkTokens: [completed.link_token, cancelled.link_token, open.link_token],
  };
}

/** An open quote with a photo, and one that became an order. */
async function insertQuotes(appContext: TestAppContext, actor: Actor): Promise<void> {
  const ctx = appContext.actAs(actor);
  const details = { ...sent, name: samplePerson.name, note: samplePerson.note };
  const request = createQuoteRequest([{ text: "6205", note: samplePerson.note }], details);
  const bytes = await createImageFile("jpeg", 4, 4);
  const file = new File([bytes], "part.jpg", { type: "image/jpeg" });
  const photo = await storeQuotePhoto(ctx, { key: request.key, file });
  await createQuote(ctx, { ...request, photos: [photo.id] });
  const accepted = await createQuote(ctx, createQuoteRequest(["6305"], details));
  await answerQuote(appContext.actAs(testAdmin), createQuoteAnswer(accepted, [7]));
  const order = await acceptQuote(ctx, { token: accepted.link_token, version: 1 });
  await setOrderStatus(appContext.actAs(testAdmin), { id: order.id, status: "completed" });
}

/** Mails that wait, mails of the outbox, a counted search. */
async function insertTraces(appContext: TestAppContext, order: string): Promise<void> {
  const { db, jobs, seal, config } = appContext;
  const { name, email } = samplePerson;
  const mail = { to: email, subject: `For ${name}`, text: name, html: name };
  await jobs.add("account-mail", [{ data: sealMail(seal, mail) }]);
  await jobs.add("notice", [
    { data: { kind: "order-received", order, to: email } },
    { data: { kind: "new-order", order, to: "sales@shop.example" } },
  ]);
  const { subject, text, html } = mail;
  await db.insert(mails).values({ id: randomUUID(), recipient: email, subject, text, html });
  const day = { firstOn: "2026-11-01", lastOn: "2026-11-01" };
  await db.insert(searchMisses).values({ id: randomUUID(), text: name.toLowerCase(), ...day });
  const folder = join(config.dataDir, "outbox");
  await mkdir(folder, { recursive: true });
  await writeFile(
    join(folder, "1.eml"),
    `To: sales@shop.example\n\nNew order ${order.slice(0, 8)}`,
  );
  await writeFile(join(folder, "2.eml"), `To: ${email}\n\nHello`);
}
