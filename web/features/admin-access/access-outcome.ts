import type { SessionState } from "#web/lib/session/use-session.ts";

/** What the admin-access dialog makes of who is signed in. */
export type AccessOutcome = "checking" | "signed-out" | "refused" | "granted";

/** Source: shop specification section 2, "Admin-access dialog". */
export function accessOutcome({ user, isAdmin, loading }: SessionState): AccessOutcome {
  if (loading) return "checking";
  if (!user) return "signed-out";
  return isAdmin ? "granted" : "refused";
}
