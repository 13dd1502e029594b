import { asc, eq, inArray, sql } from "drizzle-orm";
import type { Order } from "#domain/order-schema.ts";
import type { Database } from "#server/db/client.ts";
import { accounts, knownDevices, sessions, users, verifications } from "#server/db/schema/auth.ts";
import { orders } from "#server/db/schema/orders.ts";
import { quotes } from "#server/db/schema/quotes.ts";
import { adminUsers, cartItems, products } from "#server/db/schema/shop.ts";
import { history, imports, mails } from "#server/db/schema/staff.ts";
import type { Seal } from "#server/jobs/seal.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { toOrder } from "#server/services/orders/order-row.ts";
import { toQuote } from "#server/services/quotes/quote-row.ts";
import { findQueuedMails } from "./delete-waiting-mails.ts";
import {
  getAddresses,
  getUserId,
  isSentByPerson,
  listPhoneKeys,
  type Person,
} from "./find-person.ts";
import { readPhotos } from "./read-photos.ts";

export type ExportParts = Pick<ServiceContext, "config" | "db" | "now" | "storage"> & {
  readonly seal: Seal;
};

/** What the database has of a person. */
export type PersonData = {
  readonly exported_at: string;
  readonly account: Awaited<ReturnType<typeof readAccount>>;
  readonly orders: readonly Order[];
  readonly quotes: readonly object[];
  readonly notes_of_staff: readonly object[];
  readonly waiting_mails: readonly object[];
  /** Of an account: sessions, known devices, links in mails, cart, history, imports. */
  readonly [more: string]: unknown;
};

/**
 * Reads what the database has of a person, as JSON values under the API's names. Passwords, tokens and
 * private links are left out, and notes of staff but for their time. docs/product/accounts.md#export
 * @param maxPhotoBytes Photos beyond it are listed without their file.
 */
export async function exportPerson(
  parts: ExportParts,
  person: Person,
  maxPhotoBytes: number = Number.POSITIVE_INFINITY,
): Promise<PersonData> {
  const { db } = parts;
  const userId = getUserId(person);
  const sentOrders = await db
    .select()
    .from(orders)
    .where(isSentByPerson(orders, person))
    .orderBy(asc(orders.createdAt));
  const sentQuotes = await db
    .select()
    .from(quotes)
    .where(isSentByPerson(quotes, person))
    .orderBy(asc(quotes.createdAt));
  const photos = await readPhotos(parts, sentQuotes, maxPhotoBytes);
  const account = userId === undefined ? null : await readAccount(db, userId);
  return {
    exported_at: parts.now().toISOString(),
    account,
    ...(userId !== undefined && (await readOfAccount(db, userId))),
    orders: sentOrders.map((row) => toOrder(row, parts.config.rates)),
    quotes: sentQuotes.map((quote) => {
      const { link: _, ...shown } = toQuote(parts, { quote, photos: [], orderToken: null });
      return { ...shown, photos: photos.get(quote.id) ?? [] };
    }),
    notes_of_staff: await listNotes(db, person),
    waiting_mails: await listMails(
      parts,
      getAddresses(person, account?.email),
      [...sentOrders, ...sentQuotes].map(({ id }) => id),
    ),
  };
}

async function readAccount(db: Database, userId: string) {
  const [row] = await db.select().from(users).where(eq(users.id, userId));
  if (!row) return null;
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    is_confirmed: row.emailVerified,
    is_admin: (await db.$count(adminUsers, eq(adminUsers.userId, userId))) > 0,
    has_password: (await db.$count(accounts, eq(accounts.userId, userId))) > 0,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

async function readOfAccount(db: Database, userId: string) {
  const { ipAddress, userAgent, createdAt, updatedAt, expiresAt } = sessions;
  const [signIns, devices, cart, links, actions, files] = await Promise.all([
    db
      .select({ ipAddress, userAgent, createdAt, updatedAt, expiresAt })
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(asc(createdAt)),
    db
      .select({ seenAt: knownDevices.seenAt })
      .from(knownDevices)
      .where(eq(knownDevices.userId, userId))
      .orderBy(asc(knownDevices.seenAt)),
    db
      .select({ id: products.id, name: products.name, item: cartItems })
      .from(cartItems)
      .innerJoin(products, eq(products.id, cartItems.productId))
      .where(eq(cartItems.userId, userId))
      .orderBy(asc(cartItems.createdAt)),
    db
      .select({ createdAt: verifications.createdAt, expiresAt: verifications.expiresAt })
      .from(verifications)
      .where(sql`starts_with(${verifications.value}, ${userId})`),
    db.select().from(history).where(eq(history.actorId, userId)).orderBy(asc(history.id)),
    db.select().from(imports).where(eq(imports.createdBy, userId)).orderBy(asc(imports.createdAt)),
  ]);
  return {
    sessions: signIns.map((row) => ({
      started_at: row.createdAt.toISOString(),
      used_at: row.updatedAt.toISOString(),
      ends_at: row.expiresAt.toISOString(),
      ip_address: row.ipAddress,
      browser: row.userAgent,
    })),
    known_devices: devices.map(({ seenAt }) => ({ seen_at: seenAt.toISOString() })),
    links_in_mails: links.map((row) => ({
      made_at: row.createdAt.toISOString(),
      ends_at: row.expiresAt.toISOString(),
    })),
    cart: cart.map(({ id, name, item }) => ({
      product_id: id,
      name,
      quantity: item.quantity,
      added_at: item.createdAt.toISOString(),
    })),
    history: actions.map(({ at, topic, entityId, action, changes }) => ({
      at: at.toISOString(),
      topic,
      entity_id: entityId,
      action,
      changes,
    })),
    imports: files.map(({ fileName, createdAt: at }) => ({ file: fileName, at: at.toISOString() })),
  };
}

/** When staff wrote notes. The texts, which may name others, are given on request. */
async function listNotes(db: Database, person: Person): Promise<readonly object[]> {
  const phoneKeys =
    person.kind === "account"
      ? []
      : [
          ...(await listPhoneKeys(db, orders, isSentByPerson(orders, person))),
          ...(await listPhoneKeys(db, quotes, isSentByPerson(quotes, person))),
          ...(person.kind === "phone" ? [person.phoneKey] : []),
        ];
  const { rows } = await db.execute<{ at: Date }>(sql`
    SELECT created_at AS at FROM customer_notes
    WHERE account_id = ${getUserId(person) ?? null} OR phone_key = ANY(${sql.param(phoneKeys)}::text[])
    ORDER BY created_at`);
  return rows.map(({ at }) => ({ written_at: new Date(at).toISOString() }));
}

async function listMails(
  { db, seal }: ExportParts,
  addresses: ReadonlySet<string>,
  about: readonly string[],
): Promise<readonly object[]> {
  const queued = await findQueuedMails(db, seal, addresses, about);
  const waiting = queued.filter(({ isWaiting }) => isWaiting);
  const older = await db
    .select()
    .from(mails)
    .where(inArray(sql`lower(${mails.recipient})`, [...addresses]));
  return [
    ...waiting.map(({ kind, subject, createdAt }) => ({
      kind,
      subject: subject ?? null,
      queued_at: createdAt.toISOString(),
    })),
    ...older.map(({ subject, createdAt }) => ({
      kind: "older",
      subject,
      queued_at: createdAt.toISOString(),
    })),
  ];
}
