import type { AppContext, Monitoring } from "./app-context.ts";
import type { Config } from "./config.ts";
import { noMetrics } from "./metrics/metrics.ts";
import { openMetrics } from "./metrics/open-metrics.ts";
import { serveMetrics } from "./metrics/serve-metrics.ts";
import { readProcessFigures } from "./services/status/read-process-figures.ts";
import { openTracing } from "./tracing/open-tracing.ts";

export type OpenMonitoring = Monitoring & {
  /** Undefined if nothing is measured. */
  readonly metricsPort: number | undefined;
  /** Adds the figures of the database, the queue and the streams. */
  watch(appContext: AppContext): void;
  close(): Promise<void>;
};

/** Opens what the operator configured of metrics and traces. */
export async function openMonitoring(
  { monitoring }: Config,
  version: string,
): Promise<OpenMonitoring> {
  const metrics = monitoring.metrics && (await openMetrics(version));
  const served = metrics && monitoring.metrics && (await serveMetrics(metrics, monitoring.metrics));
  const tracing = await openTracing(monitoring.traces, version);
  return {
    metrics: metrics ?? noMetrics,
    tracing,
    metricsPort: served?.port,
    watch: (appContext) => metrics?.watch(() => readProcessFigures(appContext)),
    async close() {
      await Promise.all([served?.close(), tracing.close()]);
    },
  };
}
