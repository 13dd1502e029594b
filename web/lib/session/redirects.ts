import type { SessionSnapshot } from "#web/lib/session-context.tsx";

/** Where a person belongs who has just signed in. Source: decisions, "Accounts". */
export function getHome(session: SessionSnapshot): "/admin/products" | "/" {
  return session.isAdmin ? "/admin/products" : "/";
}

/** Where a sign-in page sends somebody who is signed in already; undefined: let them sign in. */
export function redirectFromSignIn(session: SessionSnapshot): "/admin/products" | "/" | undefined {
  return session.user ? getHome(session) : undefined;
}

/** Where the dashboard sends everyone but admins; undefined: come in. */
export function redirectFromDashboard(session: SessionSnapshot): "/admin-login" | undefined {
  return session.user && session.isAdmin ? undefined : "/admin-login";
}
