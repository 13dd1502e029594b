/** Values must not contain personal data: they leave the process. */
export type SpanAttributes = Readonly<Record<string, string | number>>;

export type SpanStart = {
  readonly name: string;
  readonly kind: "server" | "client" | "consumer";
  readonly attributes?: SpanAttributes;
  /** Header `traceparent` of the caller, if it is trusted. */
  readonly caller?: string | undefined;
};

/** A running span. */
export type RunningSpan = {
  /** Undefined if spans aren't recorded. */
  readonly traceId: string | undefined;
  /** Adds what is only known at the end. */
  describe(end: { readonly name?: string; readonly attributes?: SpanAttributes }): void;
  /** Marks it as failed. */
  fail(errorType: string): void;
  end(): void;
};

/** Records how long requests, queries and jobs take, each as a span of its caller's trace. */
export type Tracing = {
  readonly isOn: boolean;
  /** Runs work in a span; what it starts belongs to it. An error marks the span as failed. */
  run<Result>(start: SpanStart, work: (span: RunningSpan) => Promise<Result>): Promise<Result>;
  /** Starts a span below the running one. Without one there is nothing to record. */
  startChild(start: SpanStart): RunningSpan;
  /** Sends what is left. */
  close(): Promise<void>;
};

const noSpan: RunningSpan = {
  traceId: undefined,
  describe: () => undefined,
  fail: () => undefined,
  end: () => undefined,
};

/** For a server without a collector. */
export const noTracing: Tracing = {
  isOn: false,
  run: (_start, work) => work(noSpan),
  startChild: () => noSpan,
  close: async () => undefined,
};
