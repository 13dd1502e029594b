import {
  Agent as HttpAgent,
  request as requestHttp,
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
} from "node:http";
import { Agent as HttpsAgent, request as requestHttps, type RequestOptions } from "node:https";

/** A request to a server under test. */
export type ClientCall = {
  readonly method?: string;
  readonly body?: unknown;
  /** Sent as is, instead of `body`. */
  readonly rawBody?: string | Buffer;
  /** Sent as multipart/form-data, instead of `body`. */
  readonly form?: FormData;
  readonly cookie?: string | undefined;
  /** The page's origin; null sends none. By default the server's own. */
  readonly origin?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
  /** Address on the loopback network that the request comes from. */
  readonly from?: string;
};

export type ClientAnswer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly text: string;
  /** The JSON object of the body; empty for any other body. */
  readonly body: Readonly<Record<string, unknown>>;
  readonly ms: number;
  /** `name=value` of each cookie that was set. */
  readonly cookie: string;
};

export type HttpClient = (path: string, call?: ClientCall) => Promise<ClientAnswer>;

let networks = 0;

/** An address on the loopback network that no other case uses, so that limits count it alone. */
export function takeNetwork(): string {
  networks += 1;
  return `127.${10 + Math.floor(networks / 62_500)}.${Math.floor(networks / 250) % 250}.${1 + (networks % 250)}`;
}

/**
 * Opens a client of one server, without a connection pool, as many visitors are.
 *
 * @param own The public origin, sent as Origin with every request that isn't a GET.
 * @param certificate Of the authority that signed the server's, for https.
 */
export function createHttpClient(address: string, own: string, certificate?: Buffer): HttpClient {
  const url = new URL(address);
  const isHttps = url.protocol === "https:";
  return async (path, call = {}) => {
    const sent = await toBody(call);
    const method = call.method ?? (sent ? "POST" : "GET");
    const origin = call.origin === undefined && method !== "GET" ? own : call.origin;
    const options = {
      hostname: url.hostname,
      port: url.port,
      path,
      method,
      family: 4,
      localAddress: call.from,
      ...(isHttps && { ca: certificate }),
      agent: isHttps ? new HttpsAgent({ keepAlive: false }) : new HttpAgent({ keepAlive: false }),
      timeout: 120_000,
      headers: {
        ...(sent && { "content-type": sent.type, "content-length": String(sent.bytes.length) }),
        ...(typeof origin === "string" && { origin }),
        ...(call.cookie !== undefined && { cookie: call.cookie }),
        ...call.headers,
      },
    };
    return send(isHttps ? requestHttps : requestHttp, options, sent?.bytes);
  };
}

function send(
  open: (options: RequestOptions, onResponse: (response: IncomingMessage) => void) => ClientRequest,
  options: RequestOptions,
  body: Buffer | undefined,
): Promise<ClientAnswer> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const call = open(options, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("error", reject);
      response.on("end", () => {
        const bytes = Buffer.concat(parts);
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes,
          text: bytes.toString(),
          body: parseObject(bytes.toString()),
          ms: performance.now() - began,
          cookie: (response.headers["set-cookie"] ?? [])
            .map((cookie) => cookie.split(";", 1).join(""))
            .join("; "),
        });
      });
    });
    call.on("timeout", () => call.destroy(new Error("no answer within 120 s")));
    call.on("error", reject);
    call.end(body);
  });
}

async function toBody({
  body,
  rawBody,
  form,
}: ClientCall): Promise<{ readonly type: string; readonly bytes: Buffer } | undefined> {
  if (form) {
    const encoded = new Response(form);
    const type = encoded.headers.get("content-type") ?? "";
    return { type, bytes: Buffer.from(await encoded.arrayBuffer()) };
  }
  if (rawBody !== undefined) return { type: "application/json", bytes: Buffer.from(rawBody) };
  if (body === undefined) return undefined;
  return { type: "application/json", bytes: Buffer.from(JSON.stringify(body)) };
}

function parseObject(text: string): Readonly<Record<string, unknown>> {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === "object" && parsed !== null ? { ...parsed } : {};
  } catch {
    return {};
  }
}
