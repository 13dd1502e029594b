import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as delay } from "node:timers/promises";
import type * as openTelemetry from "@opentelemetry/api";
import type { Context, Span, Tracer } from "@opentelemetry/api";
import type { Config } from "#server/config.ts";
import { noTracing, type RunningSpan, type SpanStart, type Tracing } from "./tracing.ts";

type Api = typeof openTelemetry;

/** Max wait for the collector when the process stops. */
const stopMs = 500;

/** Version, trace id, span id and flags of W3C Trace Context. */
const traceParent = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/;

/** Opens tracing to the configured collector. The libraries are loaded here, since most servers have none. */
export async function openTracing(
  config: Config["monitoring"]["traces"],
  version: string,
): Promise<Tracing> {
  if (!config) return noTracing;
  const [api, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import("@opentelemetry/api"),
    import("@opentelemetry/sdk-trace"),
    import("@opentelemetry/exporter-trace-otlp-http"),
    import("@opentelemetry/resources"),
  ]);
  const exporter = new OTLPTraceExporter({ url: config.url, timeoutMillis: 5_000 });
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ "service.name": "shop", "service.version": version }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(config.share) }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  });
  return createTracing(api, provider.getTracer("shop"), async () => {
    // A collector that can't be reached must not delay the stop.
    const sent = provider.shutdown().catch(() => undefined);
    await Promise.race([sent, delay(stopMs, undefined, { ref: false })]);
  });
}

function createTracing(api: Api, tracer: Tracer, close: () => Promise<void>): Tracing {
  const running = new AsyncLocalStorage<Context>();
  const kinds = {
    server: api.SpanKind.SERVER,
    client: api.SpanKind.CLIENT,
    consumer: api.SpanKind.CONSUMER,
  };
  const start = ({ name, kind, attributes = {} }: SpanStart, parent: Context): Span =>
    tracer.startSpan(name, { kind: kinds[kind], attributes }, parent);
  return {
    isOn: true,
    async run(options, work) {
      const parent = running.getStore() ?? readCaller(api, options.caller);
      const span = start(options, parent);
      const handle = toRunningSpan(api, span);
      try {
        return await running.run(api.trace.setSpan(parent, span), () => work(handle));
      } catch (error) {
        handle.fail(error instanceof Error ? error.name : typeof error);
        throw error;
      } finally {
        span.end();
      }
    },
    startChild(options) {
      const parent = running.getStore();
      if (!parent) return noTracing.startChild(options);
      return toRunningSpan(api, start(options, parent));
    },
    close,
  };
}

function toRunningSpan(api: Api, span: Span): RunningSpan {
  return {
    traceId: span.spanContext().traceId,
    describe({ name, attributes = {} }) {
      if (name !== undefined) span.updateName(name);
      span.setAttributes(attributes);
    },
    fail(errorType) {
      span.setAttribute("error.type", errorType);
      span.setStatus({ code: api.SpanStatusCode.ERROR });
    },
    end: () => span.end(),
  };
}

function readCaller(api: Api, header: string | undefined): Context {
  const [, traceId, spanId, flags] = traceParent.exec(header ?? "") ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return api.ROOT_CONTEXT;
  const caller = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
  return api.isSpanContextValid(caller)
    ? api.trace.setSpanContext(api.ROOT_CONTEXT, caller)
    : api.ROOT_CONTEXT;
}
