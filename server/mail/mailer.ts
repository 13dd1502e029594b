import { setTimeout as delay } from "node:timers/promises";
import type { Logger } from "pino";
import type { Config } from "#server/config.ts";
import { createDelivery, mailStopMs, nameDeliveryError, type OutgoingMail } from "./delivery.ts";

/** Sends mails. */
export type Mailer = {
  /** Resolves after the first try; what fails is logged and tried again behind it, never thrown. */
  send(mail: OutgoingMail): Promise<void>;
  /**
   * Resolves when the mails under way had their try, or failed because it took too long; no more are
   * tried after it.
   */
  close(maxMs?: number): Promise<void>;
};

/** Pauses before the tries after the first, in milliseconds. */
const retryPauses: readonly number[] = [5_000, 30_000, 180_000, 900_000];

/**
 * Makes the mailer of accounts. What waits for another try is lost with the process: a person who
 * got no mail asks for another. Mails that nobody asks for are `server/notices`.
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
    close: async (maxMs = mailStopMs) => {
      isClosed = true;
      for (const timer of waiting) clearTimeout(timer);
      await Promise.race([Promise.all(underWay), delay(maxMs, undefined, { ref: false })]);
      delivery.close();
      await Promise.all(underWay);
    },
  };
}
