import { and, eq, gt, isNotNull, sql } from "drizzle-orm";
import type { Database } from "#server/db/client.ts";
import { sessions, users } from "#server/db/schema/auth.ts";
import { adminUsers } from "#server/db/schema/shop.ts";
import { findSessionToken, type TokenParts } from "./session-token.ts";

/** What a session is read with. */
export type SessionParts = TokenParts & { readonly db: Database };

/** A session that holds, with its person. */
export type FoundSession = {
  readonly token: string;
  readonly user: {
    readonly id: string;
    readonly email: string;
    readonly name: string;
    readonly phone: string | null;
    readonly isAdmin: boolean;
  };
  /** When it ends unless it is used again. */
  readonly idleEnd: Date;
  /** When it ends for certain. */
  readonly end: Date;
};

const daySeconds = 24 * 60 * 60;

/**
 * How long a session lives: 7 days without use, 30 days in all. A check of the session (the page
 * makes one every 30 s) moves the first limit on, at most once a day so that reads stay reads.
 */
export const sessionLimits = {
  idleSeconds: 7 * daySeconds,
  refreshAfterSeconds: daySeconds,
  absoluteSeconds: 30 * daySeconds,
} as const;

/**
 * Reads the session of a request: one query for session, person and admin right.
 *
 * @param parts Database, configuration and signing key.
 * @param headers The request's headers.
 * @returns The session, or undefined where there is none or it ended.
 * @throws {Error} When the database fails, so that an outage never looks like a sign-out.
 */
export async function findSession(
  parts: SessionParts,
  headers: Headers,
): Promise<FoundSession | undefined> {
  const token = findSessionToken(parts, headers);
  return token === undefined ? undefined : findSessionByToken(parts.db, token);
}

/** Reads the session of a token whose signature was checked. */
export async function findSessionByToken(
  db: Database,
  token: string,
): Promise<FoundSession | undefined> {
  const now = Date.now();
  const oldestStart = new Date(now - sessionLimits.absoluteSeconds * 1_000);
  const [row] = await toStatement(db).execute({ token, now: new Date(now), oldestStart });
  if (!row) return undefined;
  const { startedAt, idleEnd, ...user } = row;
  const absoluteEnd = new Date(startedAt.getTime() + sessionLimits.absoluteSeconds * 1_000);
  return { token, user, idleEnd, end: idleEnd < absoluteEnd ? idleEnd : absoluteEnd };
}

type Statement = ReturnType<typeof prepareStatement>;

/** Building the query costs more than running it, so each database keeps its own. */
const statements = new WeakMap<Database, Statement>();

function toStatement(db: Database): Statement {
  const known = statements.get(db);
  if (known) return known;
  const made = prepareStatement(db);
  statements.set(db, made);
  return made;
}

function prepareStatement(db: Database) {
  return db
    .select({
      id: users.id,
      email: users.email,
      name: users.name,
      phone: users.phone,
      isAdmin: sql<boolean>`${isNotNull(adminUsers.userId)}`,
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
    .prepare("find_session");
}
