import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { findFreePort } from "../../e2e/support/free-port.ts";
import { ensureBuild } from "../ensure-build.ts";
import { checkResults } from "./check-results.ts";
import type { ClusterLoad } from "./cluster-client.ts";
import { createClusterPlace, type ClusterPlace } from "./cluster-place.ts";
import { Measurements } from "./measurements.ts";
import { printResults } from "./print-results.ts";
import { runKills, type Cluster } from "./run-kills.ts";
import { runLoad } from "./run-load.ts";
import { startDatabases, type Databases } from "./start-databases.ts";
import { startEtcd } from "./start-etcd.ts";
import { startProxy } from "./start-proxy.ts";
import { startShops } from "./start-shops.ts";

// npm run cluster:demo: the shop on several machines, all of them on loopback. Kills one part after the
// other under load and reports what clients noticed: docs/operations/cluster.md

const maxRunMs = 15 * 60_000;
const warmUpMs = 10_000;
const databasePassword = "the-shops-own-password";

const stopping = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stopping.abort());
const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(maxRunMs)]);

if ((await ensureBuild(join(import.meta.dirname, "../.."))) !== "current") process.exit(1);
const place = await createClusterPlace(signal);
let isGood = false;
try {
  isGood = await run();
} catch (error) {
  console.error(signal.aborted ? "Stopped" : error);
}
await place.close({ keepsLog: !isGood && !stopping.signal.aborted });
process.exit(isGood ? 0 : 1);

async function run(): Promise<boolean> {
  const { cluster, databaseUrl } = await startCluster(place);
  console.log("three etcd members, two databases, three servers and both proxies run");
  const ending = new AbortController();
  const measurements = new Measurements();
  const { origin, admin } = cluster.shops;
  const load: ClusterLoad = { origin, admin, measurements, ending: ending.signal, signal };
  const running = runLoad(load);
  const kills = (async () => {
    await delay(warmUpMs, undefined, { signal });
    await runKills(cluster, measurements, signal);
  })().finally(() => ending.abort());
  const [result] = await Promise.all([running, kills]);
  return printResults(measurements, await checkResults(load, result, databaseUrl));
}

async function startCluster(to: ClusterPlace): Promise<{ cluster: Cluster; databaseUrl: string }> {
  const etcd = await startEtcd(to);
  const databases = await startDatabases(to, etcd.hosts);
  await createShopDatabase(databases);
  const port = await findFreePort();
  const [first, second] = databases.nodes;
  const databaseProxy = startProxy(to, "haproxy-database", {
    DATABASE_LISTEN: `127.0.0.1:${port}`,
    DATABASE_1: `127.0.0.1:${first?.port}`,
    DATABASE_2: `127.0.0.1:${second?.port}`,
    PATRONI_1: `127.0.0.1:${first?.restPort}`,
    PATRONI_2: `127.0.0.1:${second?.restPort}`,
  });
  const databaseUrl = `postgres://shop:${databasePassword}@127.0.0.1:${port}/shop`;
  const shops = await startShops(to, databaseUrl);
  return { cluster: { etcd, databases, databaseProxy, shops }, databaseUrl };
}

async function createShopDatabase(databases: Databases): Promise<void> {
  const { port } = await databases.findPrimary();
  const { password } = databases;
  const client = new pg.Client({ host: "127.0.0.1", port, user: "postgres", password });
  await client.connect();
  await client.query(`CREATE ROLE shop LOGIN PASSWORD '${databasePassword}'`);
  await client.query("CREATE DATABASE shop OWNER shop");
  await client.end();
}
