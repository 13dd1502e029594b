import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sessions } from "#server/db/schema/auth.ts";
import { adminUsers } from "#server/db/schema/shop.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { listRoutes } from "./contract/list-routes.ts";

type Guard = "open" | "signed-in" | "admin";
type Route = {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly needsSession: boolean;
};

/** Required rights per route. A route of the contract that is missing here fails the first test. */
const guards: Readonly<Record<string, Guard>> = {
  "products.list": "open",
  "products.filters": "open",
  "products.dimensions": "open",
  "products.named": "open",
  "products.get": "open",
  "products.create": "admin",
  "products.update": "admin",
  "products.setStock": "admin",
  "products.remove": "admin",
  "products.adminList": "admin",
  "products.restore": "admin",
  "products.history": "admin",
  "brands.list": "open",
  "cart.get": "signed-in",
  "cart.add": "signed-in",
  "cart.setQuantity": "signed-in",
  "cart.removeItem": "signed-in",
  "cart.clear": "signed-in",
  "cart.merge": "signed-in",
  "cart.addList": "signed-in",
  "orders.create": "open",
  "orders.list": "signed-in",
  "orders.get": "signed-in",
  "orders.setStatus": "admin",
  "orders.remove": "admin",
  "orders.restore": "admin",
  "orders.history": "admin",
  "orders.follow": "open",
  "quotes.create": "open",
  "quotes.uploadPhoto": "open",
  "quotes.follow": "open",
  "quotes.accept": "open",
  "quotes.decline": "open",
  "quotes.photo": "open",
  "quotes.pdf": "open",
  "quotes.list": "admin",
  "quotes.get": "admin",
  "quotes.answer": "admin",
  "quotes.reject": "admin",
  "quotes.staffPhoto": "admin",
  "quotes.staffPdf": "admin",
  "quotes.history": "admin",
  "orders.cancelByLink": "open",
  "orders.cancel": "signed-in",
  "orders.proformaByLink": "open",
  "orders.proforma": "signed-in",
  "accounts.signUp": "open",
  "accounts.signIn": "open",
  "accounts.signOut": "open",
  "accounts.getSession": "open",
  "accounts.confirmEmail": "open",
  "accounts.openConfirmation": "open",
  "accounts.requestReset": "open",
  "accounts.resetPassword": "open",
  "accounts.changePassword": "signed-in",
  "accounts.updateUser": "signed-in",
  "accounts.deleteUser": "signed-in",
  "accounts.exportData": "signed-in",
  "ownAccount.signInWithCode": "open",
  "ownAccount.getSecondFactor": "signed-in",
  "ownAccount.startSecondFactor": "signed-in",
  "ownAccount.turnOnSecondFactor": "signed-in",
  "ownAccount.turnOffSecondFactor": "signed-in",
  "ownAccount.replaceRecoveryCodes": "signed-in",
  "ownAccount.listSessions": "signed-in",
  "ownAccount.endSession": "signed-in",
  "ownAccount.endOtherSessions": "signed-in",
  "admin.me": "open",
  "admin.stats": "admin",
  "admin.createAdmin": "open",
  "admin.claim": "signed-in",
  "admin.settings": "open",
  "admin.daily": "admin",
  "admin.exportProducts": "admin",
  "admin.exportOrders": "admin",
  "admin.exportQuotes": "admin",
  "imports.create": "admin",
  "imports.list": "admin",
  "imports.get": "admin",
  "imports.rows": "admin",
  "imports.apply": "admin",
  "imports.undo": "admin",
  "uploads.create": "admin",
  "search.find": "open",
  "search.list": "open",
  "search.designation": "open",
  "searchMisses.report": "open",
  "searchMisses.list": "admin",
  "searchMisses.dismiss": "admin",
  "searchMisses.restore": "admin",
  "searchMisses.history": "admin",
  "searchMisses.export": "admin",
  "staff.orderMail": "admin",
  "staff.setStockCount": "admin",
  "staff.purchaseList": "admin",
  "staff.purchaseListPdf": "admin",
  "staff.labels": "admin",
  "staff.names": "admin",
  "staff.previewBulkEdit": "admin",
  "staff.writeBulkEdit": "admin",
  "staff.mergeNames": "admin",
  "staff.customers": "admin",
  "staff.customer": "admin",
  "staff.customerNotes": "admin",
  "staff.addCustomerNote": "admin",
  "staff.removeCustomerNote": "admin",
  "staff.restoreCustomerNote": "admin",
  "staff.status": "admin",
  "synonyms.current": "open",
  "synonyms.list": "admin",
  "synonyms.create": "admin",
  "synonyms.update": "admin",
  "synonyms.remove": "admin",
  "synonyms.restore": "admin",
  "synonyms.history": "admin",
  "live.products": "open",
  "live.orders": "admin",
  "live.quotes": "admin",
};

const routes = listRoutes().map(({ group, name, ...route }): Route => ({
  ...route,
  name: `${group}.${name}`,
}));
const guarded = routes.filter((route) => guards[route.name] !== "open");
const adminOnly = routes.filter((route) => guards[route.name] === "admin");

let app: TestApp;
let cookies: Record<"customer" | "expired" | "formerAdmin", string>;

beforeAll(async () => {
  app = await createTestApp();
  const { db } = app.appContext;
  const customer = await app.signIn("customer");
  const expired = await app.signIn("admin");
  await db
    .update(sessions)
    .set({ expiresAt: new Date(0) })
    .where(eq(sessions.userId, expired.userId));
  const formerAdmin = await app.signIn("admin");
  await db.delete(adminUsers).where(eq(adminUsers.userId, formerAdmin.userId));
  cookies = {
    customer: customer.cookie,
    expired: expired.cookie,
    formerAdmin: formerAdmin.cookie,
  };
});

afterAll(() => app.close());

// docs/product/admin.md#enforced-by-the-server
test("every route of the contract has an entry for its required right", () => {
  expect(routes.map((route) => route.name).toSorted()).toEqual(Object.keys(guards).toSorted());
});

// docs/product/api.md#rights-in-the-document
test("the contract declares a missing session for exactly the routes that need one", () => {
  const declared = routes.filter((route) => route.needsSession);
  expect(declared.map((route) => route.name)).toEqual(guarded.map((route) => route.name));
});

// docs/product/admin.md#enforced-by-the-server
test.each(guarded)("$name rejects a visitor and an expired session", async (route) => {
  expect(await getStatus(route, undefined)).toBe(401);
  expect(await getStatus(route, cookies.expired)).toBe(401);
});

// docs/product/admin.md#enforced-by-the-server
// docs/product/security.md#streams-without-personal-data
test.each(adminOnly)("$name rejects a customer and a former admin", async (route) => {
  expect(await getStatus(route, cookies.customer)).toBe(403);
  expect(await getStatus(route, cookies.formerAdmin)).toBe(403);
});

// docs/product/admin.md#enforced-by-the-server
test("an error body contains a code and a text and no internals", async () => {
  const { body } = await app.call("/api/orders");
  expect(body).toEqual({
    defined: true,
    code: "unauthorized",
    status: 401,
    message: "Please sign in first",
  });
});

// docs/product/admin.md#signed-in-to-add
test("a visitor who adds a product gets the text to sign in", async () => {
  const { body } = await app.call("/api/products", { method: "POST", body: {} });
  expect(body["message"]).toBe("Please sign in to add products");
});

// docs/product/accounts.md#own-right-only
test("the admin check reports only the caller's own right", async () => {
  const admin = await app.signIn("admin");
  const own = await app.call("/api/admin/me", { cookie: admin.cookie });
  expect(own.body).toMatchObject({ user: { email: admin.email }, is_admin: true });
  const other = await app.call("/api/admin/me?user_id=1", { cookie: cookies.customer });
  expect(other.body).toEqual({
    user: {
      id: expect.any(String),
      name: expect.any(String),
      email: expect.any(String),
      phone: null,
    },
    is_admin: false,
  });
  expect((await app.call("/api/admin/me")).body).toEqual({ user: null, is_admin: false });
});

async function getStatus(route: Route, cookie: string | undefined): Promise<number> {
  const path = route.path.replaceAll(/\{\w+\}/g, "00000000-0000-4000-8000-000000000000");
  const { status } = await app.call(`/api${path}`, { method: route.method, cookie });
  return status;
}
