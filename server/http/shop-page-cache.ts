import { parseShopSearch } from "#domain/shop-list.ts";
import type { AppContext } from "#server/app-context.ts";
import { AnswerCache, type MadeAnswer } from "./answer-cache.ts";
import { replaceNonceByHashes } from "./inline-hashes.ts";
import { answerWithRender, pageHeaders, type Site } from "./pages.ts";
import type { PageRenders } from "./render-page.ts";
import type { RequestScope } from "./request-scope.ts";
import { staticResponse } from "./static-files.ts";

/** A page takes about a hundred kilobytes; these are the ones requested most recently. */
const maxNarrowedPages = 50;
/** Pages of single products. */
const maxProductPages = 100;
/** Three sort orders in two views. */
const maxFrontPages = 6;

/**
 * Caches the shop's pages. For visitors they are the same until a product changes, and rendering one
 * costs a hundred times as much as sending it. The key contains only the search parameters that the shop
 * reads, for a product's page none; other parameters don't change the page.
 */
export class ShopPageCache {
  readonly #site: Site;
  readonly #appContext: AppContext;
  readonly #renders: PageRenders;
  /** Pages without typed text in their URL. No search can evict these. */
  readonly #frontPages: AnswerCache;
  readonly #narrowedPages: AnswerCache;
  readonly #productPages: AnswerCache;

  constructor(site: Site, appContext: AppContext, renders: PageRenders) {
    this.#site = site;
    this.#appContext = appContext;
    this.#renders = renders;
    const { feed, metrics } = appContext;
    const countUse = (isHit: boolean): void => metrics.countCacheUse("shop-pages", isHit);
    this.#frontPages = new AnswerCache(feed, maxFrontPages, { countUse });
    const topics = ["product", "synonyms"] as const;
    this.#narrowedPages = new AnswerCache(feed, maxNarrowedPages, { topics, countUse });
    this.#productPages = new AnswerCache(feed, maxProductPages, {
      countUse: (isHit) => metrics.countCacheUse("product-pages", isHit),
    });
  }

  /** Renders the list for a request with a session, and sends the cached page to all others. */
  async answer(request: Request, scope: RequestScope): Promise<Response> {
    if (await scope.mayBeSignedIn()) return this.#renderOnce(request, scope);
    const url = new URL(request.url);
    const search = parseShopSearch(Object.fromEntries(url.searchParams));
    const isFront = Object.keys(search).every((key) => key === "sort" || key === "view");
    const pages = isFront ? this.#frontPages : this.#narrowedPages;
    url.search = new URLSearchParams(Object.entries(search)).toString();
    const page =
      pages.find(url.search) ??
      (await pages.keep(
        url.search,
        () => this.#render(new Request(url, request), scope, isFront),
        true,
      ));
    return page instanceof Response ? page : staticResponse(request, page);
  }

  /** The same for the page of a product. Redirects and error pages aren't cached. */
  async answerProduct(request: Request, scope: RequestScope): Promise<Response> {
    if (await scope.mayBeSignedIn()) return this.#renderOnce(request, scope);
    const url = new URL(request.url);
    url.search = "";
    const pages = this.#productPages;
    const page =
      pages.find(url.pathname) ??
      (await pages.keep(
        url.pathname,
        () => this.#render(new Request(url, request), scope, false),
        true,
      ));
    return page instanceof Response ? page : staticResponse(request, page);
  }

  async #renderOnce(request: Request, scope: RequestScope): Promise<Response> {
    const page = await this.#renders.render(request, scope, { signal: request.signal });
    return answerWithRender(this.#site, page, this.#appContext.config);
  }

  /** Renders a page that goes to more than one client, and so can't have a nonce. */
  async #render(request: Request, scope: RequestScope, isUrgent: boolean): Promise<MadeAnswer> {
    const { config } = this.#appContext;
    const page = await this.#renders.render(request, scope, { isUrgent });
    const { html, hashes } = replaceNonceByHashes(page.html, page.nonce);
    const headers = new Headers(page.headers);
    for (const [name, value] of Object.entries(pageHeaders(this.#site, config, hashes))) {
      headers.set(name, value);
    }
    headers.set("cache-control", "private, no-cache");
    return {
      status: page.status,
      headers,
      body: new TextEncoder().encode(html),
      isCacheable: page.status === 200 && page.isComplete,
      isUnavailable: !page.isComplete,
    };
  }
}
