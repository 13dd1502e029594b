import { listBrandFamilies, type BrandFamily } from "#catalogue/nsk/brand-page.ts";
import { findListPage, type ListPage } from "#catalogue/nsk/list-page.ts";
import { nskText } from "#web/messages/nsk.ts";
import { bearingCrumbs } from "#web/seo/bearing-crumbs.ts";
import type { PageDescription } from "#web/seo/page-head.ts";

const path = "/products/bearing/nsk";
const image = "/og/nsk.png";

// Titles and descriptions load with a page's data, so that no other page includes them.

export function loadBrandPage(): {
  readonly families: readonly BrandFamily[];
  readonly head: PageDescription;
} {
  const { title, description } = nskText.en.brand;
  const crumbs = bearingCrumbs({ name: title, path });
  return {
    families: listBrandFamilies(),
    head: { title, description, path, crumbs, image },
  };
}

/** One of the six list pages; undefined for a family without one. */
export function loadListPage(
  slug: string,
): { readonly page: ListPage; readonly head: PageDescription } | undefined {
  const page = findListPage(slug);
  if (!page) return undefined;
  const { brand, list } = nskText.en;
  const own = { title: list.title(page.title), path: `${path}/${slug}` };
  const names = page.series.map(({ name }) => name).join(", ");
  const crumbs = bearingCrumbs({ name: brand.title, path }, { name: own.title, path: own.path });
  return {
    page,
    head: { ...own, description: list.description(page.title, names), crumbs, image },
  };
}
