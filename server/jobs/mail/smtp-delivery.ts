import { createTransport } from "nodemailer";
import type { Delivery } from "./delivery.ts";

/**
 * Sends mails through a mail server over a pool of connections.
 *
 * @param url Like `smtps://name:password@mail.example:465`.
 */
export function createSmtpDelivery(url: string, from: string): Delivery {
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
