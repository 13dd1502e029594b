import { rm } from "node:fs/promises";
import { join } from "node:path";
import { eq, isNull } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { company } from "#domain/company.ts";
import type { CreatedOrder } from "#domain/order-schema.ts";
import { orders } from "#server/db/schema/orders.ts";
import { products } from "#server/db/schema/shop.ts";
import { lowStockNotices } from "#server/db/schema/staff.ts";
import { createOrder } from "#server/services/orders/create-order.ts";
import { removeOrder } from "#server/services/orders/remove-order.ts";
import { setOrderStatus } from "#server/services/orders/set-order-status.ts";
import { createOrderRequest } from "#server/testing/create-order-request.ts";
import { insertProduct } from "#server/testing/insert-product.ts";
import { countWaitingJobs, deleteJobs } from "#server/testing/job-table.ts";
import type { ReadMail } from "#server/testing/parse-mail.ts";
import { readOutbox } from "#server/testing/read-outbox.ts";
import {
  createTestAppContext,
  testAdmin,
  testCustomer,
  type TestAppContext,
} from "#server/testing/test-app-context.ts";
import { runJobs, type RunningJobs } from "./run-jobs.ts";

const staff = ["sales@shop.example", "store@shop.example"];
const publicUrl = "https://shop.test";

let appContext: TestAppContext;
let worker: RunningJobs | undefined;

beforeAll(async () => {
  appContext = await createTestAppContext({ publicUrl, staffEmails: staff });
});

beforeEach(async () => {
  for (const table of [lowStockNotices, orders, products]) await appContext.db.delete(table);
  await deleteJobs(appContext.db);
  await rm(join(appContext.config.dataDir, "outbox"), { recursive: true, force: true });
});

afterEach(async () => {
  await worker?.close();
  worker = undefined;
});

afterAll(() => appContext.close());

async function start(staffEmails: readonly string[] = staff): Promise<void> {
  worker = await runJobs({ ...appContext, config: { ...appContext.config, staffEmails } });
}

/** Waits until the worker has sent this many mails and no more are queued. */
async function waitForMails(count: number): Promise<readonly ReadMail[]> {
  await vi.waitFor(
    async () => {
      expect(await readOutbox(appContext.config.dataDir)).toHaveLength(count);
      expect(await countWaitingJobs(appContext.db)).toBe(0);
      expect(await appContext.db.$count(orders, isNull(orders.noticedAt))).toBe(0);
      expect(await appContext.db.$count(lowStockNotices)).toBe(0);
    },
    { timeout: 10_000, interval: 50 },
  );
  return readOutbox(appContext.config.dataDir);
}

async function placeOrder(
  lines: Parameters<typeof createOrderRequest>[0],
  options: { as?: typeof testCustomer; fields?: Parameters<typeof createOrderRequest>[1] } = {},
): Promise<CreatedOrder> {
  return createOrder(appContext.actAs(options.as), createOrderRequest(lines, options.fields));
}

test("the jobs of new orders don't stay in the queue when they are done", async () => {
  const product = await insertProduct(appContext.db, { name: "6205" });
  await start();
  await Promise.all([placeOrder([product]), placeOrder([product])]);
  await waitForMails(4);
  const { rows } = await appContext.db.execute(
    "SELECT id FROM pgboss.job WHERE name = 'order-placed'",
  );
  expect(rows).toEqual([]);
});

// docs/product/orders.md#mail-to-the-customer
test("a customer's order is confirmed in Albanian, and every staff address gets a mail", async () => {
  const bearing = await insertProduct(appContext.db, { name: "Kushinetë 6205-2RS", price: "3.90" });
  const belt = await insertProduct(appContext.db, { name: "Rrip SPB 2000", price: "1100.05" });
  await start();
  const lines = [{ id: bearing, quantity: 3 }, belt];
  const order = await placeOrder(lines, { as: testCustomer, fields: { notes: "Pas orës 10" } });
  const received = await waitForMails(3);
  const number = order.id.slice(0, 8);
  const confirmation = received.find((mail) => mail.to === "customer@shop.example");
  expect(confirmation?.subject).toBe(`Porosia juaj ${number} u pranua`);
  expect(confirmation?.text).toBe(`Përshëndetje Arta Hoxha,

Ju faleminderit për porosinë tuaj. E morëm dhe do t’ju kontaktojmë shumë shpejt.

- Kushinetë 6205-2RS
  Sasia: 3; Çmimi: 3,90 €; Shuma: 11,70 €
- Rrip SPB 2000
  Sasia: 1; Çmimi: 1 100,05 €; Shuma: 1 100,05 €

Totali: 1 111,75 €
Pagesa dhe dorëzimi: Nuk paguani tani. Ju telefonojmë me çmimin e plotë (TVSH, transporti). Paguani në dorëzim ose me transfertë bankare.
Numri i porosisë: ${number}
Adresa e dorëzimit: Rruga e Durrësit 1, Tiranë, Shqipëri
Telefoni: +355 4 000 0101

Shihni porosinë tuaj:
${publicUrl}/account#order=${order.link_token}

Ruajeni këtë lidhje për vete: kushdo që e ka, mund ta shohë porosinë.

Për çdo pyetje, na telefononi në ${company.phone.display} dhe tregoni numrin e porosisë.

${company.name}
${company.phone.display}
${company.email}
`);
  expect(confirmation?.html).toContain('<html lang="sq">');
  expect(confirmation?.html).toContain(`href="${publicUrl}/account#order=${order.link_token}"`);
  expect(confirmation?.html).toMatch(/<td[^>]*>Rrip SPB 2000<\/td><td[^>]*>1<\/td>/);
  const toStaff = received.filter((mail) => staff.includes(mail.to));
  expect(toStaff.map((mail) => mail.to).toSorted()).toEqual(staff);
  for (const mail of toStaff) {
    expect(mail.subject).toBe(`New order ${number}: €1,111.75`);
    for (const part of [mail.text, mail.html]) {
      for (const said of ["Arta Hoxha", "+355 4 000 0101", "Rrip SPB 2000", "Pas orës 10"]) {
        expect(part).toContain(said);
      }
      expect(part).toContain(`${publicUrl}/admin/products?q=${number}`);
      expect(part).not.toContain(order.link_token);
    }
  }
  for (const mail of received) {
    expect(mail.types).toEqual(["multipart/alternative", "text/plain", "text/html"]);
  }
});

// docs/product/orders.md#mail-to-the-customer
test("a guest's order without an address is mailed to staff only", async () => {
  await start();
  await placeOrder([await insertProduct(appContext.db)]);
  expect((await waitForMails(2)).map((mail) => mail.to).toSorted()).toEqual(staff);
});

test("without staff addresses, a guest's order and low stock send no mail", async () => {
  const low = await insertProduct(appContext.db, { stockQuantity: 6 });
  const { id } = await placeOrder([low]);
  await setOrderStatus(appContext.actAs(testAdmin), { id, status: "confirmed" });
  await start([]);
  expect(await waitForMails(0)).toEqual([]);
});

test("an order deleted before its notice sends no mail", async () => {
  const { id } = await placeOrder([await insertProduct(appContext.db)], { as: testCustomer });
  await removeOrder(appContext.actAs(testAdmin), id);
  await start();
  expect(await waitForMails(0)).toEqual([]);
});

// docs/product/stock.md#low-stock-mail
test("products that run low with one order share one mail, with their counts and thresholds", async () => {
  const lines = [
    { name: "Bearing", stockQuantity: 6 },
    { name: "Belt", stockQuantity: 9, lowStockThreshold: 8 },
    { name: "Seal", stockQuantity: 40 },
    { name: "Chain", stockQuantity: 3 },
    { name: "Gear", stockQuantity: 6 },
    { name: "Pump", stockQuantity: 6 },
  ];
  const ids: string[] = [];
  for (const columns of lines) ids.push(await insertProduct(appContext.db, columns));
  const { id } = await placeOrder(ids.map((product) => ({ id: product, quantity: 2 })));
  await appContext.db.update(orders).set({ noticedAt: new Date() });
  await setOrderStatus(appContext.actAs(testAdmin), { id, status: "confirmed" });
  // Restocked and deleted before the mail: these two are left out.
  const named = (name: string) => eq(products.name, name);
  await appContext.db.update(products).set({ stockQuantity: 50 }).where(named("Gear"));
  await appContext.db.update(products).set({ deletedAt: new Date() }).where(named("Pump"));
  await start();
  const received = await waitForMails(2);
  expect(received.map((mail) => mail.to).toSorted()).toEqual(staff);
  for (const { subject, text, html } of received) {
    expect(subject).toBe("Low stock: 2 products");
    expect(text).toContain("- Bearing\n  In stock: 4; Threshold: 5\n");
    expect(text).toContain("- Belt\n  In stock: 7; Threshold: 8\n");
    expect(text).not.toMatch(/Seal|Chain|Gear|Pump/);
    expect(html).toMatch(/<td[^>]*>Belt<\/td><td[^>]*>7<\/td><td[^>]*>8<\/td>/);
    expect(text).toContain(`${publicUrl}/admin/products?tab=products&state=low-stock\n`);
  }
});

// docs/product/stock.md#low-stock-mail
test("stock that falls further below its threshold is reported once", async () => {
  const id = await insertProduct(appContext.db, { stockQuantity: 6 });
  await start();
  const sell = async (stockQuantity: number): Promise<void> => {
    await appContext.db.update(products).set({ stockQuantity }).where(eq(products.id, id));
    await worker?.close();
    await start();
  };
  await sell(5);
  await waitForMails(2);
  await sell(4);
  await sell(0);
  await waitForMails(2);
  await sell(20);
  await sell(1);
  expect((await waitForMails(4)).map((mail) => mail.subject)).toEqual(
    Array.from({ length: 4 }, () => "Low stock: 1 product"),
  );
});

test("an import that lowers hundreds lists the first hundred and counts the rest", async () => {
  for (let n = 0; n < 103; n += 1) {
    await insertProduct(appContext.db, { name: `Part ${n}`, stockQuantity: 9 });
  }
  await appContext.db.update(products).set({ stockQuantity: 0 });
  await start([staff[0] ?? ""]);
  const [mail] = await waitForMails(1);
  expect(mail?.subject).toBe("Low stock: 103 products");
  expect(mail?.text.match(/^- Part/gm)).toHaveLength(100);
  expect(mail?.text).toContain("Further products: 3");
});

// docs/product/security.md#text-is-never-html
test("user input is plain text in every mail, and never a header", async () => {
  const evil = `<img src=x onerror=alert(1)>\r\nBcc: victim@firm.example\r\n\r\nTotal: €0.00`;
  const id = await insertProduct(appContext.db, { name: evil, stockQuantity: 6 });
  const fields = { customer_name: evil, phone: evil, shipping_method: evil, notes: evil };
  await start();
  const order = await placeOrder([id], { as: testCustomer, fields });
  await setOrderStatus(appContext.actAs(testAdmin), {
    id: order.id,
    status: "confirmed",
  });
  const received = await waitForMails(5);
  for (const mail of received) {
    expect(mail.html).not.toContain("<img");
    expect(mail.html).toContain("&#60;img src=x onerror=alert(1)&#62;");
    expect(mail.headers).not.toContain("bcc");
    expect(mail.headers).not.toContain("total");
    expect(mail.text).not.toMatch(/^(Bcc|Total: €0)/m);
    expect(mail.text).not.toMatch(/^(Hello|Përshëndetje) /);
  }
});
