import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { quotes } from "#server/db/schema/quotes.ts";
import { acceptQuote } from "#server/services/quotes/accept-quote.ts";
import { answerQuote } from "#server/services/quotes/answer-quote.ts";
import { createQuote } from "#server/services/quotes/create-quote.ts";
import { declineQuote, rejectQuote } from "#server/services/quotes/decline-quote.ts";
import { createQuoteAnswer, createQuoteRequest } from "#server/testing/create-quote-request.ts";
import { countWaitingJobs, deleteJobs } from "#server/testing/job-table.ts";
import type { ReadMail } from "#server/testing/parse-mail.ts";
import { readOutbox } from "#server/testing/read-outbox.ts";
import {
  createTestAppContext,
  testAdmin,
  type TestAppContext,
} from "#server/testing/test-app-context.ts";
import { composeMail } from "./notice-mails.ts";
import { runJobs, type RunningJobs } from "./run-jobs.ts";

const staff = ["sales@shop.example", "store@shop.example"];
const publicUrl = "https://shop.test";
const email = "arta@shop.example";

let appContext: TestAppContext;
let worker: RunningJobs | undefined;

beforeAll(async () => {
  appContext = await createTestAppContext({ publicUrl, staffEmails: staff });
});

beforeEach(async () => {
  await appContext.db.delete(quotes);
  await deleteJobs(appContext.db);
  await rm(join(appContext.config.dataDir, "outbox"), { recursive: true, force: true });
  worker = await runJobs(appContext);
});

afterEach(async () => {
  await worker?.close();
});

afterAll(() => appContext.close());

// docs/product/quotes.md#mail-about-a-quote-to-the-staff
test("every staff address gets all parts, and the subject says that a machine is down", async () => {
  const request = createQuoteRequest(
    [{ text: "6205 <b>", quantity: 12, note: "C3" }, "Rrip SPB 2000"],
    {
      is_urgent: true,
      company_name: "Miell sh.p.k.",
      note: "Sa më shpejt",
    },
  );
  const quote = await createQuote(appContext.actAs(), request);
  const received = await waitForMails(2);
  expect(received.map(({ to }) => to).toSorted()).toEqual(staff);
  for (const { subject, text, html } of received) {
    expect(subject).toBe(`Machine stopped: quote ${quote.number} requested, 2 parts`);
    for (const said of [
      "Rrip SPB 2000",
      "C3",
      "Miell sh.p.k.",
      "+355 4 000 0101",
      "Sa më shpejt",
    ]) {
      expect(text).toContain(said);
      expect(html).toContain(said);
    }
    expect(html).toContain("6205 &#60;b&#62; · C3");
    expect(text).toContain(`${publicUrl}/admin/products?tab=quotes&quote=${quote.id}\n`);
    expect(text + html).not.toContain(quote.link_token);
  }
});

// docs/product/quotes.md#mails-about-a-quote-to-the-customer
test("the first mail to the typed address has the link and nothing else that was typed", async () => {
  const request = createQuoteRequest(["Buy at spam.example"], {
    email,
    name: "Spam spam.example",
    company_name: "spam.example",
    note: "spam.example",
  });
  const quote = await createQuote(appContext.actAs(), request);
  const mail = (await waitForMails(3)).find(({ to }) => to === email);
  expect(mail?.subject).toBe(`Kërkesa juaj për ofertë ${quote.number} u pranua`);
  expect(mail?.text).toContain(`${publicUrl}/quotes/${quote.id}#${quote.link_token}`);
  expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toMatch(/spam/i);
});

// docs/product/quotes.md#mails-about-a-quote-to-the-customer
test("the customer gets the prices of the last answer with their last day", async () => {
  const quote = await createQuote(
    appContext.actAs(),
    createQuoteRequest([{ text: "6205", quantity: 3 }, "Rare seal"], { email }),
  );
  await waitForMails(3);
  const dates = { valid_until: getNextYear(), note: "Falas dërgesa" };
  await answerQuote(appContext.actAs(testAdmin), createQuoteAnswer(quote, [1_100.05, null], dates));
  const received = await waitForMails(4);
  const mail = received.find(({ subject }) => subject.startsWith("Oferta"));
  expect(mail?.to).toBe(email);
  expect(mail?.subject).toMatch(/^Oferta juaj .{8}: 3.300,15.€$/);
  for (const said of [
    "Falas dërgesa",
    "nuk e furnizojmë",
    getNextYear().split("-").toReversed().join("."),
  ]) {
    expect(mail?.text).toContain(said);
  }
  expect(mail?.text).toMatch(/Çmimi: 1.100,05.€; Shuma: 3.300,15.€; Dorëzimi: 3.ditë/);
  expect(mail?.html).toContain(`${publicUrl}/quotes/${quote.id}#${quote.link_token}`);
});

// docs/product/quotes.md#mails-about-a-quote-to-the-customer
test("an answer's mail that waited is dropped once the answer has changed", async () => {
  const quote = await createQuote(appContext.actAs(), createQuoteRequest(["6205"], { email }));
  const asAdmin = appContext.actAs(testAdmin);
  const first = {
    kind: "quote-answered",
    quote: quote.id,
    version: 1,
    to: email,
    attempts: 1,
  } as const;
  await answerQuote(asAdmin, createQuoteAnswer(quote, [2]));
  expect(await composeMail(appContext, first)).toMatchObject({ to: email });
  await answerQuote(asAdmin, { ...createQuoteAnswer(quote, [3]), version: 1 });
  expect(await composeMail(appContext, first)).toBeUndefined();
  const second = { ...first, version: 2 };
  expect(await composeMail(appContext, second)).toMatchObject({ to: email });
  await declineQuote(appContext.actAs(), quote.link_token);
  expect(await composeMail(appContext, second)).toBeUndefined();
});

// docs/product/quotes.md#mails-about-a-quote-to-the-customer
test("what staff decline is mailed, the customer's own is not, and acceptance mails as an order does", async () => {
  const [refused, withdrawn, accepted] = await Promise.all(
    [1, 2, 3].map(() => createQuote(appContext.actAs(), createQuoteRequest(["6205"], { email }))),
  );
  if (!refused || !withdrawn || !accepted) throw new Error("The quotes are missing");
  await waitForMails(9);
  const asAdmin = appContext.actAs(testAdmin);
  await rejectQuote(asAdmin, { id: refused.id, version: 0, note: "Nuk prodhohet më" });
  await declineQuote(appContext.actAs(), withdrawn.link_token);
  const declined = (await waitForMails(10)).filter(({ text }) => text.includes("Nuk prodhohet më"));
  expect(declined.map(({ to }) => to)).toEqual([email]);
  await answerQuote(asAdmin, createQuoteAnswer(accepted, [2]));
  await waitForMails(11);
  await acceptQuote(appContext.actAs(), { token: accepted.link_token, version: 1 });
  const received = await waitForMails(14);
  const orders = received.filter(({ subject }) => subject.startsWith("New order"));
  expect(orders.map(({ to }) => to).toSorted()).toEqual(staff);
  expect(orders[0]?.text).toContain("Deliver to: as agreed on the phone\n");
  const confirmed = received.filter(({ subject }) => /^Porosia juaj .* u pranua$/.test(subject));
  expect(confirmed.map(({ to }) => to)).toEqual([email]);
});

/** Waits until the worker has sent this many mails and no more are queued. */
async function waitForMails(count: number): Promise<readonly ReadMail[]> {
  await vi.waitFor(
    async () => {
      expect(await readOutbox(appContext.config.dataDir)).toHaveLength(count);
      expect(await countWaitingJobs(appContext.db)).toBe(0);
    },
    { timeout: 10_000, interval: 50 },
  );
  return readOutbox(appContext.config.dataDir);
}

function getNextYear(): string {
  return new Date(Date.now() + 360 * 86_400_000).toISOString().slice(0, 10);
}
