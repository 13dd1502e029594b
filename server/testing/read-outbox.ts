import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** What a person sees of a mail. */
export type ReadMail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

/** Reads the mails of an outbox folder, oldest first. */
export async function readOutbox(dataDir: string): Promise<readonly ReadMail[]> {
  const folder = join(dataDir, "outbox");
  const names = await readdir(folder).catch(() => []);
  const mails = names.filter((name) => name.endsWith(".eml")).toSorted();
  return Promise.all(
    mails.map(async (name) => readMail(await readFile(join(folder, name), "utf8"))),
  );
}

/** Reads a mail of two parts, text and HTML, in any of the usual encodings. */
function readMail(source: string): ReadMail {
  const whole = splitPart(source);
  const boundary = /boundary="([^"]+)"/.exec(whole.header("content-type"))?.[1] ?? "";
  const parts = whole.body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => splitPart(part.trimStart()));
  const find = (type: string): string => {
    const part = parts.find((candidate) => candidate.header("content-type").startsWith(type));
    return part ? decode(part.body, part.header("content-transfer-encoding")) : "";
  };
  return {
    to: whole.header("to"),
    subject: whole.header("subject"),
    text: find("text/plain"),
    html: find("text/html"),
  };
}

type Part = { readonly body: string; header(name: string): string };

function splitPart(source: string): Part {
  const end = source.indexOf("\r\n\r\n");
  const head = source.slice(0, end).replace(/\r\n[ \t]+/g, " ");
  return {
    body: source.slice(end + 4),
    header: (name) => new RegExp(`^${name}: (.*)$`, "im").exec(head)?.[1]?.trim() ?? "",
  };
}

function decode(body: string, encoding: string): string {
  if (encoding === "base64") return Buffer.from(body, "base64").toString("utf8");
  if (encoding !== "quoted-printable") return body.replace(/\r\n/g, "\n");
  const bytes = body
    .replace(/=\r\n/g, "")
    .replace(/\r\n/g, "\n")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}
