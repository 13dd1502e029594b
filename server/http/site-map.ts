import type { Env, Hono } from "hono";
import { getProductPath } from "#domain/product-path.ts";
import type { AppContext } from "#server/app-context.ts";
import { listProductNames } from "#server/services/products/list-product-names.ts";
import { AnswerCache, type MadeAnswer } from "./answer-cache.ts";
import type { Site } from "./pages.ts";
import { staticResponse, type StaticFile } from "./static-files.ts";

const path = "/sitemap.xml";
const listEnd = "</urlset>";
/** A site map has at most 50,000 addresses, of which the build's pages need some hundred. */
const maxProducts = 49_000;

/** Serves the site map: the build's pages and the shop's products. */
export function mountSiteMap<AnyEnv extends Env>(
  app: Hono<AnyEnv>,
  site: Site,
  appContext: AppContext,
): void {
  const cache = new AnswerCache(appContext.feed, 1);
  app.get(path, async (c, next) => {
    const pages = site.files.get(path);
    if (!pages) return next();
    const answer =
      cache.find(path) ?? (await cache.keep(path, () => makeSiteMap(appContext, pages), false));
    return answer instanceof Response ? answer : staticResponse(c.req.raw, answer);
  });
}

async function makeSiteMap(appContext: AppContext, pages: StaticFile): Promise<MadeAnswer> {
  const products = await listProductNames(appContext, maxProducts);
  const xml = addProducts(new TextDecoder().decode(pages.body), products, appContext.config);
  return {
    status: 200,
    headers: new Headers({ "content-type": pages.type }),
    body: new TextEncoder().encode(xml),
    isCacheable: true,
    isUnavailable: false,
  };
}

function addProducts(
  xml: string,
  products: Awaited<ReturnType<typeof listProductNames>>,
  { publicUrl }: AppContext["config"],
): string {
  const entries = products.map(
    (product) => `  <url><loc>${publicUrl}${getProductPath(product)}</loc></url>\n`,
  );
  return xml.replace(listEnd, () => entries.join("") + listEnd);
}
