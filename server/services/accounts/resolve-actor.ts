import { visitor, type Actor } from "#domain/roles.ts";
import type { Auth } from "./auth.ts";
import { findSession, type FoundSession, type SessionParts } from "./session.ts";

/**
 * Finds the actor of a request. The admin right is read from admin_users on every call, so that
 * revoking it takes effect with the next request.
 *
 * @param headers Contain the session cookie or a bearer token.
 * @returns The user, or the visitor without a valid session.
 * @throws {Error} When the database fails, so that an outage never looks like a sign-out.
 */
export async function resolveActor(
  parts: SessionParts & Pick<Auth, "config">,
  headers: Headers,
): Promise<Actor> {
  return toActor(await findSession(parts, headers), parts);
}

/** Without the second factor that the operator requires, an admin has no more rights than a customer. */
export function toActor(
  session: FoundSession | undefined,
  { config }: Pick<Auth, "config">,
): Actor {
  if (!session) return visitor;
  const { id, email, name, isAdmin, hasSecondFactor } = session.user;
  const user = { kind: "user", userId: id, email, name, isAdmin } as const;
  const isDue = isAdmin && config.isSecondFactorRequired && !hasSecondFactor;
  return isDue ? { ...user, isAdmin: false, isSecondFactorDue: true } : user;
}
