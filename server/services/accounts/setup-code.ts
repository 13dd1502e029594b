import { randomUUID, scrypt } from "node:crypto";
import { promisify } from "node:util";
import { and, desc, eq, inArray } from "drizzle-orm";
import { runTransaction } from "#server/db/run-transaction.ts";
import { users, verifications } from "#server/db/schema/auth.ts";
import { adminUsers } from "#server/db/schema/shop.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { countAttempt } from "#server/services/count-attempt.ts";
import { requireUser } from "#server/services/permission.ts";
import { ServiceError } from "#server/services/service-error.ts";
import { defaultAdminName, lockAdmins } from "./admin-lock.ts";
import { setupCodeLimits } from "./attempt-limits.ts";
import type { AuthClient } from "./auth-call.ts";
import type { Auth, AuthParts } from "./auth.ts";
import { createReadableCode } from "./readable-code.ts";

/** Identifiers of verification rows with the hash of a valid code and of a used code. */
const inForce = "setup-code";
const used = "setup-code-used";

/** Max codes that are valid at the same time: each server that starts prints one. */
const maxCodes = 8;

/** Verification rows need an expiry date; these are deleted with the first admin. */
const farFuture = new Date("9999-01-01T00:00:00Z");

/**
 * Activates a one-time code while no admin exists: the configured one, or a new one. Every process
 * accepts it, because the database stores its hash.
 *
 * @returns The code to print, or undefined if an admin exists or the configured code was used.
 */
export async function prepareSetupCode(
  parts: Pick<AuthParts, "db" | "config" | "log">,
): Promise<string | undefined> {
  const { db, config, log } = parts;
  const code = config.setupCode ?? createReadableCode(4, 4);
  const value = await hashCode(code);
  return runTransaction(db, async (tx) => {
    await lockAdmins(tx);
    const [admin] = await tx.select({ id: adminUsers.id }).from(adminUsers).limit(1);
    const known = await tx
      .select()
      .from(verifications)
      .where(inArray(verifications.identifier, [inForce, used]))
      .orderBy(desc(verifications.createdAt));
    const open = known.filter((row) => row.identifier === inForce);
    const others = open.filter((row) => row.value !== value);
    const stillValid = new Set(admin ? [] : others.slice(0, maxCodes - 1));
    const dropped = open.filter((row) => !stillValid.has(row)).map((row) => row.id);
    if (dropped.length > 0) {
      await tx.delete(verifications).where(inArray(verifications.id, dropped));
    }
    if (admin) return undefined;
    if (known.some((row) => row.identifier === used && row.value === value)) {
      log.warn("SETUP_CODE was used before and doesn't work again; set another one");
      return undefined;
    }
    await tx
      .insert(verifications)
      .values({ id: randomUUID(), identifier: inForce, value, expiresAt: farFuture });
    return code;
  });
}

/**
 * Makes the caller the first admin. Of several concurrent callers with the right code, exactly one
 * succeeds.
 *
 * @throws {ServiceError} `unauthorized`, `setup_code_refused` for a wrong or used code or when an
 * admin exists, `rate_limited`.
 */
export async function claimAdmin(
  auth: Pick<Auth, "attempts">,
  ctx: ServiceContext,
  code: string,
  client: AuthClient,
): Promise<void> {
  const { userId } = requireUser(ctx.actor);
  const limits = setupCodeLimits({ rules: auth.attempts, account: userId, ...client });
  await countAttempt(auth.attempts, limits);
  const value = await hashCode(code);
  const isMade = await runTransaction(ctx.db, async (tx) => {
    await lockAdmins(tx);
    const [admin] = await tx.select({ id: adminUsers.id }).from(adminUsers).limit(1);
    const [user] = await tx.select().from(users).where(eq(users.id, userId));
    if (admin || !user) return false;
    const spent = await tx
      .update(verifications)
      .set({ identifier: used })
      .where(and(eq(verifications.identifier, inForce), eq(verifications.value, value)))
      .returning({ id: verifications.id });
    if (spent.length === 0) return false;
    await tx.delete(verifications).where(eq(verifications.identifier, inForce));
    const { email, name } = user;
    await tx
      .insert(adminUsers)
      .values({ id: randomUUID(), userId, email, name: name || defaultAdminName, role: "admin" });
    return true;
  });
  if (!isMade) {
    ctx.log.warn({ userId }, "setup code refused");
    throw new ServiceError("setup_code_refused");
  }
  await auth.attempts.limiter.giveBack(limits);
  ctx.log.info({ userId }, "first admin made with the setup code");
}

const derive = promisify<string, string, number, Buffer>(scrypt);

/** Uses a fixed salt so that the hash can be looked up. A code is random or set by the operator. */
async function hashCode(code: string): Promise<string> {
  const typed = code.toUpperCase().replace(/[\s-]/g, "");
  return (await derive(typed, "setup-code", 32)).toString("base64url");
}
