import { readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { hasErrorCode } from "#domain/has-error-code.ts";

/** Mails to any of the addresses, in lower case, and mails with the number of any of the orders and quotes. */
export type OutboxMails = {
  readonly addresses?: ReadonlySet<string>;
  readonly numbers: readonly string[];
};

/**
 * Deletes mails of the outbox folder.
 * @returns Their number.
 */
export async function deleteOutboxMails(
  dataDir: string,
  { addresses = new Set(), numbers }: OutboxMails,
): Promise<number> {
  if (addresses.size === 0 && numbers.length === 0) return 0;
  return deleteFiles(dataDir, async (file) => {
    const mail = await readFile(file, "utf8");
    const recipient = /^to:\s*(.*)$/im.exec(mail)?.[1]?.trim().toLowerCase();
    if (recipient !== undefined && addresses.has(recipient)) return true;
    return numbers.some((number) => mail.includes(number));
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
    // A name that begins with a dot is a mail whose writing was interrupted.
    if (!name.endsWith(".eml") && !name.startsWith(".")) continue;
    const file = join(folder, name);
    const isFound = await isDeleted(file).catch((error: unknown) => {
      // Delivered or deleted since the folder was read.
      if (hasErrorCode(error, "ENOENT")) return false;
      throw error;
    });
    if (!isFound) continue;
    await rm(file, { force: true });
    count += 1;
  }
  return count;
}
