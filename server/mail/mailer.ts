import type { Logger } from "pino";
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

/** Sends mails. */
export type Mailer = {
  /** Resolves after the first try; what fails is logged and tried again behind it, never thrown. */
  send(mail: OutgoingMail): Promise<void>;
  /** Resolves when the mails under way have had their try; no more are tried after it. */
  close(): Promise<void>;
};

/** How mails leave the house. */
export type Delivery = {
  /** @returns What the log may say of it. */
  deliver(mail: OutgoingMail): Promise<Readonly<Record<string, string>>>;
  close(): void;
};

/** Pauses before the tries after the first, in milliseconds. */
const retryPauses: readonly number[] = [5_000, 30_000, 180_000, 900_000];

/**
 * Makes the mailer: by SMTP where the operator named a server, else into the outbox folder.
 *
 * @param config Where mails go.
 * @param log Gets a line per mail, without address or contents.
 * @param options.retryPauses Pauses before further tries, in milliseconds.
 */
export function createMailer(
  config: Pick<Config, "smtpUrl" | "mailFrom" | "dataDir">,
  log: Logger,
  options: { readonly retryPauses?: readonly number[] } = {},
): Mailer {
  const delivery = config.smtpUrl
    ? createSmtpDelivery(config.smtpUrl, config.mailFrom)
    : createOutboxDelivery(config.dataDir, config.mailFrom);
  const pauses = options.retryPauses ?? retryPauses;
  const underWay = new Set<Promise<void>>();
  const waiting = new Set<NodeJS.Timeout>();
  let isClosed = false;

  const attempt = async (mail: OutgoingMail, tried: number): Promise<void> => {
    try {
      log.info({ mail: mail.subject, ...(await delivery.deliver(mail)) }, "mail sent");
    } catch (error) {
      const pause = isClosed ? undefined : pauses[tried];
      log.error({ mail: mail.subject, error: describe(error), retryMs: pause }, "mail not sent");
      if (pause === undefined) return;
      const timer = setTimeout(() => {
        waiting.delete(timer);
        void start(mail, tried + 1);
      }, pause);
      // A mail that waits must not keep a stopped server alive.
      waiting.add(timer.unref());
    }
  };

  const start = (mail: OutgoingMail, tried: number): Promise<void> => {
    const run = attempt(mail, tried).finally(() => underWay.delete(run));
    underWay.add(run);
    return run;
  };

  return {
    send: (mail) => start(mail, 0),
    close: async () => {
      isClosed = true;
      for (const timer of waiting) clearTimeout(timer);
      await Promise.all(underWay);
      delivery.close();
    },
  };
}

/** Only the code: a server's own words can repeat the address. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
}
