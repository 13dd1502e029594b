import { and, eq, isNull, sql, type SQL } from "drizzle-orm";
import type { Database, Transaction } from "#server/db/client.ts";
import { users } from "#server/db/schema/auth.ts";
import type { orders } from "#server/db/schema/orders.ts";
import type { quotes } from "#server/db/schema/quotes.ts";

/**
 * Whose data is exported or erased. An account alone has what it sent itself; an e-mail address or a phone
 * number, which anyone may type, has what guests sent with it, and never what another account sent.
 */
export type Person =
  | { readonly kind: "account"; readonly userId: string }
  | { readonly kind: "email"; readonly email: string; readonly userId: string | undefined }
  | { readonly kind: "phone"; readonly phoneKey: string };

/**
 * Finds a person by e-mail address or phone number, for an operator who has checked who asks.
 * @returns Undefined for a text that is neither.
 */
export async function findPerson(db: Database, reference: string): Promise<Person | undefined> {
  const typed = reference.trim();
  if (typed.includes("@")) {
    const email = typed.toLowerCase();
    const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
    return { kind: "email", email, userId: user?.id };
  }
  const { rows } = await db.execute<{ key: string | null }>(
    sql`SELECT to_phone_key(${typed}) AS key`,
  );
  const phoneKey = /[a-z]/i.test(typed) ? null : rows[0]?.key;
  return phoneKey == null ? undefined : { kind: "phone", phoneKey };
}

/** The condition that an order or a quote was sent by a person. */
export function isSentByPerson(table: typeof orders | typeof quotes, person: Person): SQL {
  switch (person.kind) {
    case "account":
      return eq(table.userId, person.userId);
    case "email": {
      const asGuest = and(isNull(table.userId), sql`lower(${table.email}) = ${person.email}`);
      const { userId } = person;
      return sql`(${asGuest}${userId === undefined ? sql`` : sql` OR ${eq(table.userId, userId)}`})`;
    }
    case "phone":
      // A generated column that isn't part of the schema in TypeScript.
      return sql`(${table.userId} IS NULL AND ${table}.phone_key = ${person.phoneKey})`;
  }
}

/**
 * The e-mail addresses that are known to be the person's, in lower case: those typed into orders and quotes
 * may be others'.
 */
export function getAddresses(
  person: Person,
  accountEmail: string | undefined,
): ReadonlySet<string> {
  const addresses = [accountEmail, person.kind === "email" ? person.email : undefined];
  return new Set(addresses.flatMap((address) => address?.toLowerCase() ?? []));
}

export function getUserId(person: Person): string | undefined {
  return person.kind === "phone" ? undefined : person.userId;
}

/** Lists the phone numbers, as digits, that guests' orders or quotes of a person have. */
export async function listPhoneKeys(
  db: Database | Transaction,
  table: typeof orders | typeof quotes,
  condition: SQL,
): Promise<readonly string[]> {
  const { rows } = await db.execute<{ key: string }>(sql`
    SELECT DISTINCT phone_key AS key FROM ${table} WHERE phone_key IS NOT NULL AND ${condition}`);
  return rows.map(({ key }) => key);
}
