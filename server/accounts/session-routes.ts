import type { z } from "zod";
import { toLibraryHeaders, type AuthResult, type AuthCall } from "./auth-call.ts";
import type { sessionAnswer } from "./auth-schemas.ts";
import { sessionLimits, type FoundSession } from "./session.ts";

/** Returns the signed-in user and extends a session that is in use. */
export async function readSession(call: AuthCall): Promise<AuthResult> {
  const { auth, session } = call;
  if (!session) return { body: null };
  if (!isDueForRefresh(session)) return { body: toSessionAnswer(session) };
  const { headers } = await auth.betterAuth.api.getSession({
    headers: toLibraryHeaders(call),
    returnHeaders: true,
  });
  return { body: toSessionAnswer(session), headers };
}

/** Ends the session immediately, on the server as well. Also works without a session. */
export async function signOut(call: AuthCall): Promise<AuthResult> {
  const { headers } = await call.auth.betterAuth.api.endSession({
    headers: toLibraryHeaders(call),
    returnHeaders: true,
  });
  return { body: { success: true }, headers };
}

/** A session as the routes return it. */
export function toSessionAnswer(session: FoundSession): z.infer<typeof sessionAnswer> {
  const { isAdmin, ...user } = session.user;
  return { user: { ...user, is_admin: isAdmin }, expires_at: session.end.toISOString() };
}

function isDueForRefresh({ idleEnd }: FoundSession): boolean {
  const fullMs = (sessionLimits.idleSeconds - sessionLimits.refreshAfterSeconds) * 1_000;
  return idleEnd.getTime() - Date.now() <= fullMs;
}
