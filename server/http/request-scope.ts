import type { Logger } from "pino";
import { visitor, type Actor } from "#domain/roles.ts";
import type { House } from "#server/house.ts";
import type { ServiceContext } from "#server/services/context.ts";

/** What belongs to one request. */
export type RequestScope = {
  readonly house: House;
  readonly accounts: AccountsPort;
  readonly headers: Headers;
  readonly clientAddress: string;
  readonly log: Logger;
  /** Whether the request carries a session that we signed; the database isn't asked. */
  readonly mayBeSignedIn: () => boolean;
  /** Who asks; read from the database at the first call and kept for the request. */
  readonly findActor: () => Promise<Actor>;
};

/** The other end of a request. */
type Client = { readonly address: string; readonly log?: Logger };

/** What the HTTP layer needs of the accounts. */
export type AccountsPort = {
  /** Whether the headers carry a session token with our signature. */
  carriesSession(headers: Headers): boolean;
  resolveActor(headers: Headers): Promise<Actor>;
  handle(request: Request, client: Client): Promise<Response>;
  createConfiguredAdmin(client: Client): Promise<void>;
  claimAdmin(ctx: ServiceContext, code: string, client: Client): Promise<void>;
};

/** Opens the scope of a request. Whoever asks is looked up only where it matters. */
export function openScope(parts: {
  readonly house: House;
  readonly accounts: AccountsPort;
  readonly headers: Headers;
  readonly clientAddress: string;
  readonly requestId: string;
}): RequestScope {
  let actor: Promise<Actor> | undefined;
  const mayBeSignedIn = (): boolean => parts.accounts.carriesSession(parts.headers);
  let log: Logger | undefined;
  return {
    ...parts,
    get log() {
      log ??= parts.house.log.child({ requestId: parts.requestId });
      return log;
    },
    mayBeSignedIn,
    findActor: () => {
      actor ??= mayBeSignedIn()
        ? parts.accounts.resolveActor(parts.headers)
        : Promise.resolve(visitor);
      return actor;
    },
  };
}

/** The context that a verb gets: who asks, and the house. */
export function contextFor(scope: RequestScope, actor: Actor): ServiceContext {
  const { house } = scope;
  return {
    actor,
    db: house.db,
    config: house.config,
    log: scope.log,
    storage: house.storage,
    clientAddress: scope.clientAddress,
    attempts: house.attempts,
    changeQueue: house.changeQueue,
    now: house.now,
    announceChanges: (topic) => house.feed.announce(topic),
  };
}
