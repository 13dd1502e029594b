import { and, inArray, isNull, sql } from "drizzle-orm";
import { toCountedText } from "#catalogue/search/to-counted-text.ts";
import { shortOrderId } from "#domain/order.ts";
import { erasedName } from "#domain/retention.ts";
import type { Transaction } from "#server/db/client.ts";
import { runTransaction } from "#server/db/run-transaction.ts";
import { orders } from "#server/db/schema/orders.ts";
import { quotes } from "#server/db/schema/quotes.ts";
import { deleteOutboxMails, type OutboxMails } from "#server/jobs/mail/outbox-files.ts";
import type { Seal } from "#server/jobs/seal.ts";
import { recordChanges } from "#server/services/changes/record-changes.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { removeUploads, type UploadRow } from "#server/services/uploads/sweep-uploads.ts";
import { deleteAccount, lockAccount } from "./delete-account.ts";
import { deleteQuotes } from "./delete-quotes.ts";
import { deleteWaitingMails } from "./delete-waiting-mails.ts";
import { eraseOrders } from "./erase-orders.ts";
import { eraseOrphanedNotes } from "./erase-orphaned-notes.ts";
import { getAddresses, getUserId, isSentByPerson, type Person } from "./find-person.ts";

export type ErasureParts = Pick<ServiceContext, "config" | "db" | "log" | "now" | "storage"> & {
  readonly seal: Seal;
};

/** What was erased of a person, and what stays until later. */
export type Erasure = {
  readonly isAccountDeleted: boolean;
  /** Orders that stay without the person's data. */
  readonly orders: number;
  /** Numbers of open orders, which are erased once they have ended. */
  readonly openOrders: readonly string[];
  readonly quotes: number;
  readonly photos: number;
  readonly mails: number;
  /** Of this machine's outbox folder. */
  readonly mailFiles: number;
};

type Erased = Omit<Erasure, "photos" | "mailFiles"> & {
  readonly photos: readonly UploadRow[];
  readonly outboxMails: OutboxMails;
};

type SentQuote = {
  readonly id: string;
  readonly name: string;
};

type SentOrder = SentQuote & Pick<typeof orders.$inferSelect, "status" | "deletedAt">;

/**
 * Erases a person: the account with all that belongs to it, quotes with their photos, mails that wait, searches
 * for the name, and the personal data of orders. An open order keeps its address until it has ended, unless
 * `isOpenIncluded`. Repeating it changes nothing. docs/product/accounts.md#erasure
 * @throws {ServiceError} `admin_account_stays`.
 */
export async function erasePerson(
  parts: ErasureParts,
  person: Person,
  { isOpenIncluded = false }: { readonly isOpenIncluded?: boolean } = {},
): Promise<Erasure> {
  const erased = await runTransaction(parts.db, (tx) =>
    eraseRows(parts, tx, person, isOpenIncluded),
  );
  const { outboxMails, photos, ...counts } = erased;
  await removeUploads(parts, photos);
  const mailFiles = await deleteOutboxMails(parts.config.dataDir, outboxMails);
  return { ...counts, photos: photos.length, mailFiles };
}

async function eraseRows(
  parts: ErasureParts,
  tx: Transaction,
  person: Person,
  isOpenIncluded: boolean,
): Promise<Erased> {
  const userId = getUserId(person);
  // First, so that no order of the account is added until the commit.
  const account = userId === undefined ? undefined : await lockAccount(tx, userId);
  const sent = await lockSent(tx, person);
  const open = isOpenIncluded ? [] : sent.orders.filter(isOpenOrder);
  const ended = sent.orders.filter((order) => !open.includes(order));
  const all = [...sent.quotes, ...sent.orders];
  const addresses = getAddresses(person, account?.email);
  const photos = await deleteQuotes(tx, getIds(sent.quotes));
  await eraseOrders(tx, getIds(ended), parts.now());
  await keepUntilEnded(tx, getIds(open), parts.now());
  const mails = await deleteWaitingMails(tx, parts.seal, addresses, getIds(open));
  await deleteSearches(tx, [account?.name ?? "", ...all.map(({ name }) => name)]);
  if (person.kind === "phone") await eraseOrphanedNotes(tx, [person.phoneKey]);
  if (account) await deleteAccount(tx, account);
  return {
    isAccountDeleted: account !== undefined,
    orders: ended.length,
    openOrders: open.map(({ id }) => shortOrderId(id)),
    quotes: sent.quotes.length,
    photos,
    mails,
    outboxMails: {
      addresses,
      numbers: [...ended, ...sent.quotes].map(({ id }) => shortOrderId(id)),
    },
  };
}

/** Locks the orders and quotes of a person. */
async function lockSent(
  tx: Transaction,
  person: Person,
): Promise<{ readonly orders: readonly SentOrder[]; readonly quotes: readonly SentQuote[] }> {
  const { id, customerName: name, status, deletedAt } = orders;
  return {
    orders: await tx
      .select({ id, name, status, deletedAt })
      .from(orders)
      .where(and(isSentByPerson(orders, person), isNull(orders.erasedAt)))
      .orderBy(id)
      .for("update"),
    quotes: await tx
      .select({ id: quotes.id, name: quotes.customerName })
      .from(quotes)
      .where(isSentByPerson(quotes, person))
      .orderBy(quotes.id)
      .for("update"),
  };
}

/** Whether goods may still have to be delivered to the customer. */
function isOpenOrder({ status, deletedAt }: SentOrder): boolean {
  return deletedAt === null && status !== "completed" && status !== "cancelled";
}

async function keepUntilEnded(tx: Transaction, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(orders)
    .set({ userId: null, erasureAskedAt: now })
    .where(inArray(orders.id, [...ids]));
  await recordChanges(tx, "order", "updated", ids);
}

function getIds(rows: readonly { readonly id: string }[]): readonly string[] {
  return rows.map(({ id }) => id);
}

/**
 * Deletes the counted searches for names; phone numbers and e-mail addresses are never counted. A name of one
 * word may be a brand, so it has to be the whole search.
 */
async function deleteSearches(tx: Transaction, names: readonly string[]): Promise<void> {
  const written = new Set(names.flatMap((name) => [name.trim(), toCountedText(name) ?? ""]));
  const sought = [...written].filter((name) => name !== "" && name !== erasedName);
  if (sought.length === 0) return;
  await tx.execute(sql`
    DELETE FROM search_misses USING unnest(${sql.param(sought)}::text[]) AS name
    WHERE fold_text(text) = fold_text(name)
      OR position(' ' in name) > 0 AND position(fold_text(name) in fold_text(text)) > 0`);
}
