import { randomBytes } from "node:crypto";
import { decodePath, readablePath, withoutTrailingSlashes } from "#domain/readable-path.ts";
import type { Config } from "#server/config.ts";
import { createInProcessApi, type InProcessApi } from "./api-handler.ts";
import { hashesOfInline } from "./inline-hashes.ts";
import { localLocation } from "./local-location.ts";
import { refusalOf, refusalResponse } from "./refusal.ts";
import type { RequestScope } from "./request-scope.ts";
import { contentSecurityPolicy } from "./security-headers.ts";
import { diskResponse, type DiskFile } from "./static-files-on-disk.ts";
import { staticResponse, type StaticFile } from "./static-files.ts";

/** What the web build exports to render a page. */
export type PageRenderer = {
  fetch(request: Request, options: { context: PageContext }): Promise<Response> | Response;
};

/** What a page gets from the server that renders it. */
type PageContext = {
  readonly nonce: string;
  readonly api: InProcessApi;
  readonly session: {
    readonly user: { readonly id: string; readonly name: string; readonly email: string } | null;
    readonly isAdmin: boolean;
  };
  readonly publicUrl: string;
  readonly liveSeq: number;
};

/** The web build, ready to answer: in memory but for what is streamed from disk. */
export type Site = {
  readonly files: ReadonlyMap<string, StaticFile>;
  readonly streamed: ReadonlyMap<string, DiskFile>;
  readonly renderer: PageRenderer;
  readonly frameHosts: readonly string[];
};

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
  return path.startsWith("/assets/") ? refusalResponse(refusalOf("not_found")) : undefined;
}

/** Answers with a finished page; its inline scripts are named by their hashes. */
export function answerWithPage(
  site: Site,
  request: Request,
  page: StaticFile,
  config: Config,
): Response {
  return staticResponse(request, page, pageHeaders(site, config, hashesOf(page)));
}

/** Renders a page that isn't prerendered, with the visitor's rights and a nonce of its own. */
export async function renderPage(
  site: Site,
  request: Request,
  scope: RequestScope,
): Promise<Response> {
  const nonce = randomBytes(16).toString("base64url");
  const { config, feed } = scope.house;
  // Read before anything is rendered: a change meanwhile comes again rather than never.
  const liveSeq = feed.lastSeq;
  const response = await site.renderer.fetch(withReadablePath(request), {
    context: {
      nonce,
      api: createInProcessApi(scope),
      session: await readSession(scope),
      publicUrl: config.publicUrl,
      liveSeq,
    },
  });
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(pageHeaders(site, config, [`'nonce-${nonce}'`]))) {
    headers.set(name, value);
  }
  const location = headers.get("location");
  if (location !== null) headers.set("location", localLocation(location, request.url));
  // A page may be stricter: one that a private link opens isn't kept at all.
  if (headers.get("cache-control") !== "no-store") {
    headers.set("cache-control", "private, no-cache");
  }
  return new Response(response.body, { status: response.status, headers });
}

async function readSession(scope: RequestScope): Promise<PageContext["session"]> {
  const actor = await scope.findActor();
  if (actor.kind === "visitor") return { user: null, isAdmin: false };
  const { userId, name, email, isAdmin } = actor;
  return { user: { id: userId, name, email }, isAdmin };
}

function pageHeaders(
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
function hashesOf(page: StaticFile): readonly string[] {
  const known = knownHashes.get(page);
  if (known) return known;
  const hashes = hashesOfInline(new TextDecoder().decode(page.body));
  knownHashes.set(page, hashes);
  return hashes;
}

/** The router answers a path that it can't decode with an empty page. */
function withReadablePath(request: Request): Request {
  const url = new URL(request.url);
  const path = readablePath(url.pathname);
  if (path === url.pathname) return request;
  url.pathname = path;
  return new Request(url, request);
}
