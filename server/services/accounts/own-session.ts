import { toLibraryHeaders, type AuthCall } from "./auth-call.ts";
import { sessionLimits, type FoundSession } from "./session.ts";

/** A session as the API returns it. */
type SessionAnswer = {
  readonly user: Omit<FoundSession["user"], "isAdmin" | "hasSecondFactor"> & {
    readonly is_admin: boolean;
  };
  readonly expires_at: string;
};

/**
 * Extends a session that is in use, at most once a day.
 *
 * @returns The headers with the fresh cookie, or undefined if the session isn't due.
 */
export async function extendSession(
  call: AuthCall,
  session: FoundSession,
): Promise<Headers | undefined> {
  if (!isDueForRefresh(session)) return undefined;
  const { headers } = await call.auth.betterAuth.api.getSession({
    headers: toLibraryHeaders(call),
    returnHeaders: true,
  });
  return headers;
}

/**
 * Ends the session immediately, on the server as well. Also works without a session.
 *
 * @returns The headers that delete the cookie.
 */
export async function signOut(call: AuthCall): Promise<Headers> {
  const { headers } = await call.auth.betterAuth.api.endSession({
    headers: toLibraryHeaders(call),
    returnHeaders: true,
  });
  return headers;
}

export function toSessionAnswer({ user, end }: FoundSession): SessionAnswer {
  const { id, email, name, phone, isAdmin } = user;
  return {
    user: { id, email, name, phone, is_admin: isAdmin },
    expires_at: end.toISOString(),
  };
}

function isDueForRefresh({ idleEnd }: FoundSession): boolean {
  const fullMs = (sessionLimits.idleSeconds - sessionLimits.refreshAfterSeconds) * 1_000;
  return idleEnd.getTime() - Date.now() <= fullMs;
}
