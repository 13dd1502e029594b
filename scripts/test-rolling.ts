import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import pg from "pg";
import { startScratchPostgres } from "#server/testing/start-scratch-postgres.ts";
import { findFreePort } from "../e2e/support/free-port.ts";
import { ensureBuild } from "./ensure-build.ts";
import { buildRelease, buildReleaseBefore } from "./rolling/build-release.ts";
import { startCaddy } from "./rolling/start-caddy.ts";
import { startRelease } from "./rolling/start-release.ts";
import { startVisitors, type Visits } from "./rolling/visitors.ts";

// npm run test:rolling -- [--from REF]: replaces two servers of an earlier release by ours, one after the
// other, behind Caddy with deploy/Caddyfile, on one database, while visitors order and load pages. REF is
// by default a commit before the newest migration. Needs git and caddy. A release without DRAIN_SECONDS
// is stopped without notice, which cuts some requests.

/** How long two releases run side by side at least, in each of the three combinations. */
const sideBySideMs = 6_000;

const root = join(import.meta.dirname, "..");
const { values } = parseArgs({ options: { from: { type: "string" } } });
if ((await ensureBuild(root)) !== "current") process.exit(1);
const { commit: from, dist: before } =
  values.from === undefined ? buildReleaseBefore(root) : buildRelease(root, values.from);
const after = join(root, "dist");

const dataDir = await mkdtemp(join(tmpdir(), "shop-rolling-"));
const postgres = await startScratchPostgres();
const [port1, port2, proxyPort] = [
  await findFreePort(),
  await findFreePort(),
  await findFreePort(),
];
const caddy = await startCaddy(proxyPort, [`127.0.0.1:${port1}`, `127.0.0.1:${port2}`]);
const settings = {
  DATABASE_URL: postgres.url,
  DATABASE_ADMIN_URL: postgres.adminUrl,
  DATA_DIR: dataDir,
  PUBLIC_URL: caddy.origin,
  SESSION_SECRET: "rolling".repeat(6),
  TRUST_PROXY: "1",
  DRAIN_SECONDS: "10",
  RATE_LIMIT_FACTOR: "100000",
};
let first = await startRelease(before, port1, settings);
let second = await startRelease(before, port2, settings);
const visits = await startVisitors(caddy, { ordering: 6, reading: 3 });

await delay(sideBySideMs);
report(`two servers of ${from.slice(0, 12)}`, visits);
await first.stop();
first = await startRelease(after, port1, settings);
await delay(sideBySideMs);
report("the first replaced", visits);
await second.stop();
second = await startRelease(after, port2, settings);
await delay(sideBySideMs);
report("both replaced", visits);
await visits.stop();

const lost = await countLostOrders(postgres.url, visits.orders);
for (const stop of [caddy, first, second, postgres]) await stop.stop();
await rm(dataDir, { recursive: true, force: true });
for (const error of new Set(visits.cut)) {
  console.error(`cut ${visits.cut.filter((other) => other === error).length} times: ${error}`);
}
console.log(
  `rolling deploy from ${from.slice(0, 12)}: ${visits.orders.size} orders acknowledged, slowest answer ${Math.round(visits.slowestMs)} ms, requests cut = ${visits.cut.length}, orders lost = ${lost}`,
);
process.exit(visits.cut.length + lost === 0 && visits.orders.size > 0 ? 0 : 1);

function report(state: string, { counts, cut }: Visits): void {
  const requests = [...counts].map(([kind, count]) => `${count} ${kind}`).join(", ");
  console.log(`${state}: ${requests}; ${cut.length} cut`);
}

/** Counts acknowledged orders that the database doesn't have under their key. */
async function countLostOrders(url: string, orders: Visits["orders"]): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ id: string; key: string }>(
    "SELECT id, idempotency_key AS key FROM orders",
  );
  await client.end();
  const stored = new Map(rows.map(({ key, id }) => [key, id]));
  return [...orders].filter(([key, id]) => stored.get(key) !== id).length;
}
