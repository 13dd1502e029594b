import { once } from "node:events";
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from "node:http";

/** A proxy for a shop whose open pages outlast deployments and outages. */
export type SiteProxy = {
  readonly url: string;
  /** Changes the text of the service worker from now on. */
  readonly deploy: (change: (script: string) => string) => void;
  /** Leaves all requests pending from now on, as on a weak signal. */
  readonly stall: () => void;
  /** Refuses connections from now on, as without a network. */
  readonly stop: () => Promise<void>;
  /** Listens at the same address again after `stop`. */
  readonly restart: () => Promise<void>;
};

/** Starts a proxy for a running shop that passes everything on until changed. */
export async function startSiteProxy(shopUrl: string): Promise<SiteProxy> {
  let isStalled = false;
  let change = (script: string): string => script;

  async function answerWithWorker(response: ServerResponse): Promise<void> {
    const script = await (await fetch(`${shopUrl}/service-worker.js`)).text();
    response.setHeader("content-type", "text/javascript");
    response.setHeader("cache-control", "no-cache");
    response.end(change(script));
  }
  function passOn(incoming: IncomingMessage, response: ServerResponse): void {
    const { method, url = "/" } = incoming;
    // The shop accepts changes only from pages of its own origin.
    const headers = { ...incoming.headers, ...(incoming.headers.origin && { origin: shopUrl }) };
    const passed = ask(new URL(url, shopUrl), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    // A closed page has aborted its request.
    passed.on("error", () => response.destroy());
    response.on("close", () => passed.destroy());
    incoming.pipe(passed);
  }

  const server = createServer((incoming, response) => {
    if (isStalled) return;
    if (incoming.url === "/service-worker.js") void answerWithWorker(response);
    else passOn(incoming, response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No free port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    deploy(next) {
      change = next;
    },
    stall() {
      isStalled = true;
    },
    async stop() {
      if (!server.listening) return;
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
    async restart() {
      server.listen(address.port, "127.0.0.1");
      await once(server, "listening");
    },
  };
}
