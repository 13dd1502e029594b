import { findPplGroup } from "#catalogue/ppl/find-group.ts";
import { pplGroups } from "#catalogue/ppl/ppl-groups.data.ts";
import { viewPplGroup, type PplGroupView } from "#catalogue/ppl/ppl-page.ts";
import { pplText } from "#web/messages/ppl.ts";
import { bearingCrumbs } from "#web/seo/bearing-crumbs.ts";
import type { PageDescription } from "#web/seo/page-head.ts";

const path = "/products/bearing/ppl";
const image = "/og/ppl.png";

// Titles and descriptions load with a page's data, so that no other page includes them.

export function loadPplPage(): {
  readonly groups: readonly PplGroupView[];
  readonly head: PageDescription;
} {
  const { title, description } = pplText.en;
  const crumbs = bearingCrumbs({ name: title, path });
  return {
    groups: pplGroups.map(viewPplGroup),
    head: { title, description, path, crumbs, image },
  };
}

/** The page of one of PPL's groups; undefined for an unknown slug. */
export function loadGroupPage(
  slug: string,
): { readonly group: PplGroupView; readonly head: PageDescription } | undefined {
  const found = findPplGroup(slug);
  if (!found) return undefined;
  const group = viewPplGroup(found);
  const text = pplText.en;
  const names = group.series.map(({ name }) => name).join(", ");
  const page = { title: text.group.title(group.title), path: `${path}/${slug}` };
  const crumbs = bearingCrumbs({ name: text.title, path }, { name: page.title, path: page.path });
  return {
    group,
    head: { ...page, description: text.group.description(group.title, names), crumbs, image },
  };
}
