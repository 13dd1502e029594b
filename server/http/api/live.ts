import { isAdmin } from "#domain/roles.ts";
import { streamChanges } from "#server/live/stream-changes.ts";
import type { RequestScope } from "../request-scope.ts";
import { admins, api } from "./builder.ts";

const { live } = api;

// Only calls inside the process come without a signal.
const neverAborted = new AbortController().signal;

export const liveApi = {
  products: live.products.handler(({ context, lastEventId, signal }) =>
    streamChanges({
      feed: context.house.feed,
      topic: "product",
      lastEventId,
      signal: signal ?? neverAborted,
    }),
  ),
  orders: live.orders.use(admins).handler(({ context, lastEventId, signal }) =>
    streamChanges({
      feed: context.house.feed,
      topic: "order",
      lastEventId,
      signal: signal ?? neverAborted,
      isStillAllowed: () => isAdminStill(context),
    }),
  ),
};

async function isAdminStill(scope: RequestScope): Promise<boolean> {
  return isAdmin(await scope.accounts.resolveActor(scope.headers));
}
