import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { maxCustomerNoteLength } from "#domain/customer.ts";
import { visitor } from "#domain/roles.ts";
import { users } from "#server/db/schema/auth.ts";
import { customerNotes } from "#server/db/schema/customers.ts";
import { history } from "#server/db/schema/staff.ts";
import { eraseCustomerNotes } from "#server/jobs/delete-ended-rows.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { getCustomer } from "#server/services/customers/get-customer.ts";
import { createOrder } from "#server/services/orders/create-order.ts";
import { createOrderRequest } from "#server/testing/create-order-request.ts";
import { insertCustomer } from "#server/testing/insert-customer.ts";
import { insertProduct } from "#server/testing/insert-product.ts";
import {
  createTestAppContext,
  testAdmin,
  testCustomer,
  type TestAppContext,
} from "#server/testing/test-app-context.ts";
import { addCustomerNote } from "./add-note.ts";
import { listCustomerNotes } from "./list-notes.ts";
import { removeCustomerNote } from "./remove-note.ts";
import { restoreCustomerNote } from "./restore-note.ts";

const key = "phone:691234567";
const dayMs = 86_400_000;

let appContext: TestAppContext;
let asAdmin: ServiceContext;
let product: string;

beforeAll(async () => {
  appContext = await createTestAppContext();
  asAdmin = appContext.actAs(testAdmin);
  product = await insertProduct(appContext.db);
  const request = createOrderRequest([product], { phone: "069 123 4567" });
  await createOrder(appContext.actAs(), request);
});

afterAll(() => appContext.close());

// docs/product/admin.md#notes-about-customers
test("a note says who wrote it and when, a retry adds none, and it can be deleted and restored", async () => {
  const note = { key, id: randomUUID(), text: "Pays on delivery\nring twice" };
  const added = await addCustomerNote(asAdmin, note);
  expect(await addCustomerNote(asAdmin, note)).toEqual(added);
  expect(added).toMatchObject({ text: note.text, author_name: "Test Admin", deleted_at: null });
  expect(Math.abs(Date.parse(added.created_at) - Date.now())).toBeLessThan(60_000);
  expect((await getCustomer(asAdmin, key)).notes).toBe(1);
  await removeCustomerNote(asAdmin, note.id);
  expect((await getCustomer(asAdmin, key)).notes).toBe(0);
  expect((await listCustomerNotes(asAdmin, { key, limit: 20 })).items).toMatchObject([
    { id: note.id, deleted_by: "Test Admin" },
  ]);
  const again = removeCustomerNote(asAdmin, note.id);
  await expect(again).rejects.toMatchObject({ code: "not_found" });
  expect(await restoreCustomerNote(asAdmin, note.id)).toEqual(added);
  const entries = await appContext.db.select().from(history).where(eq(history.entityId, note.id));
  expect(entries.map(({ action, changes, actorName }) => [action, changes, actorName])).toEqual([
    ["created", {}, "Test Admin"],
    ["deleted", {}, "Test Admin"],
    ["restored", {}, "Test Admin"],
  ]);
});

test("an id that belongs to another note is rejected, and that note stays as it is", async () => {
  const id = randomUUID();
  await addCustomerNote(asAdmin, { key, id, text: "First" });
  for (const actor of [testAdmin, { ...testAdmin, userId: "second-admin" }]) {
    const text = actor === testAdmin ? "Second" : "First";
    const taken = addCustomerNote(appContext.actAs(actor), { key, id, text });
    await expect(taken).rejects.toMatchObject({ code: "invalid_input" });
  }
  const [row] = await appContext.db.select().from(customerNotes).where(eq(customerNotes.id, id));
  expect(row).toMatchObject({ text: "First", authorId: "test-admin" });
});

test("notes come page by page, newest first", async () => {
  const account = await createAccountWithOrder();
  for (const text of ["1", "2", "3"]) {
    await addCustomerNote(asAdmin, { key: account, id: randomUUID(), text });
  }
  const first = await listCustomerNotes(asAdmin, { key: account, limit: 2 });
  const cursor = first.next_cursor ?? "";
  const second = await listCustomerNotes(asAdmin, { key: account, limit: 2, cursor });
  expect(second.next_cursor).toBeNull();
  const texts = [...first.items, ...second.items].map(({ text }) => text);
  expect(texts.toSorted()).toEqual(["1", "2", "3"]);
});

// docs/product/admin.md#notes-about-customers
test("a deleted note can be restored for 30 days and is erased then", async () => {
  const id = randomUUID();
  await addCustomerNote(asAdmin, { key, id, text: "Old" });
  await removeCustomerNote(asAdmin, id);
  const later = (days: number): ServiceContext => ({
    ...asAdmin,
    now: () => new Date(Date.now() + days * dayMs),
  });
  await expect(restoreCustomerNote(later(31), id)).rejects.toMatchObject({ code: "undo_expired" });
  const { items } = await listCustomerNotes(later(31), { key, limit: 100 });
  expect(items.map((note) => note.id)).not.toContain(id);
  await eraseCustomerNotes(appContext.db, later(29).now());
  expect(await countNotes(id)).toBe(1);
  await eraseCustomerNotes(appContext.db, later(31).now());
  expect(await countNotes(id)).toBe(0);
});

// docs/product/admin.md#notes-about-customers
test("notes about an account go with it", async () => {
  const account = await createAccountWithOrder();
  const id = randomUUID();
  await addCustomerNote(asAdmin, { key: account, id, text: "About the account" });
  await appContext.db.delete(users).where(eq(users.id, account.replace("account:", "")));
  expect(await countNotes(id)).toBe(0);
});

test("a note about a person who never ordered or asked is rejected", async () => {
  for (const unknown of ["phone:999999999", "account:test-customer", "account:unknown"]) {
    const note = addCustomerNote(asAdmin, { key: unknown, id: randomUUID(), text: "?" });
    await expect(note).rejects.toMatchObject({ code: "not_found" });
  }
});

// docs/product/admin.md#notes-about-customers
test("the database itself limits the length of a note", async () => {
  const values = { id: randomUUID(), phoneKey: "691234567", authorId: "a", authorName: "A" };
  for (const text of ["", "x".repeat(maxCustomerNoteLength + 1)]) {
    const insert = appContext.db.insert(customerNotes).values({ ...values, text });
    await expect(insert).rejects.toMatchObject({ cause: { constraint: "customer_notes_text" } });
  }
});

// docs/product/admin.md#notes-about-customers
test.each([
  ["a visitor", visitor, "unauthorized"],
  ["a customer", testCustomer, "forbidden"],
] as const)("%s can't read, add, delete or restore notes", async (_, actor, code) => {
  const ctx = appContext.actAs(actor);
  const id = randomUUID();
  await addCustomerNote(asAdmin, { key, id, text: "Secret" });
  const tries = [
    () => listCustomerNotes(ctx, { key, limit: 1 }),
    () => listCustomerNotes(ctx, { key: "account:test-customer", limit: 1 }),
    () => addCustomerNote(ctx, { key, id: randomUUID(), text: "Mine" }),
    () => removeCustomerNote(ctx, id),
    () => restoreCustomerNote(ctx, id),
  ];
  for (const attempt of tries) await expect(attempt()).rejects.toMatchObject({ code });
  expect(await countNotes(id)).toBe(1);
});

async function createAccountWithOrder(): Promise<string> {
  const actor = await insertCustomer(appContext.db);
  await createOrder(appContext.actAs(actor), createOrderRequest([product]));
  return `account:${actor.userId}`;
}

function countNotes(id: string): Promise<number> {
  return appContext.db.$count(customerNotes, eq(customerNotes.id, id));
}
