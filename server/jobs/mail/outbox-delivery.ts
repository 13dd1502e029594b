import { randomBytes } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Delivery } from "./delivery.ts";

/**
 * Writes mails to .eml files, which every mail program opens, for machines without a mail server.
 *
 * @param dataDir The data folder; mails go into its `outbox`.
 */
export function createOutboxDelivery(dataDir: string, from: string): Delivery {
  const folder = join(dataDir, "outbox");
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    deliver: async (mail) => {
      const { to, subject } = mail;
      const parts = { text: readable("plain", mail.text), html: readable("html", mail.html) };
      const { message } = await composer.sendMail({ to, subject, from, ...parts });
      const name = `${formatTime()}-${randomBytes(4).toString("hex")}`;
      const file = join(folder, `${name}.eml`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // Write to a hidden file first, so that *.eml never matches half a mail.
      const unfinished = join(folder, `.${name}`);
      try {
        await writeFile(unfinished, await readWhole(message), { mode: 0o600 });
        await rename(unfinished, file);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
      return { file };
    },
    close: () => composer.close(),
  };
}

/**
 * Writes a part in 7bit or, with letters beyond ASCII, in 8bit, so that a link can be copied from the file.
 * nodemailer would choose an encoding that breaks links into lines, because mail servers need not accept
 * 8bit.
 */
function readable(type: "plain" | "html", content: string): { readonly raw: string } {
  const encoding = /^[\t\n\r\x20-\x7E]*$/.test(content) ? "7bit" : "8bit";
  const head = [
    `Content-Type: text/${type}; charset=utf-8`,
    `Content-Transfer-Encoding: ${encoding}`,
  ];
  return { raw: [...head, "", content].join("\n") };
}

/** The time in microseconds of a monotonic clock, so that names sort by the time of writing. */
function formatTime(): string {
  const ms = performance.timeOrigin + performance.now();
  const us = Math.floor((ms % 1) * 1_000);
  const time = new Date(ms).toISOString().replace(/[:.]/g, "-").replace("Z", "");
  return `${time}${String(us).padStart(3, "0")}Z`;
}

async function readWhole(message: Buffer | NodeJS.ReadableStream): Promise<Buffer> {
  if (Buffer.isBuffer(message)) return message;
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}
