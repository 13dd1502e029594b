import { findFamily } from "./categories.ts";
import { familyFeatures } from "./family-features.data.ts";
import { composeListItem, type ListItem } from "./list-item.ts";
import { nskListPages } from "./list-pages.data.ts";

/** A list page with its three series of six items. */
export type ListPage = {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** Features of all items of the page. */
  readonly features: readonly string[];
  readonly series: readonly {
    readonly series: string;
    readonly name: string;
    readonly description: string;
    readonly items: readonly ListItem[];
  }[];
};

/**
 * Finds one of the six list pages. Returns undefined for a family without one.
 *
 * @param slug Such as `bearing-units`.
 */
export function findListPage(slug: string): ListPage | undefined {
  const family = findFamily(slug);
  const series = nskListPages[slug];
  if (!family || !series) return undefined;
  return {
    slug,
    title: family.title,
    description: family.description,
    features: familyFeatures[slug] ?? [],
    series: series.map(({ codes, ...rest }) => ({ ...rest, items: codes.map(composeListItem) })),
  };
}
