import type { Counter, Gauge as FigureGauge, Histogram } from "prom-client";
import type { ProcessFigures } from "#server/services/status/read-process-figures.ts";
import { createFigureGauges } from "./figure-gauges.ts";
import { mailResults, type Metrics } from "./metrics.ts";

/** Metrics that can be read, with the figures that are only read when they are asked for. */
export type OpenMetrics = Metrics & {
  readonly contentType: string;
  /** Prometheus' text format. */
  print(): Promise<string>;
  /** Adds the figures of an app context, as soon as there is one. */
  watch(read: () => Promise<ProcessFigures>): void;
};

type MeasuredRoute = {
  readonly count: Counter.Internal;
  readonly duration: Histogram.Internal<"method" | "route">;
};

/** Seconds. Most answers take a few milliseconds; a request gives up its wait for the database after 2 s. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Creates the metrics of this process. The library is loaded here, since most servers need none. */
export async function openMetrics(version: string): Promise<OpenMetrics> {
  const { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } =
    await import("prom-client");
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const gauge = (name: string, help: string, labelNames: readonly string[] = []): FigureGauge =>
    new Gauge({ name, help, labelNames, registers });
  const counter = (name: string, help: string, labelNames: readonly string[] = []): Counter =>
    new Counter({ name, help, labelNames, registers });
  const setFigures = createFigureGauges(gauge);
  let read: (() => Promise<ProcessFigures>) | undefined;
  const requests = counter(
    "shop_http_requests_total",
    "Answered requests by method, route and status",
    ["method", "route", "status"],
  );
  const durations = new Histogram({
    name: "shop_http_request_duration_seconds",
    help: "Time until an answer begins, by method and route",
    labelNames: ["method", "route"],
    buckets,
    registers,
  });
  const refused = counter(
    "shop_http_refused_requests_total",
    "Requests of networks that had too many open",
  );
  const cacheUses = counter(
    "shop_cache_requests_total",
    "Requests for an answer that may be remembered, by cache and result (hit or miss)",
    ["cache", "result"],
  );
  const publicReads = counter(
    "shop_public_reads_total",
    "Reads for visitors by database, replica or primary, where DATABASE_READ_URL is set",
    ["database"],
  );
  const orders = counter("shop_orders_placed_total", "Orders that this process took");
  const mails = counter(
    "shop_mails_total",
    "Attempts to send a mail by result: sent, put_off or given_up",
    ["result"],
  );
  // A series that begins with 1 has no increase, which the alert looks for.
  for (const result of mailResults) mails.inc({ result }, 0);
  gauge("shop_build_info", "1, with the program's version", ["version"]).set({ version }, 1);

  /** One lookup per request instead of one per metric. */
  const routes = new Map<string, MeasuredRoute>();
  function findRoute(method: string, route: string, status: number): MeasuredRoute {
    const key = `${method} ${status} ${route}`;
    const known = routes.get(key);
    if (known) return known;
    const count = requests.labels(method, route, String(status));
    const found = { count, duration: durations.labels(method, route) };
    routes.set(key, found);
    return found;
  }

  return {
    contentType: register.contentType,
    async print() {
      if (read) setFigures(await read());
      return register.metrics();
    },
    watch: (readProcessFigures) => (read = readProcessFigures),
    countRequest({ method, route, status, seconds }) {
      const { count, duration } = findRoute(method, route, status);
      count.inc();
      duration.observe(seconds);
    },
    countRefusedRequest: () => refused.inc(),
    countCacheUse: (cache, isHit) => cacheUses.inc({ cache, result: isHit ? "hit" : "miss" }),
    countPublicRead: (isAtReplica) =>
      publicReads.inc({ database: isAtReplica ? "replica" : "primary" }),
    countOrder: () => orders.inc(),
    countMail: (result) => mails.inc({ result }),
  };
}
