import type { ReactNode } from "react";
import { BearingUses } from "#web/features/nsk/bearing/bearing-uses.tsx";
import { LifeSection } from "#web/features/nsk/bearing/life-section.tsx";
import type { BearingPageData } from "#web/features/nsk/bearing/load-bearing-page.ts";
import { NeighbourBearings } from "#web/features/nsk/bearing/neighbour-sizes.tsx";
import { OtherMakersCodes } from "#web/features/nsk/bearing/other-codes.tsx";
import { RelatedBearings } from "#web/features/nsk/bearing/related-bearings.tsx";
import { TechnicalSpecifications } from "#web/features/nsk/bearing/technical-specifications.tsx";
import { WithRowOffers } from "./-row-offers.tsx";

/** What follows the head of a bearing's page, with what the shop sells of its variants. */
export function BearingSections({ page }: { readonly page: BearingPageData }): ReactNode {
  const { detail } = page;
  return (
    <WithRowOffers rows={page.offered}>
      {({ renderOffer }) => (
        <>
          <TechnicalSpecifications detail={detail} />
          <BearingUses detail={detail} renderOffer={renderOffer} />
          <LifeSection bearing={detail.bearing} />
          <NeighbourBearings page={page} />
          <RelatedBearings page={page} />
          <OtherMakersCodes page={page} />
        </>
      )}
    </WithRowOffers>
  );
}
