import type { ReactNode } from "react";
import { getFullName } from "#web/features/parts/full-name.ts";
import type { PartPageData } from "#web/features/parts/part-page-data.ts";
import { PartPage } from "#web/features/parts/part-page.tsx";
import { PartOffers } from "./-part-offers.tsx";

/** The page of a unit, an insert, a belt or a seal with what the shop sells of it. */
export function PartRoute({ page }: { readonly page: PartPageData }): ReactNode {
  return (
    <PartPage
      page={page}
      offers={<PartOffers key={page.path} {...page.offered} part={getFullName(page)} />}
    />
  );
}
