import { randomBytes } from "node:crypto";
import { readablePath } from "#domain/readable-path.ts";
import { createInProcessApi, type InProcessApi } from "./api-handler.ts";
import { describeCaller, type SignedInCaller } from "./describe-caller.ts";
import { localLocation } from "./local-location.ts";
import { RenderQueue, type RenderOptions } from "./render-queue.ts";
import type { RequestScope } from "./request-scope.ts";

/** The web build's export that renders a page. */
export type PageRenderer = {
  fetch(request: Request, options: { context: PageContext }): Promise<Response> | Response;
};

/** What the server passes to a page that it renders. */
type PageContext = {
  readonly nonce: string;
  readonly api: InProcessApi;
  readonly session: SignedInCaller;
  readonly publicUrl: string;
  readonly liveSeq: number;
  readonly takePage: (html: string) => void;
};

/** A complete rendered page, so that a slow client doesn't occupy a slot of the queue. */
export type RenderedPage = {
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
  /** The nonce of this render's scripts and styles. */
  readonly nonce: string;
  /**
   * False when data is missing because of an unexpected error, so that another render may succeed.
   */
  readonly isComplete: boolean;
};

/** Renders pages that aren't prerendered, with the visitor's rights and a new nonce. */
export class PageRenders {
  readonly #renderer: PageRenderer;
  readonly #queue = new RenderQueue<RenderedPage>();

  constructor(renderer: PageRenderer) {
    this.#renderer = renderer;
  }

  /**
   * Renders the page of a request.
   *
   * @throws {RenderQueueFullError} When too many renders are waiting.
   */
  async render(
    request: Request,
    scope: RequestScope,
    options: RenderOptions = {},
  ): Promise<RenderedPage> {
    return this.#queue.run(() => this.#renderNow(request, scope), options);
  }

  async #renderNow(request: Request, scope: RequestScope): Promise<RenderedPage> {
    const nonce = randomBytes(16).toString("base64url");
    let isComplete = true;
    const api = createInProcessApi(scope, () => (isComplete = false));
    // Read the cursor first: a change during the render is then delivered twice, never lost.
    const liveSeq = scope.appContext.feed.lastSeq;
    const { publicUrl } = scope.appContext.config;
    const session = await describeCaller(scope);
    let html: string | undefined;
    const takePage = (page: string): void => void (html = page);
    const response = await this.#renderer.fetch(requestToRender(request), {
      context: { nonce, api, session, publicUrl, liveSeq, takePage },
    });
    html ??= await response.text();
    const headers = new Headers(response.headers);
    const location = headers.get("location");
    if (location !== null) headers.set("location", localLocation(location, request.url));
    return { status: response.status, headers, html, nonce, isComplete };
  }
}

/**
 * The request for the renderer. Its path is decodable: the renderer would return an empty page for
 * any other. It has no signal: others may be waiting for the same page when this client
 * disconnects.
 */
function requestToRender({ url, method, headers }: Request): Request {
  const readable = new URL(url);
  readable.pathname = readablePath(readable.pathname);
  return new Request(readable, { method, headers });
}
