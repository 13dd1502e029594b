import { sql } from "drizzle-orm";
import type { Transaction } from "#server/db/client.ts";

/** The name of an admin whose account has none. */
export const defaultAdminName = "Admin User";

/** Lets one transaction at a time create admins. The lock ends with the transaction. */
export async function lockAdmins(tx: Transaction): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('admin_users'))`);
}
