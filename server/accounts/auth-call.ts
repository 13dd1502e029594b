import type { Logger } from "pino";
import { ServiceError } from "#server/services/service-error.ts";
import type { Attempt } from "./attempt-limits.ts";
import type { Auth } from "./auth.ts";
import { clientAddressHeader } from "./better-auth.ts";
import { pickCredentials } from "./session-token.ts";
import type { FoundSession } from "./session.ts";

/** The client that sent a request. */
export type AuthClient = {
  /** Network address, after trusted proxies. */
  readonly address: string;
  /** Logger with the request's id. Defaults to the app context's logger. */
  readonly log?: Logger;
};

/** A call of an account route. */
export type AuthCall = {
  readonly auth: Auth;
  readonly client: AuthClient;
  readonly log: Logger;
  readonly headers: Headers;
  readonly query: URLSearchParams;
  readonly session: FoundSession | undefined;
};

/** The result of an account route. */
export type AuthResult = {
  readonly body?: unknown;
  /** Redirects the browser instead of sending a body. */
  readonly redirectTo?: string;
  /** Cookies that better-auth sets. */
  readonly headers?: Headers;
};

/** Creates the headers for better-auth, with no others of the request than it needs. */
export function toLibraryHeaders({ client, headers }: AuthCall): Headers {
  return new Headers({
    [clientAddressHeader]: client.address,
    "user-agent": (headers.get("user-agent") ?? "").slice(0, 300),
    ...pickCredentials(headers),
  });
}

export function attemptOn(call: AuthCall, account: string): Attempt {
  return { rules: call.auth.attempts, account, address: call.client.address };
}

/** @throws {ServiceError} `unauthorized` without a session. */
export function requireSession(call: AuthCall): FoundSession {
  if (!call.session) throw new ServiceError("unauthorized");
  return call.session;
}
