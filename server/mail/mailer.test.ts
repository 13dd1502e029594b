import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readOutbox } from "#server/testing/read-outbox.ts";
import { createMailer } from "./mailer.ts";

let dataDir: string;
let logLines: string[];
let log: pino.Logger;
const mailFrom = "Shop <shop@industrial-components.example>";
const mail = {
  to: "arta@firm.example",
  subject: "Përshëndetje",
  text: "Mirë se vini në dyqan\nhttps://shop.test/account?reset=abc=def",
  html: "<p>Mirë se vini</p>",
};

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "shop-mail-"));
  logLines = [];
  log = pino({}, { write: (line: string) => void logLines.push(line) });
});

afterEach(() => rm(dataDir, { recursive: true }));

test("without a mail server, writes the mail to the outbox and logs the file", async () => {
  const mailer = createMailer({ smtpUrl: undefined, mailFrom, dataDir }, log);
  await mailer.send(mail);
  const [name = ""] = await readdir(join(dataDir, "outbox"));
  expect(name).toMatch(/\.eml$/);
  expect((await stat(join(dataDir, "outbox", name))).mode & 0o777).toBe(0o600);
  const [read] = await readOutbox(dataDir);
  expect(read).toMatchObject({ to: mail.to, html: expect.stringContaining("Mirë se vini") });
  expect(read?.text.trim()).toBe(mail.text);
  expect(logLines.join("")).toContain(name);
  expect(logLines.join("")).not.toContain(mail.to);
  expect(logLines.join("")).not.toContain("reset=");
  await mailer.close();
});

test("a link can be copied from an outbox file", async () => {
  const url = `https://shop.test/api/auth/verify-email?token=${"aB3=".repeat(80)}&next=/`;
  const mailer = createMailer({ smtpUrl: undefined, mailFrom, dataDir }, log);
  await mailer.send({
    ...mail,
    text: `Mirë se vini:\n${url}\n`,
    html: `<a href="${url}">Mirë</a>`,
  });
  const [name = ""] = await readdir(join(dataDir, "outbox"));
  const source = await readFile(join(dataDir, "outbox", name), "utf8");
  expect(source.split("\r\n")).toContain(url);
  expect(source).toContain("Mirë se vini:");
  expect(source).toContain(`href="${url}"`);
  const [read] = await readOutbox(dataDir);
  expect(read?.text).toContain(url);
  await mailer.close();
});

test("line breaks in an address or a subject add no header", async () => {
  const mailer = createMailer({ smtpUrl: undefined, mailFrom, dataDir }, log);
  await mailer.send({ ...mail, subject: "a\r\nBcc: victim@firm.example" });
  const [name = ""] = await readdir(join(dataDir, "outbox"));
  const source = await readFile(join(dataDir, "outbox", name), "utf8");
  expect(source).not.toMatch(/^Bcc:/im);
});

test("a failed mail is logged and retried, never thrown", async () => {
  // A file where the folder should be.
  await writeFile(join(dataDir, "outbox"), "");
  const config = { smtpUrl: undefined, mailFrom, dataDir };
  const mailer = createMailer(config, log, { retryPauses: [20, 20, 20] });
  await mailer.send(mail);
  expect(logLines.join("")).toContain("mail not sent");
  await rm(join(dataDir, "outbox"));
  await vi.waitFor(async () => expect(await readOutbox(dataDir)).toHaveLength(1));
  await mailer.close();
  expect(logLines.join("")).not.toContain(mail.to);
});

test("gives a mail up after the last attempt", async () => {
  await writeFile(join(dataDir, "outbox"), "");
  const config = { smtpUrl: undefined, mailFrom, dataDir };
  const mailer = createMailer(config, log, { retryPauses: [1, 1] });
  await mailer.send(mail);
  await vi.waitFor(() => expect(logLines).toHaveLength(3));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(logLines).toHaveLength(3);
  await mailer.close();
});

test("with SMTP_URL the mail goes to that server", async () => {
  const { server, heard } = await startMailServer();
  const { port } = server.address() as AddressInfo;
  const smtpUrl = `smtp://127.0.0.1:${port}`;
  const mailer = createMailer({ smtpUrl, mailFrom, dataDir }, log);
  await mailer.send(mail);
  await mailer.close();
  server.close();
  const talk = heard.join("");
  expect(talk).toContain("MAIL FROM:<shop@industrial-components.example>");
  expect(talk).toContain("RCPT TO:<arta@firm.example>");
  expect(talk).toContain("multipart/alternative");
  expect(await readdir(dataDir)).toEqual([]);
});

test("an unreachable mail server throws no error", async () => {
  const config = { smtpUrl: "smtp://127.0.0.1:1", mailFrom, dataDir };
  const mailer = createMailer(config, log, { retryPauses: [] });
  await mailer.send(mail);
  await mailer.close();
  expect(logLines.join("")).toContain("ESOCKET");
});

// docs/product/reliability.md#graceful-stop
test("a stop waits at most a second for an unresponsive mail server", async () => {
  const sockets: Socket[] = [];
  const server = createServer((socket) => void sockets.push(socket));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const config = { smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom, dataDir };
  const mailer = createMailer(config, log);
  const sending = mailer.send(mail);
  await vi.waitFor(() => expect(sockets).toHaveLength(1));
  const began = performance.now();
  await mailer.close();
  // The timeout for the mail server is ten seconds.
  expect(performance.now() - began).toBeLessThan(5_000);
  await sending;
  expect(logLines.join("")).toContain("mail not sent");
  for (const socket of sockets) socket.destroy();
  server.close();
});

/** Implements just enough SMTP to receive a mail. */
async function startMailServer(): Promise<{ server: Server; heard: string[] }> {
  const heard: string[] = [];
  const server = createServer((socket) => {
    let isData = false;
    socket.write("220 test\r\n");
    socket.on("data", (chunk) => {
      const text = chunk.toString();
      heard.push(text);
      if (isData) {
        isData = !text.endsWith("\r\n.\r\n");
        if (!isData) socket.write("250 taken\r\n");
      } else if (text.startsWith("DATA")) {
        isData = true;
        socket.write("354 go on\r\n");
      } else {
        socket.write("250 ok\r\n");
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { server, heard };
}
