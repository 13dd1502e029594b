import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { createOrder } from "#server/services/orders/create-order.ts";
import { createOrderRequest } from "#server/testing/create-order-request.ts";
import { insertProduct } from "#server/testing/insert-product.ts";
import type { ReadMail } from "#server/testing/parse-mail.ts";
import { readOutbox } from "#server/testing/read-outbox.ts";
import {
  createTestAppContext,
  testCustomer,
  type TestAppContext,
} from "#server/testing/test-app-context.ts";
import { runJobs, type RunningJobs } from "./run-jobs.ts";

const publicUrl = "https://shop.test";

let appContext: TestAppContext;
let worker: RunningJobs;

beforeAll(async () => {
  appContext = await createTestAppContext({ publicUrl, staffEmails: [] });
  worker = await runJobs(appContext);
});

afterEach(() => rm(join(appContext.config.dataDir, "outbox"), { recursive: true, force: true }));

afterAll(async () => {
  await worker.close();
  await appContext.close();
});

// docs/product/orders.md#mail-to-the-customer
test("a guest who gave an address gets the mail, in the order's language and without typed texts", async () => {
  const message = "Win at evil.example";
  const fields = {
    email: "Arta@Firm.Example",
    language: "en",
    customer_name: message,
    company_name: message,
    city: message,
    shipping_method: message,
    notes: message,
  } as const;
  const product = await insertProduct(appContext.db, { name: "6205" });
  const order = await createOrder(appContext.actAs(), createOrderRequest([product], fields));
  const mail = await readMail();
  expect(mail.to.toLowerCase()).toBe("arta@firm.example");
  expect(mail.subject).toBe(`We received your order ${order.id.slice(0, 8)}`);
  expect(mail.text).toContain("You don’t pay now.");
  expect(mail.text).toContain(`${publicUrl}/account#order=${order.link_token}`);
  for (const part of [mail.text, mail.html]) expect(part).not.toContain(message);
  expect(mail.html).not.toContain("#0b4f8a");
});

test("an address in the order is used instead of the account's", async () => {
  const fields = { email: "buying@firm.example" };
  const product = await insertProduct(appContext.db);
  await createOrder(appContext.actAs(testCustomer), createOrderRequest([product], fields));
  expect((await readMail()).to).toBe("buying@firm.example");
});

async function readMail(): Promise<ReadMail> {
  const mails = await vi.waitFor(
    async () => {
      const found = await readOutbox(appContext.config.dataDir);
      expect(found).toHaveLength(1);
      return found;
    },
    { timeout: 10_000, interval: 50 },
  );
  const [mail] = mails;
  if (!mail) throw new Error("no mail");
  return mail;
}
