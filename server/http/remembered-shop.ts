import type { House } from "#server/house.ts";
import { answerWithPage, renderPage, type Site } from "./pages.ts";
import { RememberedAnswers } from "./remembered-answers.ts";
import type { RequestScope } from "./request-scope.ts";

/** A page is a hundred kilobytes; these are the ones most people open first. */
const maxPages = 50;

/**
 * The shop's page as a stranger sees it is the same for all of them until a product changes, and
 * rendering it costs a hundred times what sending it does.
 */
export class RememberedShop {
  readonly #site: Site;
  readonly #house: House;
  readonly #pages: RememberedAnswers;

  constructor(site: Site, house: House) {
    this.#site = site;
    this.#house = house;
    this.#pages = new RememberedAnswers(house.feed, maxPages);
  }

  /** Renders the page for whoever carries a cookie, and sends the kept one to everybody else. */
  async answer(request: Request, scope: RequestScope): Promise<Response> {
    const render = (): Promise<Response> => renderPage(this.#site, request, scope);
    if (request.headers.has("cookie") || request.headers.has("authorization")) return render();
    const { search } = new URL(request.url);
    const page = this.#pages.find(search) ?? (await this.#pages.keep(search, render));
    if (page instanceof Response) return page;
    return answerWithPage(this.#site, request, page, this.#house.config);
  }
}
