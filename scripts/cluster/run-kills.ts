import { setTimeout as delay } from "node:timers/promises";
import type { Measurements } from "./measurements.ts";
import type { Databases } from "./start-databases.ts";
import type { Etcd } from "./start-etcd.ts";
import type { Proxy } from "./start-proxy.ts";
import type { Shops } from "./start-shops.ts";
import { waitUntil } from "./wait-until.ts";

export type Cluster = {
  readonly etcd: Etcd;
  readonly databases: Databases;
  readonly databaseProxy: Proxy;
  readonly shops: Shops;
};

const settleMs = 5_000;
const recoveryMs = 120_000;

/** Kills one part after the other under load, each when everything runs again. */
export async function runKills(
  cluster: Cluster,
  measurements: Measurements,
  signal: AbortSignal,
): Promise<void> {
  for (const { name, kill } of listKills(cluster, measurements, signal)) {
    measurements.begin(name);
    await kill();
    await waitUntil(`everything again after the kill of ${name}`, () => isWhole(cluster), {
      limitMs: recoveryMs,
      signal,
    });
    await delay(settleMs, undefined, { signal });
    console.log(`killed ${name}: everything runs again`);
  }
}

function listKills(
  { etcd, databases, databaseProxy, shops }: Cluster,
  measurements: Measurements,
  signal: AbortSignal,
): readonly { readonly name: string; readonly kill: () => Promise<void> }[] {
  const killPrimary = async (): Promise<void> => {
    const primary = await databases.findPrimary();
    await primary.kill();
    // The machine comes back after the other one has taken over.
    const orders = measurements.countOrders();
    const hasOrders = (): boolean => measurements.countOrders() > orders + 20;
    await waitUntil("orders without the former primary", hasOrders, { limitMs: 90_000, signal });
    primary.start();
  };
  return [
    {
      name: "a server",
      kill: async () => {
        const [server] = shops.servers;
        if (server) process.kill(server.pid, "SIGKILL");
      },
    },
    { name: "the primary database", kill: killPrimary },
    {
      name: "etcd's leader",
      kill: async () => {
        const leader = await etcd.findLeader();
        process.kill(leader.pid, "SIGKILL");
      },
    },
    { name: "the shop's proxy", kill: () => shops.proxy.killWorker() },
    { name: "the database's proxy", kill: () => databaseProxy.killWorker() },
    { name: "the new primary", kill: killPrimary },
  ];
}

async function isWhole({ etcd, databases, shops }: Cluster): Promise<boolean> {
  return (await etcd.isHealthy()) && (await databases.isSynchronous()) && (await shops.areReady());
}
