import { once } from "node:events";
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from "node:http";

/** A shop that can change under its open pages. */
export type SiteProxy = {
  readonly url: string;
  /** From now on the service worker is another one: its text, changed. */
  readonly deploy: (change: (script: string) => string) => void;
  /** From now on nothing is answered, as where the signal is too weak. */
  readonly stall: () => void;
  /** From now on it refuses connections, as where there is no network. */
  readonly stop: () => Promise<void>;
  /** Answers again at the same address after `stop`. */
  readonly restart: () => Promise<void>;
};

/** Stands before a running shop and passes everything on, until it is told otherwise. */
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
    // The shop takes changes from pages of its own address alone.
    const headers = { ...incoming.headers, ...(incoming.headers.origin && { origin: shopUrl }) };
    const passed = ask(new URL(url, shopUrl), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    // A page that was left has let go of its answer.
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
