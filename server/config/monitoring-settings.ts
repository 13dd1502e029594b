import { z } from "zod";

/** What the server reports about itself to programs that watch it. */
export type MonitoringConfig = {
  /** Where Prometheus reads the metrics. Undefined means: nothing is measured. */
  readonly metrics: { readonly port: number; readonly host: string } | undefined;
  /** Undefined means: no traces. */
  readonly traces: TracesConfig | undefined;
};

export type TracesConfig = {
  /** Where the OpenTelemetry collector takes traces. */
  readonly url: string;
  /** The share of requests that is traced, 0 to 1. */
  readonly share: number;
};

export const monitoringEnvironment = z.object({
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().default("127.0.0.1"),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
});

/** @throws {Error} If the metrics and the shop have the same port. */
export function readMonitoring(
  read: z.infer<typeof monitoringEnvironment> & { readonly PORT: number },
): MonitoringConfig {
  const { METRICS_PORT: port, METRICS_HOST: host, OTEL_EXPORTER_OTLP_ENDPOINT: collector } = read;
  if (port !== undefined && port !== 0 && port === read.PORT) {
    throw new Error("Wrong configuration:\nMETRICS_PORT must differ from PORT");
  }
  return {
    metrics: port === undefined ? undefined : { port, host },
    // OpenTelemetry specifies this path below the base URL.
    traces:
      collector === undefined
        ? undefined
        : {
            url: collector.replace(/\/*$/, "/v1/traces"),
            share: read.OTEL_TRACES_SAMPLER_ARG,
          },
  };
}
