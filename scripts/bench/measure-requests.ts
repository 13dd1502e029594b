import { readCpuMs } from "../search/cpu-time.ts";
import type { Bench } from "./bench.ts";
import type { Figure } from "./figure.ts";
import type { LoadReport } from "./load-client.ts";
import type { PgbenchSample } from "./pgbench.ts";
import type { QueryWork } from "./query-server.ts";
import { fillIn, toRequestText, type BenchRequest } from "./request-text.ts";
import { getMedian, getQuantile } from "./statistics.ts";

/** Requests that one figure is about. */
export type PreparedRequests = {
  readonly requests: readonly BenchRequest[];
  readonly connections?: number;
  /** Runs before the requests, which then are sent once each instead of all the time. */
  readonly before?: () => Promise<void>;
  /** Whether a bare node:http server answers the same requests with the same bytes, in turn. */
  readonly isComparedToBare?: boolean;
  /** What a bare node:http server runs in turn. */
  readonly queries?: QueryWork | undefined;
  /** Runs pgbench in turn. */
  readonly pgbench?: (() => Promise<PgbenchSample>) | undefined;
};

type RequestWork = PreparedRequests & { readonly id: string; readonly title: string };

type NodeSample = { readonly server: number; readonly database: number };

type Sample = NodeSample & {
  readonly rate: number;
  readonly p50: number;
  readonly p95: number;
  readonly count: number;
};

const usualConnections = 4;
/** Of a repeat, however long they take. */
const minRequests = 20;
const maxRounds = 200;

/** Measures requests in each repeat after one that isn't counted. */
export async function measureRequests(bench: Bench, work: RequestWork): Promise<Figure> {
  const texts = work.requests.map(toRequestText);
  const { windowMs, repeats } = bench.pace;
  const bare = work.isComparedToBare ? await prepareBare(bench, work) : undefined;
  if (work.queries) await bench.queries.ask(work.queries);
  await bench.shop.settle();
  await measureWindow(bench, work, texts, windowMs / 2);
  // Its first requests prepare the statements.
  if (work.queries) await measureNode(bench, work, texts);
  const samples: Sample[] = [];
  const bareMs: number[] = [];
  const nodes: NodeSample[] = [];
  const rivals: PgbenchSample[] = [];
  for (let repeat = 0; repeat < repeats; repeat += 1) {
    if (!work.before) await bench.shop.settle();
    samples.push(await measureWindow(bench, work, texts, windowMs));
    if (bare) bareMs.push(await bare(texts, windowMs / 2));
    if (work.queries || work.pgbench) await bench.shop.settle();
    if (work.queries) nodes.push(await measureNode(bench, work, texts));
    if (work.pgbench) rivals.push(await work.pgbench());
  }
  const median = (pick: (sample: Sample) => number): number => getMedian(samples.map(pick));
  const server = median((sample) => sample.server);
  return {
    id: work.id,
    title: work.title,
    products: bench.shop.products,
    unit: "ms",
    better: "lower",
    values: samples.map((sample) => sample.server + sample.database),
    requests: {
      server,
      database: median((sample) => sample.database),
      rate: median((sample) => sample.rate),
      p50: median((sample) => sample.p50),
      p95: median((sample) => sample.p95),
      count: samples.reduce((sum, { count }) => sum + count, 0),
    },
    ...(bare && { timesBare: server / getMedian(bareMs) }),
    ...(work.queries && {
      node: {
        server: getMedian(nodes.map((sample) => sample.server)),
        database: getMedian(nodes.map((sample) => sample.database)),
      },
    }),
    ...(work.pgbench && {
      pgbench: {
        database: getMedian(rivals.map(({ cpuMs }) => cpuMs)),
        rate: getMedian(rivals.map(({ rate }) => rate)),
      },
    }),
  };
}

async function measureWindow(
  bench: Bench,
  work: RequestWork,
  texts: readonly string[],
  windowMs: number,
): Promise<Sample> {
  const times: number[] = [];
  const spent = { server: 0, database: 0, ms: 0 };
  // Rounds go on until their requests, without what runs before them, have filled the window.
  const isFull = (): boolean => spent.ms >= windowMs && times.length >= minRequests;
  for (let round = 0; round < maxRounds && !isFull(); round += 1) {
    if (work.before) await work.before();
    const before = bench.shop.readCpu();
    const report = await sendAll(bench, work, texts, bench.shop.port, windowMs);
    const after = bench.shop.readCpu();
    spent.server += after.server - before.server;
    spent.database += after.database - before.database;
    spent.ms += report.ms;
    times.push(...report.times);
    if (!work.before) break;
  }
  return {
    server: spent.server / times.length,
    database: spent.database / times.length,
    rate: (times.length * 1_000) / spent.ms,
    p50: getQuantile(times, 0.5),
    p95: getQuantile(times, 0.95),
    count: times.length,
  };
}

async function measureNode(
  { shop, queries, sendLoad, pace }: Bench,
  { connections = usualConnections }: RequestWork,
  requests: readonly string[],
): Promise<NodeSample> {
  const readCpu = (): NodeSample => ({
    server: readCpuMs(queries.pid),
    database: shop.readDatabaseCpu(),
  });
  const before = readCpu();
  const maxMs = pace.windowMs;
  const work = { port: queries.port, connections, requests, isOnce: false, maxMs, minRequests };
  const { times } = await sendLoad(work);
  const after = readCpu();
  return {
    server: (after.server - before.server) / times.length,
    database: (after.database - before.database) / times.length,
  };
}

function sendAll(
  bench: Bench,
  work: RequestWork,
  requests: readonly string[],
  port: number,
  maxMs: number,
): Promise<LoadReport> {
  const connections = work.connections ?? usualConnections;
  const isOnce = work.before !== undefined;
  return bench.sendLoad({ port, connections, requests, isOnce, maxMs, minRequests });
}

/** Returns a function that measures the CPU ms per request of the bare server. */
async function prepareBare(
  { shop, bare, sendLoad }: Bench,
  { requests: [first], connections = usualConnections }: RequestWork,
): Promise<(requests: readonly string[], maxMs: number) => Promise<number>> {
  if (!first) throw new Error("Nothing to answer");
  const { path, method, body, headers } = first;
  const answer = await shop.send(path, {
    ...(method !== undefined && { method }),
    ...(body !== undefined && { rawBody: fillIn(JSON.stringify(body), 0) }),
    headers: { "accept-encoding": "gzip", ...headers },
  });
  if (answer.status >= 400) throw new Error(`${answer.status} for ${path}: ${answer.text}`);
  await bare.answerWith(answer);
  return async (requests, maxMs) => {
    const before = readCpuMs(bare.pid);
    const work = { port: bare.port, connections, requests, isOnce: false, maxMs, minRequests };
    const { times } = await sendLoad(work);
    return (readCpuMs(bare.pid) - before) / times.length;
  };
}
