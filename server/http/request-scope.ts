import type { Logger } from "pino";
import { visitor, type Actor } from "#domain/roles.ts";
import type { AppContext } from "#server/app-context.ts";
import type { StreamOptions } from "#server/live/live-streams.ts";
import type { Auth } from "#server/services/accounts/auth.ts";
import { toActor } from "#server/services/accounts/resolve-actor.ts";
import { findSessionToken } from "#server/services/accounts/session-token.ts";
import { findSession, type FoundSession } from "#server/services/accounts/session.ts";
import type { ServiceContext } from "#server/services/context.ts";
import type { RunningSpan } from "#server/tracing/tracing.ts";

type Answered = {
  /** The route that answers, as a pattern; set by what finds it. Without one it is Hono's. */
  route: string | undefined;
  /** Of a caller who may read it. */
  stream?: StreamOptions;
};

/** The state of one request. */
export type RequestScope = {
  readonly appContext: AppContext;
  readonly accounts: Auth;
  /** Of the request. */
  readonly headers: Headers;
  /** Added to the response of a procedure. */
  readonly responseHeaders: Headers;
  readonly clientAddress: string;
  readonly log: Logger;
  /** What the procedures report about the response. */
  readonly answered: Answered;
  /** Whether the request has a session token with our signature. Doesn't query the database. */
  readonly mayBeSignedIn: () => Promise<boolean>;
  /** The caller's session. Read from the database at the first call, then cached for the request. */
  readonly findSession: () => Promise<FoundSession | undefined>;
  /** The caller, from the session. */
  readonly findActor: () => Promise<Actor>;
};

/** Opens the scope of a request. The actor is looked up only on demand. */
export function openScope(parts: {
  readonly appContext: AppContext;
  readonly accounts: Auth;
  readonly headers: Headers;
  readonly clientAddress: string;
  readonly requestId: string;
  readonly span?: RunningSpan;
}): RequestScope {
  const { accounts, headers } = parts;
  let session: Promise<FoundSession | undefined> | undefined;
  const findCallerSession = (): Promise<FoundSession | undefined> =>
    (session ??= findSession(accounts, headers));
  let log: Logger | undefined;
  return {
    ...parts,
    responseHeaders: new Headers(),
    answered: { route: undefined },
    get log() {
      const { requestId, span } = parts;
      // Undefined fields are left out.
      log ??= parts.appContext.log.child({ requestId, traceId: span?.traceId });
      return log;
    },
    mayBeSignedIn: async () => (await findSessionToken(accounts, headers)) !== undefined,
    findSession: findCallerSession,
    findActor: async () => toActor(await findCallerSession(), accounts),
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
    metrics: appContext.metrics,
    storage: appContext.storage,
    clientAddress: scope.clientAddress,
    attempts: appContext.attempts,
    changeQueue: appContext.changeQueue,
    productIndex: appContext.productIndex,
    now: appContext.now,
    announceChanges: (topic, stockOf) => appContext.feed.announce(topic, stockOf),
  };
}

/** Runs a read of public data as a visitor, which saves looking up the session; at a replica if there is one. */
export function readAsVisitor<Result>(
  scope: RequestScope,
  read: (ctx: ServiceContext) => Promise<Result>,
): Promise<Result> {
  const ctx = contextFor(scope, visitor);
  return scope.appContext.publicReads.read((db) => read({ ...ctx, db }));
}
