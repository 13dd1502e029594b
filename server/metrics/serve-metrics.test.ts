import { expect, test } from "vitest";
import type { ProcessFigures } from "#server/services/status/read-process-figures.ts";
import { openMetrics } from "./open-metrics.ts";
import { serveMetrics } from "./serve-metrics.ts";

const figures: ProcessFigures = {
  pool: { max: 12, used: 3, idle: 2, waiting: 1 },
  openStreams: 7,
  jobs: [
    { queue: "notice", state: "created", count: 4, putOff: 1, dueSeconds: 90 },
    { queue: "account-mail", state: "active", count: 1, putOff: 0, dueSeconds: 0 },
    { queue: "timed", state: "created", count: 2, putOff: 0, dueSeconds: 5 },
  ],
  isBackupScheduled: true,
  backupAgeSeconds: 3_600,
  freeBytes: { data: 5e9, backups: undefined },
};

// docs/product/reliability.md#metrics
test("counts requests, caches, orders and mails, and reads the figures when they are asked for", async () => {
  const metrics = await openMetrics("1.2.3");
  metrics.watch(async () => figures);
  const request = { method: "GET", route: "/api/products/{id}", status: 200, seconds: 0.03 };
  metrics.countRequest(request);
  metrics.countRequest(request);
  metrics.countRequest({ ...request, status: 404 });
  metrics.countRefusedRequest();
  metrics.countCacheUse("lists", true);
  metrics.countCacheUse("lists", false);
  metrics.countPublicRead(true);
  metrics.countOrder();
  metrics.countMail("given_up");
  expect((await metrics.print()).split("\n")).toEqual(
    expect.arrayContaining([
      'shop_http_requests_total{method="GET",route="/api/products/{id}",status="200"} 2',
      'shop_http_requests_total{method="GET",route="/api/products/{id}",status="404"} 1',
      'shop_http_request_duration_seconds_bucket{le="0.025",method="GET",route="/api/products/{id}"} 0',
      'shop_http_request_duration_seconds_bucket{le="0.05",method="GET",route="/api/products/{id}"} 3',
      "shop_http_refused_requests_total 1",
      'shop_cache_requests_total{cache="lists",result="hit"} 1',
      'shop_cache_requests_total{cache="lists",result="miss"} 1',
      'shop_public_reads_total{database="replica"} 1',
      "shop_orders_placed_total 1",
      'shop_mails_total{result="given_up"} 1',
      'shop_mails_total{result="sent"} 0',
      'shop_disk_free_bytes{place="data"} 5000000000',
      'shop_database_connections{state="used"} 3',
      'shop_database_connections{state="idle"} 2',
      "shop_database_connections_max 12",
      "shop_database_waiting_requests 1",
      "shop_database_up 1",
      'shop_jobs{queue="notice",state="created"} 4',
      'shop_jobs{queue="backup",state="active"} 0',
      'shop_jobs_due_seconds{queue="notice"} 90',
      "shop_mails_waiting 5",
      "shop_event_streams 7",
      "shop_backup_scheduled 1",
      "shop_backup_age_seconds 3600",
      'shop_build_info{version="1.2.3"} 1',
    ]),
  );
});

// docs/product/reliability.md#metrics
test("while the database is unavailable, its figures are absent and the process still reports", async () => {
  const metrics = await openMetrics("1.2.3");
  metrics.watch(async () => figures);
  await metrics.print();
  metrics.watch(async () => ({ ...figures, jobs: undefined, backupAgeSeconds: undefined }));
  const text = await metrics.print();
  expect(text).toContain("shop_database_up 0");
  expect(text).not.toMatch(/^shop_(jobs|mails_waiting|backup_age|jobs_due)\w*[ {]/m);
  expect(text).toMatch(/^process_resident_memory_bytes \d/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
});

// docs/product/reliability.md#metrics
test("serves the metrics at one path of its own port", async () => {
  const metrics = { contentType: "text/plain", print: async () => "shop_up 1\n" };
  const served = await serveMetrics(metrics, { port: 0, host: "127.0.0.1" });
  const url = `http://127.0.0.1:${served.port}`;
  expect(await (await fetch(`${url}/metrics`)).text()).toBe("shop_up 1\n");
  expect((await fetch(`${url}/`)).status).toBe(404);
  expect((await fetch(`${url}/metrics`, { method: "POST" })).status).toBe(404);
  await served.close();
  await expect(fetch(`${url}/metrics`)).rejects.toThrow("fetch failed");
});
