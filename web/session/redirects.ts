import type { SessionSnapshot } from "./session-context.tsx";

type Home = "/admin/products" | "/account" | "/";

/** The page to open after signing in: for an admin without the required second factor, where it is set up. */
export function getHome(session: SessionSnapshot): Home {
  if (session.isSecondFactorDue) return "/account";
  return session.isAdmin ? "/admin/products" : "/";
}

/** Redirect target of the sign-in pages for signed-in users; undefined for visitors. */
export function redirectFromSignIn(session: SessionSnapshot): Home | undefined {
  return session.user ? getHome(session) : undefined;
}

/** Redirect target of the dashboard for everyone but admins. */
export function redirectFromDashboard(
  session: SessionSnapshot,
): "/admin-login" | "/account" | undefined {
  if (session.isSecondFactorDue) return "/account";
  return session.user && session.isAdmin ? undefined : "/admin-login";
}
