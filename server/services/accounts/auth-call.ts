import type { Logger } from "pino";
import type { Attempt } from "./attempt-limits.ts";
import type { Auth } from "./auth.ts";
import { clientAddressHeader } from "./better-auth.ts";
import { pickCredentials } from "./session-token.ts";

/** The client that sent a request. */
export type AuthClient = {
  /** Network address, after trusted proxies. */
  readonly address: string;
};

/** A call of an account function. */
export type AuthCall = AuthClient & {
  readonly auth: Auth;
  readonly log: Logger;
  /** Of the request. */
  readonly headers: Headers;
};

/** Creates the headers for better-auth, with no others of the request than it needs. */
export function toLibraryHeaders({ address, headers }: AuthCall): Headers {
  return new Headers({
    [clientAddressHeader]: address,
    "user-agent": (headers.get("user-agent") ?? "").slice(0, 300),
    ...pickCredentials(headers),
  });
}

export function attemptOn({ auth, address }: AuthCall, account: string): Attempt {
  return { rules: auth.attempts, account, address };
}
