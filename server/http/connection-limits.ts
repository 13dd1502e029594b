import { existsSync, readFileSync } from "node:fs";
import type { Config } from "#server/config.ts";

/** What clients may take of the server's connections. */
export type ConnectionLimits = {
  /** Open connections in all. */
  readonly connections: number;
  /** Open connections of one network. From half of it on, answers to that network close theirs. */
  readonly connectionsPerNetwork: number;
  /** Requests without a whole answer, on one connection. Only HTTP pipelining makes more than one. */
  readonly unansweredPerConnection: number;
  /** How long a network gets few connections after it sent more requests at once than a browser. */
  readonly penaltyMs: number;
  /** Requests without a whole answer, of one network. */
  readonly unansweredPerNetwork: number;
  /** How long a client may take nothing of an answer that waits for it. */
  readonly stalledMs: number;
  /** How many proxies in front may name the client's address. */
  readonly trustedProxies: number;
};

/** More would need gigabytes, whatever the system allows. */
const mostConnections = 20_000;

/** Linux tells the limit here. Elsewhere this is what a process gets at least. */
const limitsFile = "/proc/self/limits";
const usualDescriptors = 1_024;

/** The limits of a server with this configuration. */
export function connectionLimits(
  config: Pick<Config, "trustedProxies" | "rateLimitFactor">,
): ConnectionLimits {
  const factor = Math.max(1, config.rateLimitFactor);
  return {
    // The rest is for files, the database and mails.
    connections: Math.min(mostConnections, Math.floor(readDescriptorLimit() * 0.8)),
    // Every connection of a proxy comes from the proxy.
    connectionsPerNetwork: config.trustedProxies > 0 ? Number.POSITIVE_INFINITY : 500 * factor,
    unansweredPerConnection: 4,
    penaltyMs: 10_000,
    unansweredPerNetwork: 100 * factor,
    stalledMs: 60_000,
    trustedProxies: config.trustedProxies,
  };
}

/** How many descriptors the system lets this process open. */
function readDescriptorLimit(): number {
  const limits = existsSync(limitsFile) ? readFileSync(limitsFile, "utf8") : "";
  const soft = /^Max open files\s+(\d+|unlimited)/m.exec(limits)?.[1];
  if (soft === "unlimited") return mostConnections;
  return soft === undefined ? usualDescriptors : Number(soft);
}
