import { existsSync, readFileSync } from "node:fs";
import type { Config } from "#server/config.ts";

/** Limits on what clients can use of the server's connections. */
export type ConnectionLimits = {
  /** Max open connections. */
  readonly connections: number;
  /**
   * Max open connections of a network. Above half of it, responses to that network close their
   * connection.
   */
  readonly connectionsPerNetwork: number;
  /** Max unfinished responses on a connection. Only HTTP pipelining produces more than one. */
  readonly unansweredPerConnection: number;
  /**
   * How long a network gets few connections after it sent more requests at once than a browser
   * does.
   */
  readonly penaltyMs: number;
  /** Max unfinished responses of a network. */
  readonly unansweredPerNetwork: number;
  /** How long a client may read nothing of a response that is waiting for it. */
  readonly stalledMs: number;
  /** Number of proxies in front that may set the client's address. */
  readonly trustedProxies: number;
};

/** More connections would need gigabytes of memory, however many the system allows. */
const connectionLimit = 20_000;

/** Linux reports the limit here. Other systems allow a process at least `usualDescriptors`. */
const limitsFile = "/proc/self/limits";
const usualDescriptors = 1_024;

export function connectionLimits(
  config: Pick<Config, "trustedProxies" | "rateLimitFactor">,
): ConnectionLimits {
  const factor = Math.max(1, config.rateLimitFactor);
  return {
    // The remaining descriptors are for files, the database and mails.
    connections: Math.min(connectionLimit, Math.floor(readDescriptorLimit() * 0.8)),
    // All connections of a proxy have the proxy's address.
    connectionsPerNetwork: config.trustedProxies > 0 ? Number.POSITIVE_INFINITY : 500 * factor,
    unansweredPerConnection: 4,
    penaltyMs: 10_000,
    unansweredPerNetwork: 100 * factor,
    stalledMs: 60_000,
    trustedProxies: config.trustedProxies,
  };
}

/** How many file descriptors the system lets this process open. */
function readDescriptorLimit(): number {
  const limits = existsSync(limitsFile) ? readFileSync(limitsFile, "utf8") : "";
  const soft = /^Max open files\s+(\d+|unlimited)/m.exec(limits)?.[1];
  if (soft === "unlimited") return connectionLimit;
  return soft === undefined ? usualDescriptors : Number(soft);
}
