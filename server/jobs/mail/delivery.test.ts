import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { createServer, type AddressInfo, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readOutbox } from "#server/testing/read-outbox.ts";
import { createDelivery } from "./delivery.ts";

let dataDir: string;
const mailFrom = "Shop <shop@industrial-components.example>";
const mail = {
  to: "arta@firm.example",
  subject: "Përshëndetje",
  text: "Mirë se vini në dyqan\nhttps://shop.test/account?reset=abc=def",
  html: "<p>Mirë se vini</p>",
};

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "shop-mail-"));
});

afterEach(() => rm(dataDir, { recursive: true }));

test("without a mail server, writes the mail to the outbox and names the file", async () => {
  const delivery = createDelivery({ smtpUrl: undefined, mailFrom, dataDir });
  const fields = await delivery.deliver(mail);
  const [name = ""] = await readdir(join(dataDir, "outbox"));
  expect(name).toMatch(/\.eml$/);
  expect(fields).toEqual({ file: join(dataDir, "outbox", name) });
  expect((await stat(join(dataDir, "outbox", name))).mode & 0o777).toBe(0o600);
  const [read] = await readOutbox(dataDir);
  expect(read).toMatchObject({ to: mail.to, html: expect.stringContaining("Mirë se vini") });
  expect(read?.text.trim()).toBe(mail.text);
  delivery.close();
});

test("a link can be copied from an outbox file", async () => {
  const url = `https://shop.test/api/auth/verify-email?token=${"aB3=".repeat(80)}&next=/`;
  const delivery = createDelivery({ smtpUrl: undefined, mailFrom, dataDir });
  await delivery.deliver({
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
  delivery.close();
});

test("line breaks in an address or a subject add no header", async () => {
  const delivery = createDelivery({ smtpUrl: undefined, mailFrom, dataDir });
  await delivery.deliver({ ...mail, subject: "a\r\nBcc: victim@firm.example" });
  const [name = ""] = await readdir(join(dataDir, "outbox"));
  const source = await readFile(join(dataDir, "outbox", name), "utf8");
  expect(source).not.toMatch(/^Bcc:/im);
});

test("with SMTP_URL the mail goes to that server", async () => {
  const { server, received } = await startMailServer();
  const { port } = server.address() as AddressInfo;
  const smtpUrl = `smtp://127.0.0.1:${port}`;
  const delivery = createDelivery({ smtpUrl, mailFrom, dataDir });
  await delivery.deliver(mail);
  delivery.close();
  server.close();
  const talk = received.join("");
  expect(talk).toContain("MAIL FROM:<shop@industrial-components.example>");
  expect(talk).toContain("RCPT TO:<arta@firm.example>");
  expect(talk).toContain("multipart/alternative");
  expect(await readdir(dataDir)).toEqual([]);
});

test("an unreachable mail server fails the delivery with a code", async () => {
  const delivery = createDelivery({ smtpUrl: "smtp://127.0.0.1:1", mailFrom, dataDir });
  await expect(delivery.deliver(mail)).rejects.toMatchObject({ code: "ESOCKET" });
  delivery.close();
});

/** Implements just enough SMTP to receive a mail. */
async function startMailServer(): Promise<{ server: Server; received: string[] }> {
  const received: string[] = [];
  const server = createServer((socket) => {
    let isData = false;
    socket.write("220 test\r\n");
    socket.on("data", (chunk) => {
      const text = chunk.toString();
      received.push(text);
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
  return { server, received };
}
