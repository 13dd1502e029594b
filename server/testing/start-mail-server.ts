import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { parseMail, type ReadMail } from "./parse-mail.ts";

/** A mail server for one test. */
export type MailServer = {
  /** For SMTP_URL, including the user name and password that it requires. */
  readonly url: string;
  /** How it handles the next mails. */
  behaviour: "take" | "refuse" | "hang";
  /** Mails that it received and didn't accept. */
  readonly untaken: number;
  /** The accepted mails, oldest first. */
  readMails(): Promise<readonly ReadMail[]>;
  close(): Promise<void>;
};

const name = "shop@mail.test";
const password = "p:ss/w@rd";

/** Starts an SMTP server on the given port or a free one. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const taken: Buffer[] = [];
  let untaken = 0;
  const smtp = new SMTPServer({
    // Its certificate wouldn't be trusted.
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    closeTimeout: 100,
    onAuth: ({ username, password: given }, _session, done) => {
      const isRight = username === name && given === password;
      done(isRight ? null : new Error("Wrong password"), { user: username });
    },
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (server.behaviour === "take") taken.push(Buffer.concat(chunks));
        else untaken += 1;
        if (server.behaviour === "take") done();
        if (server.behaviour === "refuse") done(new Error("No mail for arta@firm.example today"));
      });
    },
  });
  // Tests include clients that disconnect in the middle.
  smtp.on("error", () => {});
  await new Promise<void>((resolve) => {
    smtp.listen(port, "127.0.0.1", resolve);
  });
  const { port: chosen } = smtp.server.address() as AddressInfo;
  const login = `${encodeURIComponent(name)}:${encodeURIComponent(password)}`;
  const server: MailServer = {
    url: `smtp://${login}@127.0.0.1:${chosen}`,
    behaviour: "take",
    get untaken() {
      return untaken;
    },
    readMails: () => Promise.all(taken.map(parseMail)),
    close: () =>
      new Promise((resolve) => {
        smtp.close(resolve);
      }),
  };
  return server;
}
