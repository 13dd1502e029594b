import { widen } from "#server/services/limits/attempt-rules.ts";
import { toNetwork } from "#server/services/limits/to-network.ts";
import { ServiceError } from "#server/services/service-error.ts";
import type { RequestScope } from "./request-scope.ts";

const streamsPerNetwork = 20;
const retryAfterSeconds = 30;

/**
 * Wraps a stream and counts it: a network may have 20 open in this process at a time.
 *
 * @throws {ServiceError} `rate_limited` at the call, before the stream is read.
 */
export function limitOpenStreams<Event>(
  scope: RequestScope,
  signal: AbortSignal,
  open: () => AsyncGenerator<Event, void, void>,
): AsyncGenerator<Event, void, void> {
  const { attempts, openStreams } = scope.appContext;
  const network = toNetwork(scope.clientAddress);
  if (openStreams.of(network) >= widen(attempts, streamsPerNetwork)) {
    throw new ServiceError("rate_limited", { retryAfterSeconds });
  }
  openStreams.add(network);
  let isCounted = true;
  const release = (): void => {
    if (isCounted) openStreams.remove(network);
    isCounted = false;
  };
  // A stream that is never read never reaches its `finally`.
  if (signal.aborted) release();
  signal.addEventListener("abort", release, { once: true });
  return passOn(open(), release);
}

async function* passOn<Event>(
  stream: AsyncGenerator<Event, void, void>,
  release: () => void,
): AsyncGenerator<Event, void, void> {
  try {
    yield* stream;
  } finally {
    release();
  }
}
