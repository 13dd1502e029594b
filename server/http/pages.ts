import { decodePath, withoutTrailingSlashes } from "#domain/readable-path.ts";
import { figureFilters } from "#domain/shop-list.ts";
import type { Config } from "#server/config.ts";
import { createErrorBody, createErrorResponse } from "./error-body.ts";
import { hashInlineCode } from "./inline-hashes.ts";
import type { PageRenderer, RenderedPage } from "./render-page.ts";
import { contentSecurityPolicy } from "./security-headers.ts";
import { diskResponse, type DiskFile } from "./static-files-on-disk.ts";
import { staticResponse, type StaticFile } from "./static-files.ts";

/** The web build: files in memory, files streamed from disk, and the page renderer. */
export type Site = {
  readonly files: ReadonlyMap<string, StaticFile>;
  readonly streamed: ReadonlyMap<string, DiskFile>;
  readonly renderer: PageRenderer;
  readonly frameHosts: readonly string[];
};

/** `Retry-After` of a page that could not be rendered. */
const retryAfterSeconds = 5;

/** Prerendered pages that a search, filters by size or a view in the URL change. */
const searchedPages =
  /^\/products\/(?:nsk\/[^/]+(?:\/[^/]+)?|bearing\/ppl\/[^/]+|belts\/[^/]+\/[^/]+)\/?$/;
const searches = ["q", "tab", "family", "view", ...figureFilters, "seals", "section"];

/**
 * Serves a built file: an asset, or a prerendered page with or without a trailing slash. Pages with
 * a search in the URL are rendered instead, because applying the search to a prerendered page would
 * shift its layout.
 */
export async function findBuiltAnswer(
  site: Site,
  request: Request,
  config: Config,
): Promise<Response | undefined> {
  const { pathname, searchParams } = new URL(request.url);
  const path = decodePath(pathname);
  if (path === undefined) return undefined;
  if (searchedPages.test(path) && searches.some((name) => searchParams.has(name))) return undefined;
  const page = site.files.get(`${withoutTrailingSlashes(path)}/index.html`);
  if (page) return answerWithPage(site, request, page, config);
  const streamed = site.streamed.get(path);
  if (streamed) return diskResponse(request, streamed);
  const file = site.files.get(path);
  if (file && !path.endsWith(".html")) return staticResponse(request, file);
  // An older build's page requests one of its chunks; an HTML error page would be useless here.
  return path.startsWith("/assets/")
    ? createErrorResponse(createErrorBody("not_found"))
    : undefined;
}

/** Serves a prerendered page. The policy allows its inline scripts by hash. */
function answerWithPage(site: Site, request: Request, page: StaticFile, config: Config): Response {
  return staticResponse(request, page, pageHeaders(site, config, getHashes(page)));
}

/** Serves a page that was rendered for this request only. */
export function answerWithRender(site: Site, page: RenderedPage, config: Config): Response {
  const headers = new Headers(page.headers);
  const policy = pageHeaders(site, config, [`'nonce-${page.nonce}'`]);
  for (const [name, value] of Object.entries(policy)) headers.set(name, value);
  // A page may be stricter: one that a private link opens is never stored.
  if (headers.get("cache-control") !== "no-store") {
    headers.set("cache-control", "private, no-cache");
  }
  return new Response(page.html === "" ? null : page.html, { status: page.status, headers });
}

/**
 * Serves the app shell with a 503 when no page can be rendered right now. The browser then renders
 * the page with data from the API.
 */
export function answerWithoutRender(site: Site, request: Request, config: Config): Response {
  const frame = site.files.get("/app-shell/index.html");
  const answer = frame
    ? answerWithPage(site, request, frame, config)
    : createErrorResponse(createErrorBody("database_unavailable"));
  const headers = new Headers(answer.headers);
  headers.delete("etag");
  headers.set("cache-control", "no-store");
  headers.set("retry-after", String(retryAfterSeconds));
  return new Response(answer.body, { status: 503, headers });
}

/**
 * The content security policy of a page, with a nonce or hashes for its inline scripts and styles.
 */
export function pageHeaders(
  site: Site,
  config: Config,
  inlineSources: readonly string[],
): Record<string, string> {
  const policy = contentSecurityPolicy({
    scripts: inlineSources,
    styles: inlineSources,
    frameHosts: site.frameHosts,
    isHttps: config.isHttps,
  });
  return { "content-security-policy": policy };
}

const knownHashes = new WeakMap<StaticFile, readonly string[]>();

/** A page that is sent many times can't have a nonce. */
function getHashes(page: StaticFile): readonly string[] {
  const known = knownHashes.get(page);
  if (known) return known;
  const hashes = hashInlineCode(new TextDecoder().decode(page.body));
  knownHashes.set(page, hashes);
  return hashes;
}
