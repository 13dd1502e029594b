import { createCookieGetter, parseSetCookieHeader } from "better-auth/cookies";
import type { AuthCall } from "#server/services/accounts/auth-call.ts";
import type { Auth } from "#server/services/accounts/auth.ts";

/**
 * Finds the challenge of a sign-in in the library's headers. It is the signed value of a cookie that is
 * never set: the response's body contains it, so that browsers and the native app do the second step
 * alike, and the first step alone leaves nothing in the browser.
 */
export function findChallenge(
  auth: Pick<Auth, "betterAuth">,
  libraryHeaders: Headers,
): string | undefined {
  const cookies = parseSetCookieHeader(libraryHeaders.get("set-cookie") ?? "");
  return cookies.get(getCookieName(auth))?.value || undefined;
}

/** Adds a challenge to the library's headers, which must not contain a session. */
export function addChallenge({ auth }: AuthCall, headers: Headers, challenge: string): Headers {
  const result = new Headers(headers);
  result.delete("authorization");
  result.set("cookie", `${getCookieName(auth)}=${encodeURIComponent(challenge)}`);
  return result;
}

function getCookieName({ betterAuth }: Pick<Auth, "betterAuth">): string {
  return createCookieGetter(betterAuth.options)("two_factor").name;
}
