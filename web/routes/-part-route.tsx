import type { ReactNode } from "react";
import { getFullName } from "#web/features/parts/full-name.ts";
import type { PartPageData } from "#web/features/parts/part-page-data.ts";
import { PartPage } from "#web/features/parts/part-page.tsx";
import type { OfferedRow } from "#web/search/offered-row.ts";
import { PartOffers } from "./-part-offers.tsx";
import { WithRowOffers } from "./-row-offers.tsx";

/** The page of a unit, an insert, a belt or a seal with what the shop sells of it. */
export function PartRoute({ page }: { readonly page: PartPageData }): ReactNode {
  const offers = <PartOffers key={page.path} {...page.offered} part={getFullName(page)} />;
  return (
    <WithRowOffers rows={page.variants ?? none}>
      {({ renderOffer }) => <PartPage page={page} renderOffer={renderOffer} offers={offers} />}
    </WithRowOffers>
  );
}

const none: readonly OfferedRow[] = [];
