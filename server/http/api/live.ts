import { isAdmin } from "#domain/roles.ts";
import { limitOpenStreams } from "#server/http/limit-open-streams.ts";
import type { RequestScope } from "#server/http/request-scope.ts";
import { streamChanges, type ChangeEvent } from "#server/live/stream-changes.ts";
import { resolveActor } from "#server/services/accounts/resolve-actor.ts";
import type { ChangeTopic } from "#server/services/changes/record-changes.ts";
import { admins, api } from "./builder.ts";

const { live } = api;

export const liveApi = {
  products: live.products.handler(async ({ context, lastEventId, signal }) => {
    const options = { lastEventId, signal };
    if (!isAdmin(await context.findActor())) return openStream(context, ["product"], options);
    return openStream(context, ["product", "hidden-product"], {
      ...options,
      isStillAllowed: () => isAdminStill(context),
    });
  }),
  orders: live.orders
    .use(admins)
    .handler(({ context, ...options }) => openAdminStream(context, "order", options)),
  quotes: live.quotes
    .use(admins)
    .handler(({ context, ...options }) => openAdminStream(context, "quote", options)),
};

function openAdminStream(
  scope: RequestScope,
  topic: ChangeTopic,
  {
    lastEventId,
    signal,
  }: { readonly lastEventId: string | undefined; readonly signal?: AbortSignal },
): AsyncGenerator<ChangeEvent, void, void> {
  const isStillAllowed = (): Promise<boolean> => isAdminStill(scope);
  return openStream(scope, [topic], { lastEventId, signal, isStillAllowed });
}

function openStream(
  scope: RequestScope,
  topics: readonly ChangeTopic[],
  options: {
    readonly lastEventId: string | undefined;
    readonly signal: AbortSignal | undefined;
    readonly isStillAllowed?: () => Promise<boolean>;
  },
): AsyncGenerator<ChangeEvent, void, void> {
  const signal = untilEither(scope, options.signal);
  return limitOpenStreams(scope, signal, () =>
    streamChanges({ ...options, signal, topics, feed: scope.appContext.feed }),
  );
}

async function isAdminStill(scope: RequestScope): Promise<boolean> {
  return isAdmin(await resolveActor(scope.accounts, scope.headers));
}

/** A stream ends with its request or when the process stops. */
function untilEither(scope: RequestScope, signal: AbortSignal | undefined): AbortSignal {
  const { stopping } = scope.appContext;
  return signal ? AbortSignal.any([signal, stopping]) : stopping;
}
