import { z } from "zod";
import type { OutgoingMail } from "#server/jobs/mail/delivery.ts";
import type { MailQueue } from "#server/jobs/mail/mail-queue.ts";
import type { JobQueue } from "./job-queue.ts";
import type { Seal } from "./seal.ts";

const mailContents = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
});

/** Queues the mails that users request. They are stored encrypted, since their links contain tokens. */
export function createMailQueue(parts: {
  readonly jobs: JobQueue;
  readonly seal: Seal;
}): MailQueue {
  const { jobs, seal } = parts;
  return {
    queue: (mail) => jobs.add("account-mail", [{ data: sealMail(seal, mail) }]),
  };
}

/** A job's data with an encrypted mail. */
export function sealMail(
  seal: Seal,
  mail: OutgoingMail,
): { readonly kind: "sealed"; readonly sealed: string } {
  return { kind: "sealed", sealed: seal.seal(JSON.stringify(mail)) };
}

/** @throws {Error} If another secret sealed the mail. */
export function openSealedMail(seal: Seal, sealed: string): OutgoingMail {
  return mailContents.parse(JSON.parse(seal.open(sealed)));
}
