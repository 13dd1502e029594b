import { createHmac, timingSafeEqual } from "node:crypto";
import type { Config } from "#server/config.ts";

export type TokenParts = { readonly config: Pick<Config, "isHttps">; readonly secret: string };

/** Prefix of every account cookie. On https, `__Host-` binds the cookie to this exact host. */
export function cookiePrefix(config: Pick<Config, "isHttps">): string {
  return config.isHttps ? "__Host-shop" : "shop";
}

/**
 * Finds the session token of a request and verifies its signature. Browsers send it in the cookie,
 * the native app as a bearer token; both contain the same signed value. A bearer token takes
 * precedence, since only our own code can set it.
 *
 *
 * @returns The unsigned token, as the sessions table stores it, or undefined.
 */
export function findSessionToken(parts: TokenParts, headers: Headers): string | undefined {
  const bearer = /^bearer +(\S+)$/i.exec(headers.get("authorization") ?? "")?.[1];
  const signed = bearer ?? findCookie(headers.get("cookie") ?? "", sessionCookieName(parts.config));
  return signed === undefined ? undefined : verifySignedToken(parts.secret, signed);
}

/** Signs a token the way better-auth signs its cookie: token, dot, HMAC-SHA-256 in base64. */
function signSessionToken(secret: string, token: string): string {
  return `${token}.${createHmac("sha256", secret).update(token).digest("base64")}`;
}

/** Creates the Cookie header by which better-auth recognises a session. */
export function createSessionCookieHeader(parts: TokenParts, token: string): string {
  const value = encodeURIComponent(signSessionToken(parts.secret, token));
  return `${sessionCookieName(parts.config)}=${value}`;
}

export function sessionCookieName(config: Pick<Config, "isHttps">): string {
  return `${cookiePrefix(config)}.session_token`;
}

function verifySignedToken(secret: string, sent: string): string | undefined {
  const signed = decode(sent);
  const dot = signed.indexOf(".");
  if (dot < 1) return undefined;
  const token = signed.slice(0, dot);
  const expected = Buffer.from(signSessionToken(secret, token));
  const actual = Buffer.from(signed);
  return expected.length === actual.length && timingSafeEqual(expected, actual) ? token : undefined;
}

function findCookie(header: string, name: string): string | undefined {
  for (const pair of header.split(";")) {
    const equals = pair.indexOf("=");
    if (equals > 0 && pair.slice(0, equals).trim() === name) return pair.slice(equals + 1).trim();
  }
  return undefined;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
