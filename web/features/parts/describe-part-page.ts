import type { PageDescription } from "#web/seo/page-head.ts";
import { partJsonLd } from "#web/seo/product-json-ld.ts";
import { getFullName } from "./full-name.ts";
import type { PartPageData } from "./part-page-data.ts";

/** Title, description, breadcrumbs and structured data of a part's page. */
export function describePartPage(page: PartPageData): PageDescription {
  const { path, code, maker, summary, crumbs, preview, figures, category, description } = page;
  const name = getFullName(page);
  const facts = { name, category, description, path, image: page.image };
  return {
    title: name,
    description: summary,
    path,
    image: preview,
    crumbs,
    jsonLd: [partJsonLd(code, figures, maker === undefined ? facts : { ...facts, brand: maker })],
  };
}
