import type { Logger } from "pino";
import { ServiceError } from "#server/services/service-error.ts";
import type { Attempt } from "./attempt-limits.ts";
import type { Auth } from "./auth.ts";
import { clientAddressHeader } from "./better-auth.ts";
import { createSessionCookieHeader } from "./session-token.ts";
import type { FoundSession } from "./session.ts";

/** What the transport knows of the other end. */
export type AuthClient = {
  /** Network address, after trusted proxies. */
  readonly address: string;
  /** Logger with the request's id; the app context's logger where it is missing. */
  readonly log?: Logger;
};

/** One call of an account route. */
export type AuthCall = {
  readonly auth: Auth;
  readonly client: AuthClient;
  readonly log: Logger;
  readonly query: URLSearchParams;
  readonly session: FoundSession | undefined;
  readonly userAgent: string;
};

/** What a route answers. */
export type AuthResult = {
  readonly body?: unknown;
  /** Sends the browser there instead of a body. */
  readonly redirectTo?: string;
  /** Holds the cookies that better-auth sets. */
  readonly headers?: Headers;
};

/** The headers that better-auth gets to see: made by us, so nothing of the request slips in. */
export function toLibraryHeaders(call: AuthCall): Headers {
  const headers = new Headers({
    [clientAddressHeader]: call.client.address,
    "user-agent": call.userAgent,
  });
  if (call.session) headers.set("cookie", createSessionCookieHeader(call.auth, call.session.token));
  return headers;
}

/** An attempt of this call's client on an account. */
export function attemptOn(call: AuthCall, account: string): Attempt {
  return { rules: call.auth.attempts, account, address: call.client.address };
}

/**
 * Gives the session of a call.
 *
 * @throws {ServiceError} `unauthorized` when nobody is signed in.
 */
export function requireSession(call: AuthCall): FoundSession {
  if (!call.session) throw new ServiceError("unauthorized");
  return call.session;
}
