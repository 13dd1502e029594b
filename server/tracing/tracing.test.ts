import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { expect, test } from "vitest";
import { z } from "zod";
import { captureLog } from "#server/testing/capture-log.ts";
import { createOrderRequest } from "#server/testing/create-order-request.ts";
import { insertProduct } from "#server/testing/insert-product.ts";
import { createTestApp } from "#server/testing/test-app.ts";
import { openTracing } from "./open-tracing.ts";
import { describeStatement } from "./trace-queries.ts";

const attribute = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) });
const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.int(),
  attributes: z.array(attribute),
  status: z.object({ code: z.int() }).partial(),
});
const body = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(z.object({ spans: z.array(span) })),
    }),
  ),
});

/** A collector that stores what it receives. */
async function startCollector(): Promise<{
  readonly url: string;
  readonly received: { readonly path: string; readonly body: z.infer<typeof body> }[];
  close(): void;
}> {
  const received: { path: string; body: z.infer<typeof body> }[] = [];
  const server = createServer((request, response) => {
    void json(request).then((sent) => {
      received.push({ path: request.url ?? "", body: body.parse(sent) });
      response.writeHead(200, { "content-type": "application/json" }).end("{}");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1/traces`,
    received,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

// docs/product/reliability.md#traces
test("an order is one trace of the caller: the request, its statements, and a job of its own", async () => {
  const collector = await startCollector();
  const tracing = await openTracing({ url: collector.url, share: 1 }, "1.2.3");
  const { log, lines } = captureLog();
  const app = await createTestApp({ trustedProxies: 1 }, undefined, log, { tracing });
  const product = await insertProduct(app.appContext.db);
  const traceId = "0af7651916cd43dd8448eb211c80319c";
  const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01` };
  const order = createOrderRequest([product]);
  const placed = await app.call("/api/orders", { method: "POST", body: order, headers });
  expect(placed.status).toBe(201);
  expect((await app.call("/api/orders/not-an-id", { headers })).status).toBe(401);
  const done = Promise.withResolvers<void>();
  await app.appContext.jobs.work("order-placed", { pollingIntervalSeconds: 1 }, async () => {
    await app.appContext.db.execute("SELECT 1 AS one");
    done.resolve();
  });
  app.appContext.jobs.wake("order-placed");
  await done.promise;
  await app.close();
  await tracing.close();
  collector.close();

  expect(collector.received.map(({ path }) => path)).toContain("/v1/traces");
  const resources = collector.received.flatMap((each) => each.body.resourceSpans);
  expect(resources[0]?.resource.attributes).toContainEqual({
    key: "service.version",
    value: { stringValue: "1.2.3" },
  });
  const spans = resources.flatMap(({ scopeSpans }) => scopeSpans).flatMap((scope) => scope.spans);
  const request = spans.find(({ name }) => name === "POST /api/orders");
  expect(request).toMatchObject({ traceId, parentSpanId: "b7ad6b7169203331", kind: 2 });
  expect(request?.attributes).toContainEqual({
    key: "http.response.status_code",
    value: { intValue: 201 },
  });
  expect(spans.find(({ name }) => name === "insert-order")).toMatchObject({
    traceId,
    parentSpanId: request?.spanId,
    kind: 3,
  });
  const job = spans.find(({ name }) => name === "job order-placed");
  expect(job).toMatchObject({ kind: 5 });
  expect(spans.find(({ parentSpanId }) => parentSpanId === job?.spanId)?.name).toBe("SELECT");
  // Neither values nor addresses leave the process, and log lines name the trace.
  const sent = JSON.stringify(collector.received);
  for (const secret of [order.customer_name, order.phone, placed.body["id"], "192.0.2"]) {
    expect(sent).not.toContain(secret);
  }
  expect(lines.filter((line) => line.includes(`"traceId":"${traceId}"`))).toHaveLength(1);
});

// docs/product/reliability.md#traces
test("without a collector nothing is recorded, and one that is away delays nothing", async () => {
  const off = await openTracing(undefined, "1.2.3");
  expect(off.isOn).toBe(false);
  const away = await openTracing({ url: "http://127.0.0.1:1/v1/traces", share: 1 }, "1.2.3");
  const result = await away.run({ name: "GET", kind: "server" }, async () => "answer");
  expect(result).toBe("answer");
  await away.close();
});

test("a statement is described without its values", () => {
  expect(describeStatement('select "id" from "products" where "name" = $1')).toEqual({
    operation: "SELECT",
    table: "products",
  });
  expect(describeStatement({ text: "UPDATE pgboss.job SET state = $1" })).toEqual({
    operation: "UPDATE",
    table: "pgboss.job",
  });
  expect(describeStatement({ name: "insert-order", text: "WITH …" }).operation).toBe(
    "insert-order",
  );
  expect(describeStatement("SELECT 'from me'").table).toBeUndefined();
  expect(describeStatement(undefined).operation).toBe("QUERY");
});
