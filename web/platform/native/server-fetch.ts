import type { Platform } from "#web/platform/platform.ts";
import type { SessionToken } from "./session-token.ts";

const signOutPath = "/api/auth/sign-out";

/**
 * Creates the app's fetch, which sends the session token instead of a cookie. The server returns a
 * token when a session is opened, extended or ended.
 * @param origin The server's origin.
 */
export function createServerFetch(origin: string, token: SessionToken): Platform["fetch"] {
  return async (path, init = {}) => {
    const sent = token.current();
    const headers = new Headers(init.headers);
    if (sent !== undefined) headers.set("authorization", `Bearer ${sent}`);
    const request = fetch(`${origin}${path}`, { ...init, headers, credentials: "omit" });
    if (path === signOutPath) token.forget();
    const response = await request;
    // A late answer may belong to an earlier session; it must not change the current one.
    if (path !== signOutPath && token.current() === sent) noteSession(path, response, token);
    return response;
  };
}

function noteSession(path: string, response: Response, token: SessionToken): void {
  const fresh = response.headers.get("set-auth-token");
  if (fresh !== null && fresh !== "") token.keep(fresh);
  // Under /api/auth a 401 may mean a wrong password.
  else if (fresh === "" || (response.status === 401 && !path.startsWith("/api/auth/"))) {
    token.forget();
  }
}
