import { randomUUID } from "node:crypto";
import { Hono, type Context, type Handler, type MiddlewareHandler } from "hono";
import { cors } from "hono/cors";
import type { AppContext } from "#server/app-context.ts";
import type { Auth } from "#server/services/accounts/auth.ts";
import { nativeOrigins } from "#server/services/foreign-origin.ts";
import { AnswerCache, readParts, toResponse, type MadeAnswer } from "./answer-cache.ts";
import { handleApiRequest, type ApiRequest } from "./api-handler.ts";
import { isLasting } from "./api/search.ts";
import { mountAppLinks } from "./app-links.ts";
import { limitBody, requireJsonBody } from "./check-body.ts";
import { checkFileBody, unlessFile } from "./check-file-body.ts";
import { getClientAddress, createProxyCheck } from "./client-address.ts";
import { compressAnswers } from "./compress-answers.ts";
import { createErrorBody, toErrorBody, createErrorResponse } from "./error-body.ts";
import { rejectUnknownMethods } from "./known-methods.ts";
import { answerWithoutRender, answerWithRender, findBuiltAnswer, type Site } from "./pages.ts";
import { PageRenders } from "./render-page.ts";
import { RenderQueueFullError } from "./render-queue.ts";
import { openScope } from "./request-scope.ts";
import { rejectForeignOrigins } from "./same-origin.ts";
import { sendStream } from "./send-stream.ts";
import { ShopPageCache } from "./shop-page-cache.ts";
import { mountSiteMap } from "./site-map.ts";
import { staticResponse, type StaticFile } from "./static-files.ts";
import { uploadedFileResponse } from "./uploaded-files.ts";
import { watchRequests, type RequestEnv } from "./watch-requests.ts";

/** The dependencies of the application. */
export type AppParts = {
  readonly appContext: AppContext;
  readonly accounts: Auth;
  /** Undefined in tests of the API alone. */
  readonly site?: Site;
  readonly apiDocs?: ApiDocs;
};

/** The API documentation, generated at build time. */
export type ApiDocs = { readonly json: StaticFile; readonly page: StaticFile };

/** Allows the native app's pages to call the API. Applies to no other origin. */
const letAppRead = cors({
  origin: [...nativeOrigins],
  allowHeaders: ["content-type", "authorization", "last-event-id"],
  exposeHeaders: ["set-auth-token", "retry-after", "content-disposition", "x-request-id"],
  maxAge: 600,
});

/** For other requests `cors` would copy the response, which costs more than the rest of the request. */
const letOriginsRead: MiddlewareHandler = async (c, next) => {
  if (c.req.header("origin") !== undefined || c.req.method === "OPTIONS") {
    return letAppRead(c, next);
  }
  await next();
  // A shared cache must not send it to a page of another origin.
  c.res.headers.append("vary", "Origin");
};

/**
 * Creates the whole application: built files and pages, the API with its documentation, health
 * checks.
 */
export function createApp(parts: AppParts): Hono<RequestEnv> {
  const { appContext } = parts;
  const app = new Hono<RequestEnv>();
  const checkProxy = createProxyCheck(appContext.config.trustedProxies, appContext.log);

  app.use(
    watchRequests(appContext, (c, span) => {
      checkProxy(c.req.raw.headers);
      const request = requestParts(c, appContext);
      c.set("scope", openScope({ ...parts, ...request, ...(span && { span }) }));
    }),
  );

  app.use(rejectUnknownMethods);
  app.use(compressAnswers);

  app.get("/healthz", (c) => c.json({ status: "up" }, 200, { "cache-control": "no-store" }));
  app.use("/readyz", letAppRead);
  app.get("/readyz", (c) => answerReadiness(c, appContext));
  mountApi(app, parts);
  app.on(["GET", "HEAD"], "/uploads/*", (c) => uploadedFileResponse(c.req.raw, appContext.storage));
  mountAppLinks(app, appContext.config);
  mountPages(app, parts.site, appContext);

  app.onError((error, c) => {
    if (error instanceof RenderQueueFullError && parts.site) {
      return answerWithoutRender(parts.site, c.req.raw, appContext.config);
    }
    return createErrorResponse(toErrorBody(error, c.get("scope").log));
  });
  app.notFound(() => createErrorResponse(createErrorBody("not_found")));
  return app;
}

function mountApi(app: Hono<RequestEnv>, parts: AppParts): void {
  const { apiDocs, appContext } = parts;
  const { feed, metrics } = appContext;
  const lists = new AnswerCache(feed, 500, {
    countUse: (isHit) => metrics.countCacheUse("lists", isHit),
  });
  // A cache of its own, because typed searches would evict the lists.
  const searches = new AnswerCache(feed, 500, {
    topics: ["product", "synonyms"],
    countUse: (isHit) => metrics.countCacheUse("searches", isHit),
  });
  const synonyms = new AnswerCache(feed, 1, { topics: ["synonyms"] });
  if (apiDocs) {
    app.get("/api/openapi.json", (c) => staticResponse(c.req.raw, apiDocs.json));
    app.get("/api/docs", (c) => staticResponse(c.req.raw, apiDocs.page, docsHeaders));
  }
  app.on("GET", listPaths, sendKnown(lists));
  app.get("/api/search", sendKnown(searches));
  app.get("/api/search/synonyms", sendKnown(synonyms));
  app.use(
    "/api/*",
    letOriginsRead,
    rejectForeignOrigins(appContext.config),
    checkFileBody,
    unlessFile(limitBody),
    unlessFile(requireJsonBody),
  );
  app.on(
    "GET",
    listPaths,
    makeAndKeep(lists, () => true),
  );
  app.get("/api/search", makeAndKeep(searches, isLasting));
  app.get(
    "/api/search/synonyms",
    makeAndKeep(synonyms, () => true),
  );
  app.all("/api/*", async (c) =>
    sendStream(c, await handleApiRequest(toApiRequest(c), c.get("scope"))),
  );
}

const listPaths = ["/api/products", "/api/products/filters", "/api/products/dimensions"];

const knownHeaders = { vary: "accept-encoding, origin" };

/** Sends a stored answer, if there is one. */
function sendKnown(cache: AnswerCache): Handler<RequestEnv> {
  return async (c, next) => {
    // Pages of another origin need a header that depends on the origin.
    const known = c.req.header("origin") ? undefined : cache.find(getKey(c.req.raw));
    return known ? staticResponse(c.req.raw, known, knownHeaders) : next();
  };
}

/** @param mayStore Whether a successful answer stays the same until a product changes. */
function makeAndKeep(
  cache: AnswerCache,
  mayStore: (made: Response) => boolean,
): Handler<RequestEnv> {
  return async (c) => {
    let isOwn = false;
    const make = async (): Promise<MadeAnswer> => {
      isOwn = true;
      const response = await handleApiRequest(
        { ...toApiRequest(c), accepted: null },
        c.get("scope"),
      );
      const { status } = response;
      return {
        ...(await readParts(response)),
        isCacheable: status === 200 && mayStore(response),
        isUnavailable: status === 503,
      };
    };
    const isVisitor = !(await c.get("scope").mayBeSignedIn());
    const answer = await cache.keep(getKey(c.req.raw), make, isVisitor);
    if (!(answer instanceof Response)) return staticResponse(c.req.raw, answer);
    // Another network's limit doesn't concern this one.
    return isOwn || answer.status !== 429 ? answer : toResponse(await make());
  };
}

function mountPages(app: Hono<RequestEnv>, site: Site | undefined, appContext: AppContext): void {
  if (!site) return;
  const { config } = appContext;
  const renders = new PageRenders(site.renderer);
  const shop = new ShopPageCache(site, appContext, renders);
  app.get("/shop", (c) => shop.answer(c.req.raw, c.get("scope")));
  app.get("/shop/:slug", (c) => shop.answerProduct(c.req.raw, c.get("scope")));
  mountSiteMap(app, site, appContext);
  app.on(["GET", "HEAD"], "*", async (c) => {
    const request = c.req.raw;
    const { answered } = c.get("scope");
    const built = await findBuiltAnswer(site, request, config);
    answered.route = nameFileRoute(c.req.path, built !== undefined);
    if (built) return built;
    const page = await renders.render(request, c.get("scope"), { signal: request.signal });
    return answerWithRender(site, page, config);
  });
  app.all("*", () => createErrorResponse(createErrorBody("method_not_allowed")));
}

/** There are thousands of files and pages; metrics count them by kind. */
function nameFileRoute(path: string, isBuilt: boolean): string {
  if (path.startsWith("/assets/")) return "/assets/*";
  if (!isBuilt) return "rendered page";
  return /\.\w+$/.test(path) ? "file" : "built page";
}

/** The same for all spellings of a question: `%6cimit=24&sort=x` and `sort=x&limit=24`. */
function getKey(request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  searchParams.sort();
  return `${pathname}?${searchParams.toString()}`;
}

/** The documentation page has inline styles and no script. */
const docsHeaders = {
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'",
};

function requestParts(
  c: Context<RequestEnv>,
  appContext: AppContext,
): { headers: Headers; clientAddress: string; requestId: string } {
  return {
    headers: c.req.raw.headers,
    clientAddress: getClientAddress(c, appContext.config.trustedProxies),
    // The listener has set it on the response. Requests made inside the process have none.
    requestId: String(c.env?.outgoing?.getHeader("x-request-id") ?? randomUUID()),
  };
}

function toApiRequest({ req }: Context): ApiRequest {
  const readBody = async (): Promise<unknown> => {
    if (req.header("content-type")?.startsWith("multipart/form-data")) return req.formData();
    // Already read by the checks: Hono returns the same text again.
    const text = await req.text();
    return text === "" ? undefined : JSON.parse(text);
  };
  const accepted = req.header("accept-encoding") ?? null;
  return { url: new URL(req.url), method: req.method, readBody, accepted };
}

async function answerReadiness(c: Context, appContext: AppContext): Promise<Response> {
  try {
    await appContext.db.$client.query("SELECT 1");
    return c.json({ status: "ready" }, 200, { "cache-control": "no-store" });
  } catch (error) {
    return createErrorResponse(toErrorBody(error, appContext.log));
  }
}
