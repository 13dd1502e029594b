import { setTimeout as delay } from "node:timers/promises";
import type { Logger } from "pino";
import type { Config } from "#server/config.ts";
import { createDelivery, mailStopMs, nameDeliveryError, type OutgoingMail } from "./delivery.ts";

export type Mailer = {
  /**
   * Resolves after the first attempt. Failures are logged and retried in the background, never
   * thrown.
   */
  send(mail: OutgoingMail): Promise<void>;
  /**
   * Resolves when the mails in progress are sent or have failed, at most `maxMs` later. There are
   * no further retries.
   */
  close(maxMs?: number): Promise<void>;
};

/** Pauses before retries, in milliseconds. */
const retryPauses: readonly number[] = [5_000, 30_000, 180_000, 900_000];

/**
 * Creates the mailer of accounts. Retries are lost when the process stops: a user without the mail
 * requests another. `server/notices` sends the mails that no user requested.
 *
 *
 * @param log Gets a line per mail, without address or contents.
 * @param options.retryPauses Pauses before retries, in milliseconds.
 */
export function createMailer(
  config: Pick<Config, "smtpUrl" | "mailFrom" | "dataDir">,
  log: Logger,
  options: { readonly retryPauses?: readonly number[] } = {},
): Mailer {
  const delivery = createDelivery(config);
  const pauses = options.retryPauses ?? retryPauses;
  const underWay = new Set<Promise<void>>();
  const waiting = new Set<NodeJS.Timeout>();
  let isClosed = false;

  const attempt = async (mail: OutgoingMail, tried: number): Promise<void> => {
    try {
      log.info({ mail: mail.subject, ...(await delivery.deliver(mail)) }, "mail sent");
    } catch (error) {
      const pause = isClosed ? undefined : pauses[tried];
      log.error(
        { mail: mail.subject, error: nameDeliveryError(error), retryMs: pause },
        "mail not sent",
      );
      if (pause === undefined) return;
      const timer = setTimeout(() => {
        waiting.delete(timer);
        void start(mail, tried + 1);
      }, pause);
      // A pending retry must not keep a stopped server running.
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
    close: async (maxMs = mailStopMs) => {
      isClosed = true;
      for (const timer of waiting) clearTimeout(timer);
      await Promise.race([Promise.all(underWay), delay(maxMs, undefined, { ref: false })]);
      delivery.close();
      await Promise.all(underWay);
    },
  };
}
