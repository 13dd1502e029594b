import { createServer } from "node:http";

export type ServedMetrics = { readonly port: number; close(): Promise<void> };

/** Serves the metrics at /metrics of a port of their own, which the proxy of the shop doesn't reach. */
export async function serveMetrics(
  metrics: { readonly contentType: string; print(): Promise<string> },
  place: { readonly port: number; readonly host: string },
): Promise<ServedMetrics> {
  const server = createServer({ headersTimeout: 6_000 }, (request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    void metrics.print().then(
      (text) => response.writeHead(200, { "content-type": metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(place.port, place.host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : place.port,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
