import { and, desc, eq, gt, ne } from "drizzle-orm";
import type { Database } from "#server/db/client.ts";
import { sessions } from "#server/db/schema/auth.ts";
import { ServiceError } from "#server/services/service-error.ts";
import type { AuthCall } from "./auth-call.ts";
import { describeUserAgent } from "./describe-user-agent.ts";
import { endSession, sessionLimits, type FoundSession } from "./session.ts";

/** A signed-in device as its owner sees it. */
export type OwnSession = {
  readonly id: string;
  readonly browser: string | null;
  readonly system: string | null;
  readonly is_app: boolean;
  readonly ip_address: string | null;
  readonly started_at: string;
  /** Exact to ten minutes. */
  readonly seen_at: string;
  readonly is_current: boolean;
};

/** Lists the devices on which a user is signed in: this one first, then by their last use. */
export async function listSessions(
  db: Database,
  { id, user }: FoundSession,
): Promise<OwnSession[]> {
  const now = new Date();
  const oldestStart = new Date(now.getTime() - sessionLimits.absoluteSeconds * 1_000);
  const rows = await db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, user.id),
        gt(sessions.expiresAt, now),
        gt(sessions.createdAt, oldestStart),
      ),
    )
    .orderBy(desc(eq(sessions.id, id)), desc(sessions.updatedAt), sessions.id)
    .limit(maxListed);
  return rows.map((row) => {
    const { browser, system, isApp } = describeUserAgent(row.userAgent ?? "");
    return {
      id: row.id,
      browser: browser ?? null,
      system: system ?? null,
      is_app: isApp,
      ip_address: row.ipAddress || null,
      started_at: row.createdAt.toISOString(),
      seen_at: row.updatedAt.toISOString(),
      is_current: row.id === id,
    };
  });
}

/** A script that signs in again and again opens more than anyone reads. */
const maxListed = 100;

/**
 * Ends one of the user's sessions.
 * @throws {ServiceError} `not_found` for one that has ended, and for another user's.
 */
export async function endOwnSession(
  db: Database,
  { user }: FoundSession,
  id: string,
): Promise<void> {
  const [row] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, user.id)));
  if (!row) throw new ServiceError("not_found");
  await endSession(db, row);
}

/** Ends all sessions of the user but this one. */
export async function endOtherSessions(db: Database, { id, user }: FoundSession): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, user.id), ne(sessions.id, id)));
}

/** Time after which a use is written again. */
const markEveryMs = 10 * 60_000;

/** Stores when and from where a session was last used, in the background and at most every ten minutes. */
export function markUse({ auth, address }: AuthCall, { id, seenAt }: FoundSession): void {
  const now = new Date();
  if (now.getTime() - seenAt.getTime() < markEveryMs) return;
  auth.background.run("mark of a session's use", async () => {
    await auth.db
      .update(sessions)
      .set({ updatedAt: now, ipAddress: address })
      .where(eq(sessions.id, id));
  });
}
