import type { Auth } from "./auth.ts";
import type { BetterAuth } from "./better-auth.ts";

/**
 * Finds the session token of a request and verifies its signature, without a query. Browsers send
 * it in the cookie, the native app as a bearer token; both contain the same signed value.
 *
 * @returns The unsigned token, as the sessions table stores it, or undefined.
 */
export async function findSessionToken(
  auth: Pick<Auth, "betterAuth">,
  headers: Headers,
): Promise<string | undefined> {
  const credentials = pickCredentials(headers);
  if (!credentials) return undefined;
  const known = getVerified(auth.betterAuth);
  const key = Object.entries(credentials).join();
  const cached = known.get(key);
  if (cached !== undefined) return cached;
  const token = await auth.betterAuth.api.readSessionToken({ headers: new Headers(credentials) });
  if (token === null) return undefined;
  if (key.length <= maxVerifiedLength) {
    if (known.size >= maxVerified) known.clear();
    known.set(key, token);
  }
  return token;
}

/**
 * Tokens by the header with their valid signature: verifying costs almost as much as the query for
 * the session. At most 2 MB.
 */
const verified = new WeakMap<BetterAuth, Map<string, string>>();
const maxVerified = 2_000;
const maxVerifiedLength = 1_000;

function getVerified(betterAuth: BetterAuth): Map<string, string> {
  const known = verified.get(betterAuth) ?? new Map<string, string>();
  verified.set(betterAuth, known);
  return known;
}

/**
 * Picks the header that may contain a session. A bearer token takes precedence, since only our own
 * code can set it.
 */
export function pickCredentials(headers: Headers): Record<string, string> | undefined {
  const authorization = headers.get("authorization") ?? "";
  // A proxy may ask browsers for a password of its own, which they send as 'Basic'.
  if (/^bearer +\S/i.test(authorization)) return { authorization };
  const cookie = headers.get("cookie");
  return cookie === null ? undefined : { cookie };
}
