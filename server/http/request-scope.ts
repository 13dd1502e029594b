import type { Logger } from "pino";
import type { Actor } from "#domain/roles.ts";
import type { AppContext } from "#server/app-context.ts";
import type { ServiceContext } from "#server/services/context.ts";

/** The state of one request. */
export type RequestScope = {
  readonly appContext: AppContext;
  readonly accounts: AccountsPort;
  readonly headers: Headers;
  readonly clientAddress: string;
  readonly log: Logger;
  /** Whether the request has a session token with our signature. Doesn't query the database. */
  readonly mayBeSignedIn: () => Promise<boolean>;
  /** The caller. Read from the database at the first call, then cached for the request. */
  readonly findActor: () => Promise<Actor>;
};

type Client = { readonly address: string; readonly log?: Logger };

/** What the HTTP layer needs of the accounts. */
export type AccountsPort = {
  /** Whether the headers contain a session token with our signature. */
  carriesSession(headers: Headers): Promise<boolean>;
  resolveActor(headers: Headers): Promise<Actor>;
  handle(request: Request, client: Client): Promise<Response>;
  createConfiguredAdmin(client: Client): Promise<void>;
  claimAdmin(ctx: ServiceContext, code: string, client: Client): Promise<void>;
};

/** Opens the scope of a request. The actor is looked up only on demand. */
export function openScope(parts: {
  readonly appContext: AppContext;
  readonly accounts: AccountsPort;
  readonly headers: Headers;
  readonly clientAddress: string;
  readonly requestId: string;
}): RequestScope {
  let actor: Promise<Actor> | undefined;
  const mayBeSignedIn = (): Promise<boolean> => parts.accounts.carriesSession(parts.headers);
  let log: Logger | undefined;
  return {
    ...parts,
    get log() {
      log ??= parts.appContext.log.child({ requestId: parts.requestId });
      return log;
    },
    mayBeSignedIn,
    findActor: () => {
      actor ??= parts.accounts.resolveActor(parts.headers);
      return actor;
    },
  };
}

/** The context of a service function: the caller and the dependencies. */
export function contextFor(scope: RequestScope, actor: Actor): ServiceContext {
  const { appContext } = scope;
  return {
    actor,
    db: appContext.db,
    config: appContext.config,
    log: scope.log,
    storage: appContext.storage,
    clientAddress: scope.clientAddress,
    attempts: appContext.attempts,
    changeQueue: appContext.changeQueue,
    now: appContext.now,
    announceChanges: (topic) => appContext.feed.announce(topic),
  };
}
