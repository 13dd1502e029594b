import type { OutgoingMail } from "./delivery.ts";

/** Queues mails, which are sent in the background and retried, also after a restart. */
export type MailQueue = {
  /** Resolves when the mail is stored. */
  queue(mail: OutgoingMail): Promise<void>;
};
