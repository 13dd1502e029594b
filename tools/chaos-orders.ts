import { spawn, type ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";

// Kills the server with SIGKILL while orders are placed, again and again, and then looks for every
// acknowledged order. Works on the embedded database, or on a scratch DATABASE_URL.

const kills = 3;
const clients = 8;
const admin = { email: "chaos@shop.example", password: "Chaos-orders-1" };
const program = fileURLToPath(new URL("../dist/server/main.js", import.meta.url));

type Acknowledged = Map<string, string>;
type Placed = { readonly id: string };
type OrderPage = { readonly items: Placed[]; readonly next_cursor: string | null };

const dataDir = await mkdtemp(join(tmpdir(), "chaos-orders-"));
const port = await findFreePort();
const origin = `http://127.0.0.1:${port}`;
const acknowledged: Acknowledged = new Map();
const recoveriesMs: number[] = [];
let server = await start();
const productId = await findProduct();

for (let kill = 1; kill <= kills; kill += 1) {
  const stop = new AbortController();
  const load = Array.from({ length: clients }, () => placeOrders(stop.signal));
  await delay(1_500 + Math.random() * 1_500);
  server.kill("SIGKILL");
  await once(server, "exit");
  stop.abort();
  await Promise.all(load);
  const began = performance.now();
  server = await start();
  recoveriesMs.push(performance.now() - began);
  console.log(`kill ${kill}: ${acknowledged.size} orders acknowledged so far`);
}

const doubled = await countDoubled();
const stored = await readAllOrders();
const lost = [...acknowledged.values()].filter((id) => !stored.has(id)).length;
server.kill("SIGTERM");
await once(server, "exit");
await rm(dataDir, { recursive: true, force: true });
const slowest = (Math.max(...recoveriesMs) / 1_000).toFixed(2);
console.log(
  `${kills} kills, ${acknowledged.size} acknowledged orders, ${lost} lost, ${doubled} doubled, back within ${slowest} s`,
);
process.exitCode = lost + doubled === 0 && acknowledged.size > 0 ? 0 : 1;

/** Orders without pause until the server dies; remembers only what was acknowledged. */
async function placeOrders(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const key = randomUUID();
    const id = await placeOrder(key).catch(() => undefined);
    if (id === undefined) return;
    acknowledged.set(key, id);
  }
}

async function placeOrder(key: string): Promise<string | undefined> {
  const response = await fetch(`${origin}/api/orders`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      customer_name: "Chaos",
      phone: "+355 4 000 0100",
      country: "Shqipëri",
      city: "Tiranë",
      shipping_method: "Rruga 1",
      idempotency_key: key,
      items: [{ id: productId, quantity: 1 }],
    }),
  });
  const order: Placed = await response.json();
  return response.status === 201 ? order.id : undefined;
}

/** A retry with the same key must return the order that was acknowledged, and never a second one. */
async function countDoubled(): Promise<number> {
  let count = 0;
  for (const [key, id] of [...acknowledged].slice(-200)) {
    if ((await placeOrder(key)) !== id) count += 1;
  }
  return count;
}

async function readAllOrders(): Promise<ReadonlySet<string>> {
  const headers = { cookie: await signIn() };
  const ids = new Set<string>();
  for (let cursor: string | null = ""; cursor !== null;) {
    const query = cursor === "" ? "" : `&cursor=${cursor}`;
    const response = await fetch(`${origin}/api/orders?limit=100${query}`, { headers });
    const page: OrderPage = await response.json();
    for (const order of page.items) {
      if (ids.has(order.id)) throw new Error(`Order ${order.id} is listed twice`);
      ids.add(order.id);
    }
    cursor = page.next_cursor;
  }
  return ids;
}

async function signIn(): Promise<string> {
  const response = await fetch(`${origin}/api/auth/sign-in/email`, {
    method: "POST",
    headers: { "content-type": "application/json", origin },
    body: JSON.stringify(admin),
  });
  if (!response.ok) throw new Error(`Sign-in answered ${response.status}`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";", 1)[0])
    .join("; ");
}

async function findProduct(): Promise<string> {
  const response = await fetch(`${origin}/api/products?limit=1`);
  const page: OrderPage = await response.json();
  const [product] = page.items;
  if (!product) throw new Error("The shop is empty");
  return product.id;
}

async function start(): Promise<ChildProcess> {
  const started = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      RATE_LIMIT_FACTOR: "100000",
      LOG_LEVEL: "error",
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await delay(25)) {
    if (started.exitCode !== null) throw new Error("The server ended");
    const response = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (response?.ok) return started;
  }
  throw new Error("The server did not get ready");
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  if (typeof address !== "object" || address === null) throw new Error("No free port");
  return address.port;
}
