import { widen } from "#server/services/limits/attempt-rules.ts";
import { toNetwork } from "#server/services/limits/to-network.ts";
import { ServiceError } from "#server/services/service-error.ts";
import type { RequestScope } from "./request-scope.ts";

const streamsPerNetwork = 20;
const retryAfterSeconds = 30;

/**
 * Counts a stream: a network may have 20 open in this process at a time.
 *
 * @returns Has to be called once, when the stream has ended.
 * @throws {ServiceError} `rate_limited`.
 */
export function countOpenStream({ appContext, clientAddress }: RequestScope): () => void {
  const { attempts, openStreams } = appContext;
  const network = toNetwork(clientAddress);
  if (openStreams.of(network) >= widen(attempts, streamsPerNetwork)) {
    throw new ServiceError("rate_limited", { retryAfterSeconds });
  }
  openStreams.add(network);
  return () => openStreams.remove(network);
}
