import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseMail, type ReadMail } from "./parse-mail.ts";

/** Reads the mails of an outbox folder, oldest first. */
export async function readOutbox(dataDir: string): Promise<readonly ReadMail[]> {
  const folder = join(dataDir, "outbox");
  const names = await readdir(folder).catch(() => []);
  const mails = names.filter((name) => name.endsWith(".eml")).toSorted();
  return Promise.all(mails.map(async (name) => parseMail(await readFile(join(folder, name)))));
}
