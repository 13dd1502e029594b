import { decodePath, withoutTrailingSlashes } from "#domain/readable-path.ts";
import type { Config } from "#server/config.ts";
import { createErrorBody, createErrorResponse } from "./error-body.ts";
import { hashesOfInline } from "./inline-hashes.ts";
import type { PageRenderer, RenderedPage } from "./render-page.ts";
import { contentSecurityPolicy } from "./security-headers.ts";
import { diskResponse, type DiskFile } from "./static-files-on-disk.ts";
import { staticResponse, type StaticFile } from "./static-files.ts";

/** The web build, ready to answer: in memory but for what is streamed from disk. */
export type Site = {
  readonly files: ReadonlyMap<string, StaticFile>;
  readonly streamed: ReadonlyMap<string, DiskFile>;
  readonly renderer: PageRenderer;
  readonly frameHosts: readonly string[];
};

/** How long a client waits before it asks again for a page that could not be rendered. */
const retryAfterSeconds = 5;

/** Pages that search themselves by what their address says. */
const searchedPages = /^\/products\/nsk\/[^/]+\/?$/;
const searches = ["q", "tab", "family"];

/**
 * Answers with a built file: an asset, or a prerendered page with or without a trailing slash. A
 * search of such a page has none: changing a finished page would move it under the reader's eyes.
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
  // A page of an older build asks for a part of itself: nobody would read a page that says no.
  return path.startsWith("/assets/")
    ? createErrorResponse(createErrorBody("not_found"))
    : undefined;
}

/** Answers with a finished page; its inline scripts are named by their hashes. */
function answerWithPage(site: Site, request: Request, page: StaticFile, config: Config): Response {
  return staticResponse(request, page, pageHeaders(site, config, getHashes(page)));
}

/** Answers with a page that was rendered for this request alone. */
export function answerWithRender(site: Site, page: RenderedPage, config: Config): Response {
  const headers = new Headers(page.headers);
  const policy = pageHeaders(site, config, [`'nonce-${page.nonce}'`]);
  for (const [name, value] of Object.entries(policy)) headers.set(name, value);
  // A page may be stricter: one that a private link opens isn't kept at all.
  if (headers.get("cache-control") !== "no-store") {
    headers.set("cache-control", "private, no-cache");
  }
  return new Response(page.body.byteLength > 0 ? page.body : null, {
    status: page.status,
    headers,
  });
}

/**
 * Answers when no page can be rendered right now: with the frame without a page, in which the
 * browser draws the page itself with data from the API.
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

/** The policy of a page; its inline scripts and styles are named by a nonce or by their hashes. */
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
  const hashes = hashesOfInline(new TextDecoder().decode(page.body));
  knownHashes.set(page, hashes);
  return hashes;
}
