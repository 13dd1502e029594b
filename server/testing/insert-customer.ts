import { randomUUID } from "node:crypto";
import type { Actor } from "#domain/roles.ts";
import type { Database } from "#server/db/client.ts";
import { users } from "#server/db/schema/auth.ts";

/** Creates another customer with a row that carts and orders can refer to. */
export async function insertCustomer(db: Database): Promise<Extract<Actor, { kind: "user" }>> {
  const userId = randomUUID();
  const person = { email: `${userId}@shop.example`, name: "Another Customer" };
  await db.insert(users).values({ id: userId, ...person, emailVerified: true });
  return { kind: "user", userId, ...person, isAdmin: false };
}
