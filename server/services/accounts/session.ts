import { and, eq, gt, isNotNull, sql } from "drizzle-orm";
import type { Database } from "#server/db/client.ts";
import { prepareOnce } from "#server/db/prepare-once.ts";
import { sessions, users } from "#server/db/schema/auth.ts";
import { adminUsers } from "#server/db/schema/shop.ts";
import type { Auth } from "./auth.ts";
import { hashSessionToken } from "./hashed-sessions.ts";
import { findSessionToken } from "./session-token.ts";

export type SessionParts = Pick<Auth, "betterAuth" | "db">;

/** A valid session with its user. */
export type FoundSession = {
  readonly id: string;
  readonly token: string;
  readonly user: {
    readonly id: string;
    readonly email: string;
    readonly name: string;
    readonly phone: string | null;
    readonly isAdmin: boolean;
    readonly hasSecondFactor: boolean;
  };
  /** When it was last marked as used; see `markUse`. */
  readonly seenAt: Date;
  /** When the session ends unless it is used again. */
  readonly idleEnd: Date;
  /** When the session ends, at the latest. */
  readonly end: Date;
};

const daySeconds = 24 * 60 * 60;

/**
 * Session lifetime: 7 days without use, 30 days in total. A session check (the page makes one every
 * 30 s) extends the first limit at most once a day, so that most reads don't write.
 */
export const sessionLimits = {
  idleSeconds: 7 * daySeconds,
  refreshAfterSeconds: daySeconds,
  absoluteSeconds: 30 * daySeconds,
} as const;

/**
 * Reads the session of a request: one query for session, user and admin right.
 *
 * @returns Undefined without a session, or if it has ended.
 * @throws {Error} When the database fails, so that an outage never looks like a sign-out.
 */
export async function findSession(
  parts: SessionParts,
  headers: Headers,
): Promise<FoundSession | undefined> {
  const token = await findSessionToken(parts, headers);
  return token === undefined ? undefined : findSessionByToken(parts.db, token);
}

/** Reads the session of a token whose signature is already verified. */
export async function findSessionByToken(
  db: Database,
  token: string,
): Promise<FoundSession | undefined> {
  const now = Date.now();
  const oldestStart = new Date(now - sessionLimits.absoluteSeconds * 1_000);
  const [row] = await getStatement(db, "find_session").execute({
    token: hashSessionToken(token),
    now: new Date(now),
    oldestStart,
  });
  if (!row) return undefined;
  const { sessionId, startedAt, seenAt, idleEnd, ...user } = row;
  const absoluteEnd = new Date(startedAt.getTime() + sessionLimits.absoluteSeconds * 1_000);
  const end = idleEnd < absoluteEnd ? idleEnd : absoluteEnd;
  return { id: sessionId, token, user, seenAt, idleEnd, end };
}

/** Ends a session at once, on the server too. */
export async function endSession(db: Database, { id }: Pick<FoundSession, "id">): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, id));
}

const getStatement = prepareOnce((db, name: "find_session") =>
  db
    .select({
      id: users.id,
      email: users.email,
      name: users.name,
      phone: users.phone,
      isAdmin: sql<boolean>`${isNotNull(adminUsers.userId)}`,
      hasSecondFactor: users.twoFactorEnabled,
      sessionId: sessions.id,
      seenAt: sessions.updatedAt,
      startedAt: sessions.createdAt,
      idleEnd: sessions.expiresAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(adminUsers, eq(adminUsers.userId, users.id))
    .where(
      and(
        eq(sessions.token, sql.placeholder("token")),
        gt(sessions.expiresAt, sql.placeholder("now")),
        gt(sessions.createdAt, sql.placeholder("oldestStart")),
      ),
    )
    .prepare(name),
);
