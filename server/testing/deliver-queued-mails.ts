import type { AppContext } from "#server/app-context.ts";
import { accountMails, deliverMails } from "#server/jobs/deliver-mails.ts";
import { createDelivery } from "#server/jobs/mail/delivery.ts";

/** Sends the account mails that are due, one after the other, without running a worker. */
export async function deliverQueuedMails(
  parts: Pick<AppContext, "config" | "db" | "log" | "jobs" | "seal" | "metrics">,
): Promise<void> {
  const { boss } = parts.jobs;
  const delivery = createDelivery(parts.config);
  const stopping = new AbortController().signal;
  for (;;) {
    const [job] = await boss.fetch<unknown>(accountMails.queue);
    if (!job) break;
    await deliverMails({ ...parts, delivery, stopping }, accountMails, [job]);
    await boss.complete(accountMails.queue, job.id);
  }
  delivery.close();
}
