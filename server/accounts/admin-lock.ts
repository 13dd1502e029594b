import { sql } from "drizzle-orm";
import type { Transaction } from "#server/db/client.ts";

/** The name of an admin who has none. Source: shop specification section 6. */
export const defaultAdminName = "Admin User";

/** Lets one transaction at a time make admins; it is released with the transaction. */
export async function lockAdmins(tx: Transaction): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('admin_users'))`);
}
