import type { SessionSnapshot } from "./session-context.tsx";

/** The page to open after signing in. */
export function getHome(session: SessionSnapshot): "/admin/products" | "/" {
  return session.isAdmin ? "/admin/products" : "/";
}

/** Redirect target of the sign-in pages for signed-in users; undefined for visitors. */
export function redirectFromSignIn(session: SessionSnapshot): "/admin/products" | "/" | undefined {
  return session.user ? getHome(session) : undefined;
}

/** Redirect target of the dashboard for everyone but admins. */
export function redirectFromDashboard(session: SessionSnapshot): "/admin-login" | undefined {
  return session.user && session.isAdmin ? undefined : "/admin-login";
}
