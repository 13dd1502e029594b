import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { captureLog } from "#server/testing/capture-log.ts";
import { countWaitingJobs } from "#server/testing/job-table.ts";
import { readOutbox } from "#server/testing/read-outbox.ts";
import { createTestAppContext, type TestAppContext } from "#server/testing/test-app-context.ts";
import { accountMails } from "./deliver-mails.ts";
import { createMailQueue, sealMail } from "./queue-mails.ts";
import { runJobs, type RunningJobs } from "./run-jobs.ts";
import { createSeal } from "./seal.ts";

const mail = {
  to: "arta@firm.example",
  subject: "secret subject",
  text: "secret text",
  html: "<p>secret text</p>",
};
const retryPauses = accountMails.retryPauses.map(() => 20);

let appContext: TestAppContext;
let lines: readonly string[];
let outbox: string;
let jobs: RunningJobs | undefined;

beforeEach(async () => {
  const captured = captureLog();
  lines = captured.lines;
  appContext = await createTestAppContext({}, captured.log);
  outbox = join(appContext.config.dataDir, "outbox");
});

afterEach(async () => {
  await jobs?.close();
  await appContext.close();
});

function countLines(text: string): number {
  return lines.filter((line) => line.includes(`"${text}"`)).length;
}

async function waitFor(check: () => void | Promise<void>): Promise<void> {
  await vi.waitFor(check, { timeout: 10_000, interval: 25 });
}

test("an account mail that fails is tried again, and neither address nor contents are logged", async () => {
  // A file where the folder should be.
  await writeFile(outbox, "");
  await createMailQueue(appContext).queue(mail);
  jobs = await runJobs({ ...appContext, retryPauses });
  await waitFor(() => expect(countLines("mail not sent")).toBeGreaterThan(0));
  await rm(outbox);
  await waitFor(async () => expect(await readOutbox(appContext.config.dataDir)).toHaveLength(1));
  await waitFor(() => expect(countLines("mail sent")).toBe(1));
  expect(lines.join("")).not.toMatch(/secret|@firm/);
});

test("an account mail is given up after its fifth failure", async () => {
  await writeFile(outbox, "");
  await createMailQueue(appContext).queue(mail);
  jobs = await runJobs({ ...appContext, retryPauses });
  await waitFor(() => expect(countLines("mail given up")).toBe(1));
  expect(countLines("mail not sent")).toBe(4);
  await waitFor(async () => expect(await countWaitingJobs(appContext.db)).toBe(0));
});

test("a mail that another secret encrypted is given up, and the others are sent", async () => {
  const seal = createSeal("another secret of more than 32 characters");
  await appContext.jobs.add("notice", [
    { data: sealMail(seal, mail) },
    { data: sealMail(appContext.seal, { ...mail, subject: "Readable" }) },
  ]);
  jobs = await runJobs(appContext);
  await waitFor(async () => {
    const sent = await readOutbox(appContext.config.dataDir);
    expect(sent.map(({ subject }) => subject)).toEqual(["Readable"]);
    expect(await countWaitingJobs(appContext.db)).toBe(0);
  });
  expect(countLines("notice given up")).toBe(1);
});

test("the mail of a process that was killed is sent by another", async () => {
  await appContext.jobs.add("notice", [{ data: sealMail(appContext.seal, mail) }]);
  const { boss } = appContext.jobs;
  await boss.fetch("notice");
  // As long ago as no process takes for a mail.
  await appContext.db.execute(
    "UPDATE pgboss.job SET started_on = now() - interval '3 minutes' WHERE state = 'active'",
  );
  await boss.supervise("notice");
  jobs = await runJobs(appContext);
  await waitFor(async () => expect(await readOutbox(appContext.config.dataDir)).toHaveLength(1));
});
