import { isAdmin } from "#domain/roles.ts";
import type { RequestScope } from "#server/http/request-scope.ts";
import type { StreamOptions } from "#server/live/live-streams.ts";
import { resolveActor } from "#server/services/accounts/resolve-actor.ts";
import type { ChangeTopic } from "#server/services/changes/record-changes.ts";
import { widen } from "#server/services/limits/attempt-rules.ts";
import { toNetwork } from "#server/services/limits/to-network.ts";
import { ServiceError } from "#server/services/service-error.ts";
import { admins, api } from "./builder.ts";

const streamsPerNetwork = 20;
const retryAfterSeconds = 30;

const { live } = api;

export const liveApi = {
  products: live.products.handler(async ({ context, lastEventId }) => {
    if (isAdmin(await context.findActor())) {
      return grantAdminStream(context, ["product", "hidden-product"], lastEventId);
    }
    return grantStream(context, { topics: ["product"], lastEventId });
  }),
  orders: live.orders
    .use(admins)
    .handler(({ context, lastEventId }) => grantAdminStream(context, ["order"], lastEventId)),
  quotes: live.quotes
    .use(admins)
    .handler(({ context, lastEventId }) => grantAdminStream(context, ["quote"], lastEventId)),
};

function grantAdminStream(
  scope: RequestScope,
  topics: readonly ChangeTopic[],
  lastEventId: string | undefined,
): AsyncGenerator<never, void, void> {
  const isStillAllowed = async (): Promise<boolean> =>
    isAdmin(await resolveActor(scope.accounts, scope.headers));
  return grantStream(scope, { topics, lastEventId, isStillAllowed });
}

/** The stream is sent by `send-stream.ts`, so the iterator that the contract asks for is empty. */
function grantStream(
  scope: RequestScope,
  stream: StreamOptions,
): AsyncGenerator<never, void, void> {
  scope.answered.stream = { ...stream, onEnd: countOpenStream(scope) };
  return noEvents();
}

async function* noEvents(): AsyncGenerator<never, void, void> {}

/**
 * Counts a stream: a network may have 20 open in this process at a time.
 *
 * @returns Has to be called once, when the stream has ended.
 * @throws {ServiceError} `rate_limited`.
 */
function countOpenStream({ appContext, clientAddress }: RequestScope): () => void {
  const { attempts, openStreams } = appContext;
  const network = toNetwork(clientAddress);
  if (openStreams.of(network) >= widen(attempts, streamsPerNetwork)) {
    throw new ServiceError("rate_limited", { retryAfterSeconds });
  }
  openStreams.add(network);
  return () => openStreams.remove(network);
}
