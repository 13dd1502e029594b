import type { SessionState } from "#web/session/use-session.ts";

/** The admin-access dialog's result for the current session. */
export type AccessOutcome = "checking" | "signed-out" | "denied" | "granted";

export function accessOutcome({ user, isAdmin, loading }: SessionState): AccessOutcome {
  if (loading) return "checking";
  if (!user) return "signed-out";
  return isAdmin ? "granted" : "denied";
}
