import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { ProcessFigures } from "#server/services/status/read-process-figures.ts";
import { openMetrics } from "./open-metrics.ts";

const ops = join(import.meta.dirname, "..", "..", "ops");
const files = ["prometheus/alerts.yml", "prometheus/alerts.test.yml", "grafana/dashboard.json"];
const none: ProcessFigures = {
  pool: { max: 1, used: 0, idle: 0, waiting: 0 },
  openStreams: 0,
  jobs: [],
  isBackupScheduled: true,
  backupAgeSeconds: 0,
  freeBytes: { data: 0, backups: 0 },
};

/** The names of all series that Prometheus gets, with those of a histogram. */
async function listNames(): Promise<ReadonlySet<string>> {
  const metrics = await openMetrics("1.2.3");
  metrics.watch(async () => none);
  const printed = await metrics.print();
  const names = [...printed.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = "", type]) =>
    type === "histogram" ? [name, `${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
  );
  return new Set(names);
}

// docs/product/reliability.md#alerts
test.each(files)("every metric that %s names exists", async (file) => {
  const names = await listNames();
  const text = readFileSync(join(ops, file), "utf8");
  const named = text.match(/\b(?:shop|process|nodejs)_\w+/g) ?? [];
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((name) => !names.has(name))).toEqual([]);
});

// docs/product/reliability.md#alerts
test("every alert says how bad it is and what to do", () => {
  const text = readFileSync(join(ops, "prometheus", "alerts.yml"), "utf8");
  const alerts = text.split("- alert: ").slice(1);
  expect(alerts.length).toBeGreaterThan(10);
  for (const alert of alerts) {
    expect(alert).toMatch(/severity: (?:page|ticket)/);
    expect(alert).toMatch(/summary: "[^]+action: "/);
  }
});
