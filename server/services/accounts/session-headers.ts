import { getCookies, parseSetCookieHeader } from "better-auth/cookies";
import { nativeOrigins } from "#server/services/foreign-origin.ts";
import type { Auth } from "./auth.ts";

/**
 * Picks the headers for the response from those that better-auth set. Browsers get the cookies, the
 * native app gets the signed token in a header and stores it. An empty value ends the session in
 * both.
 */
export function sessionHeaders(
  auth: Pick<Auth, "betterAuth">,
  requestHeaders: Headers,
  libraryHeaders: Headers,
): Headers {
  const headers = new Headers();
  if (nativeOrigins.includes(requestHeaders.get("origin") ?? "")) {
    const cookies = parseSetCookieHeader(libraryHeaders.get("set-cookie") ?? "");
    const token = cookies.get(getCookies(auth.betterAuth.options).sessionToken.name)?.value;
    if (token !== undefined) headers.set("set-auth-token", token);
  } else {
    for (const cookie of libraryHeaders.getSetCookie()) headers.append("set-cookie", cookie);
  }
  return headers;
}
