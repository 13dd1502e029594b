import { createTransport } from "nodemailer";
import type { Config } from "#server/config.ts";
import { createOutboxDelivery } from "./outbox-delivery.ts";

/** The content of a mail as its template creates it. */
export type MailContent = {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

export type OutgoingMail = MailContent & { readonly to: string };

/** Delivers mails. */
export type Delivery = {
  /** @returns Fields for the log line. */
  deliver(mail: OutgoingMail): Promise<Readonly<Record<string, string>>>;
  /** Also aborts deliveries in progress, which then fail. */
  close(): void;
};

/** Delivers by SMTP if the operator configured a server, otherwise to the outbox folder. */
export function createDelivery(config: Pick<Config, "smtpUrl" | "mailFrom" | "dataDir">): Delivery {
  return config.smtpUrl
    ? createSmtpDelivery(config.smtpUrl, config.mailFrom)
    : createOutboxDelivery(config.dataDir, config.mailFrom);
}

/** How long a stop waits for mails in progress, since a mail server may not respond at all. */
export const mailStopMs = 1_000;

/** The error code for the log. The message is left out: it can contain the recipient's address. */
export function nameDeliveryError(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
}

/**
 * Sends mails through a mail server over a pool of connections.
 *
 * @param url Like `smtps://name:password@mail.example:465`.
 */
function createSmtpDelivery(url: string, from: string): Delivery {
  const { protocol, hostname, port, username, password } = new URL(url);
  const isSecure = protocol === "smtps:";
  const transport = createTransport({
    pool: true,
    host: hostname,
    port: port === "" ? (isSecure ? 465 : 587) : Number(port),
    secure: isSecure,
    ...(username !== "" && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return {
    deliver: async (mail) => {
      await transport.sendMail({ ...mail, from });
      return {};
    },
    close: () => transport.close({ force: true }),
  };
}
