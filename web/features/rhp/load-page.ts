import { composeRhpPage } from "#catalogue/rhp/compose-rhp-page.ts";
import { rhpText } from "#web/messages/rhp.ts";
import { bearingCrumbs } from "#web/seo/bearing-crumbs.ts";
import type { PageDescription } from "#web/seo/page-head.ts";

const path = "/products/bearing/rhp";

/** RHP's page with its title and description. */
export function loadRhpPage(): {
  readonly page: ReturnType<typeof composeRhpPage>;
  readonly head: PageDescription;
} {
  const { title, description } = rhpText.en;
  const crumbs = bearingCrumbs({ name: title, path });
  return {
    page: composeRhpPage(),
    head: { title, description, path, crumbs, image: "/og/rhp.png" },
  };
}
