import { isAdmin } from "#domain/roles.ts";
import { streamChanges } from "#server/live/stream-changes.ts";
import type { RequestScope } from "../request-scope.ts";
import { admins, api } from "./builder.ts";

const { live } = api;

export const liveApi = {
  products: live.products.handler(({ context, lastEventId, signal }) =>
    streamChanges({
      feed: context.house.feed,
      topic: "product",
      lastEventId,
      signal: untilEither(context, signal),
    }),
  ),
  orders: live.orders.use(admins).handler(({ context, lastEventId, signal }) =>
    streamChanges({
      feed: context.house.feed,
      topic: "order",
      lastEventId,
      signal: untilEither(context, signal),
      isStillAllowed: () => isAdminStill(context),
    }),
  ),
};

async function isAdminStill(scope: RequestScope): Promise<boolean> {
  return isAdmin(await scope.accounts.resolveActor(scope.headers));
}

/** A stream ends with its request or with the process. */
function untilEither(scope: RequestScope, signal: AbortSignal | undefined): AbortSignal {
  const { stopping } = scope.house;
  return signal ? AbortSignal.any([signal, stopping]) : stopping;
}
