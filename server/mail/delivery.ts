import type { Config } from "#server/config.ts";
import { createOutboxDelivery } from "./outbox-delivery.ts";
import { createSmtpDelivery } from "./smtp-delivery.ts";

/** A mail as the templates make it. */
export type MailContent = {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

/** A mail on its way to somebody. */
export type OutgoingMail = MailContent & { readonly to: string };

/** How mails are delivered. */
export type Delivery = {
  /** @returns What the log may say of it. */
  deliver(mail: OutgoingMail): Promise<Readonly<Record<string, string>>>;
  /** Ends also what is under way: that mail fails. */
  close(): void;
};

/** Where mails go: by SMTP where the operator named a server, else into the outbox folder. */
export function createDelivery(config: Pick<Config, "smtpUrl" | "mailFrom" | "dataDir">): Delivery {
  return config.smtpUrl
    ? createSmtpDelivery(config.smtpUrl, config.mailFrom)
    : createOutboxDelivery(config.dataDir, config.mailFrom);
}

/** How long a stop waits for mails under way. A mail server that says nothing would hold it longer. */
export const mailStopMs = 1_000;

/** What the log may say of a failure. Only its code: a server's own words can repeat the address. */
export function nameDeliveryError(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
}
