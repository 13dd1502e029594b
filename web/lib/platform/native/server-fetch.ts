import type { Platform } from "../platform.ts";
import type { SessionToken } from "./session-token.ts";

const signOutPath = "/api/auth/sign-out";

/**
 * Asks the server as the app does: with the session's token instead of a cookie. The server hands
 * out a token with the answer that opens, prolongs or ends a session.
 *
 * @param origin The server's origin.
 * @param token Where the session is kept.
 */
export function createServerFetch(origin: string, token: SessionToken): Platform["fetch"] {
  return async (path, init = {}) => {
    const sent = token.current();
    const headers = new Headers(init.headers);
    if (sent !== undefined) headers.set("authorization", `Bearer ${sent}`);
    const request = fetch(`${origin}${path}`, { ...init, headers, credentials: "omit" });
    if (path === signOutPath) token.forget();
    const response = await request;
    // An answer that was long on its way says nothing about the session that is there now.
    if (path !== signOutPath && token.current() === sent) noteSession(path, response, token);
    return response;
  };
}

function noteSession(path: string, response: Response, token: SessionToken): void {
  const fresh = response.headers.get("set-auth-token");
  if (fresh !== null && fresh !== "") token.keep(fresh);
  // Below /api/auth a 401 may mean a wrong password.
  else if (fresh === "" || (response.status === 401 && !path.startsWith("/api/auth/"))) {
    token.forget();
  }
}
