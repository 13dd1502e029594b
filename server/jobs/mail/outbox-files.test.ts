import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { deleteOutboxMails } from "./outbox-files.ts";

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "outbox-"));
  await mkdir(join(dataDir, "outbox"));
});

afterEach(() => rm(dataDir, { recursive: true }));

test("mails to an address are deleted, also where a long header is folded or a mail disappears", async () => {
  const address = `${"a".repeat(60)}@customer.example`;
  await write("folded.eml", `From: shop@shop.example\r\nTo:\r\n ${address}\r\n\r\nHello`);
  await write("other.eml", `To: other@customer.example\r\n\r\nAsked by ${address}`);
  // As if it was delivered after the folder was read.
  await symlink("delivered", join(dataDir, "outbox", ".sending.eml"));
  const mails = { addresses: new Set([address]), numbers: [] };
  expect(await deleteOutboxMails(dataDir, mails)).toBe(1);
  const left = await readdir(join(dataDir, "outbox"));
  expect(left.toSorted()).toEqual([".sending.eml", "other.eml"]);
});

async function write(name: string, mail: string): Promise<void> {
  await writeFile(join(dataDir, "outbox", name), mail);
}
