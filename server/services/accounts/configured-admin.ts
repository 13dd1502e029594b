import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describePasswordErrors } from "#domain/account.ts";
import { runTransaction } from "#server/db/run-transaction.ts";
import { users } from "#server/db/schema/auth.ts";
import { adminUsers } from "#server/db/schema/shop.ts";
import { countAttempt } from "#server/services/count-attempt.ts";
import { ServiceError } from "#server/services/service-error.ts";
import { defaultAdminName, lockAdmins } from "./admin-lock.ts";
import { createAdminLimits } from "./attempt-limits.ts";
import type { AuthClient } from "./auth-call.ts";
import type { Auth, AuthParts } from "./auth.ts";
import { insertAccount } from "./insert-account.ts";
import { parseEmail } from "./parse-email.ts";

type Parts = Pick<AuthParts, "db" | "config" | "log" | "passwords">;

/**
 * Creates the account that ADMIN_EMAIL and ADMIN_PASSWORD configure, confirmed and with the admin
 * right, unless its address has an account. An existing account stays as it is: it doesn't become
 * admin and its password doesn't change. Servers that start at the same time create only one.
 *
 * @returns Whether the configured admin exists now; false also if none is configured.
 */
export async function ensureConfiguredAdmin({
  db,
  config,
  log,
  passwords,
}: Parts): Promise<boolean> {
  if (!config.admin) return false;
  const email = parseEmail(config.admin.email);
  if (email === undefined) {
    log.error("ADMIN_EMAIL is not an address that can sign in; no admin was created");
    return false;
  }
  const found = await findAdminRight({ db, email });
  if (found !== undefined) return warnUnlessAdmin(found, log);
  if (describePasswordErrors(config.admin.password)) {
    log.warn("ADMIN_PASSWORD breaks the rules that customers' passwords must keep");
  }
  const passwordHash = await passwords.hash(config.admin.password);
  const isMade = await runTransaction(db, async (tx) => {
    await lockAdmins(tx);
    const userId = await insertAccount(tx, {
      email,
      passwordHash,
      name: defaultAdminName,
      phone: null,
      isConfirmed: true,
    });
    if (userId === undefined) return false;
    await tx
      .insert(adminUsers)
      .values({ id: randomUUID(), userId, email, name: defaultAdminName, role: "admin" });
    return true;
  });
  if (isMade) log.info("configured admin created");
  return isMade || warnUnlessAdmin(await findAdminRight({ db, email }), log);
}

/**
 * The create-admin function. It is public, and every caller gets the same response.
 *
 * @throws {ServiceError} `admin_account_unavailable` if the configured admin doesn't exist
 * afterwards, for any reason; `rate_limited`.
 */
export async function createConfiguredAdmin(auth: Auth, client: AuthClient): Promise<void> {
  await countAttempt(auth.attempts, createAdminLimits(auth.attempts, client.address));
  if (!(await ensureConfiguredAdmin(auth))) throw new ServiceError("admin_account_unavailable");
}

/** Whether an address's account has the admin right; undefined if there is no account. */
async function findAdminRight(asked: {
  readonly db: Parts["db"];
  readonly email: string;
}): Promise<boolean | undefined> {
  const [row] = await asked.db
    .select({ adminId: adminUsers.id })
    .from(users)
    .leftJoin(adminUsers, eq(adminUsers.userId, users.id))
    .where(eq(users.email, asked.email));
  return row && row.adminId !== null;
}

function warnUnlessAdmin(isAdmin: boolean | undefined, log: Parts["log"]): boolean {
  if (!isAdmin) log.warn("ADMIN_EMAIL belongs to a customer's account, which was not made admin");
  return isAdmin === true;
}
