import { readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/**
 * Deletes the mails of the outbox folder that contain any of the texts, such as an address or the number of
 * an order.
 * @returns Their number.
 */
export async function deleteOutboxMails(
  dataDir: string,
  texts: readonly string[],
): Promise<number> {
  const sought = texts.filter((text) => text.length >= 6).map((text) => text.toLowerCase());
  if (sought.length === 0) return 0;
  return deleteFiles(dataDir, async (file) => {
    const mail = (await readFile(file, "utf8")).toLowerCase();
    return sought.some((text) => mail.includes(text));
  });
}

/** Deletes the mails of the outbox folder that were written before a time. */
export async function deleteOldOutboxMails(dataDir: string, before: Date): Promise<number> {
  return deleteFiles(dataDir, async (file) => (await stat(file)).mtime < before);
}

async function deleteFiles(
  dataDir: string,
  isDeleted: (file: string) => Promise<boolean>,
): Promise<number> {
  const folder = join(dataDir, "outbox");
  // With a mail server there is no folder.
  const names = await readdir(folder).catch(() => []);
  let count = 0;
  for (const name of names) {
    if (!name.endsWith(".eml")) continue;
    const file = join(folder, name);
    if (!(await isDeleted(file))) continue;
    await rm(file, { force: true });
    count += 1;
  }
  return count;
}
