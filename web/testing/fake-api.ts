import { vi } from "vitest";
import type { ApiClient } from "#web/api/client.ts";
import type {
  DashboardProductList,
  Cart,
  OrderListPage,
  ShopProductList,
} from "#web/api/queries.ts";
import type { Me } from "#web/session/session-query.ts";
import { createFakeUpload } from "./fake-upload.ts";

/** A request made by the page, for assertions. */
export type ReceivedCall = {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly body: unknown;
};

/** An answer of the fake server. */
export type FakeAnswer<Json = unknown> = {
  readonly status?: number;
  readonly json?: Json;
  readonly headers?: Readonly<Record<string, string>>;
  /** Instead of JSON: an event stream. */
  readonly stream?: ReadableStream<Uint8Array<ArrayBuffer>>;
};

type Outcome<Json> = FakeAnswer<Json> | "no-connection";
type Handler<Json> =
  | Outcome<Json>
  | ((call: ReceivedCall) => Outcome<Json> | Promise<Outcome<Json>>);

/** Answers typed by the contract; other routes accept any JSON. */
type KnownAnswers = {
  readonly "GET /api/admin/me": Me;
  readonly "GET /api/admin/products": DashboardProductList;
  readonly "GET /api/admin/stats": Awaited<ReturnType<ApiClient["admin"]["stats"]>>;
  readonly "GET /api/admin/daily": Awaited<ReturnType<ApiClient["admin"]["daily"]>>;
  readonly "GET /api/brands": Awaited<ReturnType<ApiClient["brands"]["list"]>>;
  readonly "GET /api/cart": Cart;
  readonly "GET /api/orders": OrderListPage;
  readonly "GET /api/products": ShopProductList;
  readonly "GET /api/products/dimensions": Awaited<ReturnType<ApiClient["products"]["dimensions"]>>;
  readonly "GET /api/products/filters": Awaited<ReturnType<ApiClient["products"]["filters"]>>;
  readonly "GET /api/settings": Awaited<ReturnType<ApiClient["admin"]["settings"]>>;
};

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
/** Method and path; `*` matches one segment. */
type RouteName = keyof KnownAnswers | `${Method} /${string}`;
type AnswerOf<Name> = Name extends keyof KnownAnswers ? KnownAnswers[Name] : unknown;

/** Fake server: every call needs an answer, and an unexpected one fails the test. */
export type FakeApi = {
  /** Sets the answer to a route's calls. */
  readonly on: <Name extends RouteName>(route: Name, handler: Handler<AnswerOf<Name>>) => void;
  /** Sets an answer that is delayed until the returned function is called. */
  readonly hold: <Name extends RouteName>(
    route: Name,
    handler: Handler<AnswerOf<Name>>,
  ) => () => void;
  /** Sets an API error as the answer. */
  readonly reject: (route: RouteName, status: number, code: string, data?: unknown) => void;
  /** The calls made to a route so far. */
  readonly calls: (route: RouteName) => readonly ReceivedCall[];
};

let routes = new Map<string, Handler<unknown>>();
let received: (ReceivedCall & { readonly name: string })[] = [];
let unknown: string[] = [];

/** The fake API for the page under test. */
export const api: FakeApi = {
  on(route, handler) {
    routes.delete(route);
    routes.set(route, handler);
  },
  hold(route, handler) {
    let release = (): void => undefined;
    const isDue = new Promise<void>((resolve) => (release = resolve));
    api.on(route, async (call) => {
      await isDue;
      return typeof handler === "function" ? handler(call) : handler;
    });
    return () => release();
  },
  reject(route, status, code, data) {
    api.on(route, { status, json: { code, message: code, ...(data !== undefined && { data }) } });
  },
  calls: (route) => received.filter(({ name }) => matches(route, name)),
};

/** Replaces fetch and XMLHttpRequest. */
export function startFakeApi(): void {
  routes = new Map();
  received = [];
  unknown = [];
  const realFetch = window.fetch.bind(window);
  vi.stubGlobal("XMLHttpRequest", createFakeUpload(answer));
  vi.stubGlobal("fetch", (input: string | URL | Request, init?: RequestInit) => {
    const request = new Request(input, init);
    const isForServer = /^\/(?:api\/|readyz$)/.test(new URL(request.url).pathname);
    return isForServer ? answer(request) : realFetch(input, init);
  });
}

/** Returns the calls that had no answer. */
export function stopFakeApi(): readonly string[] {
  return unknown;
}

async function answer(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const name = `${request.method} ${pathname}`;
  const call = {
    name,
    method: request.method,
    path: pathname,
    query: searchParams,
    headers: request.headers,
    body: await readBody(request),
  };
  received.push(call);
  // The last handler wins, so that a test overrides the defaults.
  const handler = [...routes].findLast(([route]) => matches(route, name))?.[1];
  if (handler === undefined) {
    unknown.push(name);
    return Response.json({ code: "unknown_in_test", message: name }, { status: 418 });
  }
  const outcome = typeof handler === "function" ? await handler(call) : handler;
  if (outcome === "no-connection") throw new TypeError("Failed to fetch");
  request.signal.throwIfAborted();
  const { status = 200, json, headers, stream } = outcome;
  if (stream) return new Response(stream, { headers: { "content-type": "text/event-stream" } });
  return json === undefined
    ? new Response(null, { status: status === 200 ? 204 : status, ...(headers && { headers }) })
    : Response.json(json, { status, ...(headers && { headers }) });
}

function matches(route: string, name: string): boolean {
  const wanted = route.split("/");
  const parts = name.split("/");
  return (
    wanted.length === parts.length &&
    wanted.every((part, index) => part === "*" || part === parts[index])
  );
}

async function readBody(request: Request): Promise<unknown> {
  if (request.headers.get("content-type")?.startsWith("multipart/form-data")) {
    return Object.fromEntries(await request.formData());
  }
  const text = await request.text();
  return text === "" ? undefined : (JSON.parse(text) as unknown);
}
