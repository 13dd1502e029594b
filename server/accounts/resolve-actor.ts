import { visitor, type Actor } from "#domain/roles.ts";
import { findSession, type SessionParts } from "./session.ts";

/**
 * Tells who is asking. The admin right is read from admin_users at every call, so that taking it
 * away works with the next request.
 *
 * @param parts Database, configuration and signing key; what `createAuth` returns will do.
 * @param headers The request's headers: the session's cookie, or a bearer token.
 * @returns The person, or the visitor where no session holds.
 * @throws {Error} When the database fails, so that an outage never looks like a sign-out.
 * Source: shop specification section 6.
 */
export async function resolveActor(parts: SessionParts, headers: Headers): Promise<Actor> {
  const session = await findSession(parts, headers);
  if (!session) return visitor;
  const { id, email, name, isAdmin } = session.user;
  return { kind: "user", userId: id, email, name, isAdmin };
}
