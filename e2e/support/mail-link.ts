import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";
import PostalMime from "postal-mime";

/**
 * Returns the link of the newest mail to an address in the outbox of the test's shop.
 *
 * @param count How many mails to wait for.
 */
export async function findMailLink(email: string, count = 1): Promise<string> {
  await expect.poll(async () => (await linksTo(email)).length).toBeGreaterThanOrEqual(count);
  return (await linksTo(email)).at(-1) ?? "";
}

/** Oldest first. */
async function linksTo(email: string): Promise<readonly string[]> {
  const outbox = join(process.env.E2E_DATA_DIR ?? "", "outbox");
  // The name of a mail that is still being written starts with a dot.
  const names = (await readdir(outbox).catch(() => [])).filter((name) => !name.startsWith("."));
  const mails = await Promise.all(
    names.toSorted().map(async (name) => PostalMime.parse(await readFile(join(outbox, name)))),
  );
  return mails
    .filter(({ to }) => to?.some(({ address }) => address === email))
    .map(({ text }) => /^https?:\S+$/m.exec(text ?? "")?.[0] ?? "");
}
