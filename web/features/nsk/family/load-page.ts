import { getFamilyPage, type FamilyPage } from "#catalogue/nsk/family-page.ts";
import { familyPreview } from "#web/features/nsk/family-preview.ts";
import { nskFamilyText } from "#web/messages/nsk-family.ts";
import { nskText } from "#web/messages/nsk.ts";
import { bearingCrumbs } from "#web/seo/bearing-crumbs.ts";
import type { PageDescription } from "#web/seo/page-head.ts";

/** A family's listing with its page's title and description. */
export function loadFamilyPage(slug: string): {
  readonly page: FamilyPage;
  readonly head: PageDescription;
} {
  const page = getFamilyPage(slug);
  const text = nskFamilyText.en;
  const title = text.title(page.title);
  const path = `/products/nsk/${page.slug}`;
  return {
    page,
    head: {
      title,
      description: text.description(page.title, page.products.length),
      path,
      image: familyPreview(page.slug),
      crumbs: bearingCrumbs(
        { name: nskText.en.brand.title, path: "/products/bearing/nsk" },
        { name: title, path },
      ),
    },
  };
}
