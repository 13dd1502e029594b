import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { listDescendants } from "../e2e/support/process-tree.ts";
import { makeOrderClient } from "./load/order-client.ts";
import { makeScratchShop } from "./load/scratch-shop.ts";

// npm run measure:cost -- [--products N] [--orders N]: CPU time of one list, page and order on this machine,
// of the server and of its PostgreSQL, read from /proc under a small load. Linux only. Wall times depend on
// what else the machine does; CPU times hardly do.

const clients = 8;
const ticksPerSecond = 100;

const { values } = parseArgs({
  options: {
    products: { type: "string", default: "0" },
    orders: { type: "string", default: "0" },
  },
});
const shop = await makeScratchShop({ RATE_LIMIT_FACTOR: "100000" });
const agent = new Agent({ keepAlive: true, maxSockets: clients });
try {
  await shop.start();
  if (Number(values.products) > 0) {
    const seed = [join(import.meta.dirname, "seed.ts"), "--products", values.products];
    execFileSync(process.execPath, [...seed, "--orders", values.orders], {
      env: { ...process.env, DATA_DIR: shop.dataDir },
      stdio: ["ignore", "ignore", "inherit"],
    });
  }
  const orders = await Promise.all(Array.from({ length: clients }, () => makeOrderClient(shop)));
  const item = /"id":"([0-9a-f-]{36})"/.exec(await get("/api/products?limit=1", {}))?.[1] ?? "";

  console.log("operation: server + database, CPU ms each");
  await measure("list, remembered", 4_000, () => get("/api/products?limit=24"));
  await measure("list, new search text", 1_000, (n) => get(`/api/products?limit=24&search=${n}`));
  await measure("search, new text", 600, (n) => get(`/api/search?q=${6_000 + n}-2RS`));
  await measure("one product", 1_000, () => get(`/api/products/${item}`));
  await measure("/shop, remembered", 2_000, () => get("/shop"));
  await measure("/shop, rendered", 200, (n) => get(`/shop?q=${randomUUID().slice(0, 5)}${n}`));
  await measure("prerendered page", 3_000, () => get("/contact"));
  await measure("order of one line", 1_500, async (n) => {
    const sent = await orders[n % clients]?.place(randomUUID());
    if (sent?.kind !== "acknowledged") throw new Error(JSON.stringify(sent));
  });
  console.log(`resident: server ${readMegabytes(shop.pid)} MB`);
  for (const client of orders) client.close();
} finally {
  agent.destroy();
  await shop.remove();
}

/** Runs it once in ten as often before, to warm up. */
async function measure(
  name: string,
  count: number,
  run: (index: number) => Promise<unknown>,
): Promise<void> {
  const load = async (first: number, last: number): Promise<void> => {
    let next = first;
    const loop = async (): Promise<void> => {
      while (next < last) await run(next++);
    };
    await Promise.all(Array.from({ length: clients }, loop));
  };
  await load(count, count * 1.1);
  const before = [readCpuMs([shop.pid]), readCpuMs(listDescendants(shop.pid))] as const;
  await load(0, count);
  const [server, database] = [
    readCpuMs([shop.pid]) - before[0],
    readCpuMs(listDescendants(shop.pid)) - before[1],
  ];
  console.log(`${name}: ${(server / count).toFixed(2)} + ${(database / count).toFixed(2)}`);
}

/** CPU time of processes and of their ended children. */
function readCpuMs(pids: readonly number[]): number {
  const ticks = pids.flatMap((pid) => {
    const fields = tryRead(`/proc/${pid}/stat`).split(") ")[1]?.split(" ") ?? [];
    return fields.slice(11, 15).map(Number);
  });
  return (ticks.reduce((sum, one) => sum + one, 0) * 1_000) / ticksPerSecond;
}

function readMegabytes(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(tryRead(`/proc/${pid}/status`))?.[1];
  return Math.round(Number(kilobytes ?? 0) / 1_000);
}

function tryRead(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

function get(path: string, headers: object = { "accept-encoding": "gzip" }): Promise<string> {
  return new Promise((resolve, reject) => {
    const call = request(
      `${shop.origin}${path}`,
      { agent, headers: { ...headers } },
      (response) => {
        let text = "";
        response.setEncoding("utf8");
        response.on("data", (part: string) => (text += part));
        response.on("end", () => {
          if (response.statusCode === 200) resolve(text);
          else reject(new Error(`${path}: ${response.statusCode}`));
        });
      },
    );
    call.on("error", reject);
    call.end();
  });
}
