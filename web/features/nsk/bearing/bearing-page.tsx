import type { ReactNode } from "react";
import { bearingDetailText } from "#web/messages/bearing-detail.ts";
import { useText } from "#web/messages/language.tsx";
import type { RenderOffer } from "#web/search/offered-row.ts";
import { BackLink } from "#web/ui/back-link.tsx";
import { PartSheet } from "#web/ui/part-sheet.tsx";
import { AskedCode } from "./asked-code.tsx";
import { BearingHead } from "./bearing-head.tsx";
import { BearingUses } from "./bearing-uses.tsx";
import { LifeSection } from "./life-section.tsx";
import type { BearingPageData } from "./load-bearing-page.ts";
import { NeighbourBearings } from "./neighbour-sizes.tsx";
import { OtherMakersCodes } from "./other-codes.tsx";
import { RelatedBearings } from "./related-bearings.tsx";
import { TechnicalSpecifications } from "./technical-specifications.tsx";

type BearingPageProps = {
  readonly page: BearingPageData;
  /** What the shop sells of it. */
  readonly offers: ReactNode;
  /** What it sells of a variant. */
  readonly renderOffer: RenderOffer;
};

/** Everything about one bearing. Prints as its datasheet. */
export function BearingPage({ page, offers, renderOffer }: BearingPageProps): ReactNode {
  const text = useText(bearingDetailText);
  const { detail } = page;
  return (
    <PartSheet part={`${text.brand} ${detail.code}`} more={text.more}>
      <div className="page-column pt-5">
        <BackLink to="/products/bearing/nsk">{text.back}</BackLink>
      </div>
      <AskedCode bearing={detail.bearing} />
      <BearingHead page={page} offers={offers} />
      <TechnicalSpecifications detail={detail} />
      <BearingUses detail={detail} renderOffer={renderOffer} />
      <LifeSection bearing={detail.bearing} />
      <NeighbourBearings page={page} />
      <RelatedBearings page={page} />
      <OtherMakersCodes page={page} />
    </PartSheet>
  );
}
