import type { ReactNode } from "react";
import { company } from "#domain/company.ts";
import { bearingDetailText } from "#web/messages/bearing-detail.ts";
import { useText } from "#web/messages/language.tsx";
import type { RenderOffer } from "#web/search/offered-row.ts";
import { BackLink } from "#web/ui/back-link.tsx";
import { ChatLinks } from "#web/ui/chat-links.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { QuoteButton } from "#web/ui/quote-button.tsx";
import { Section } from "#web/ui/section.tsx";
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
    <article className={sheet}>
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
      <Section title={text.more.heading} text={text.more.text} data-print="hide">
        <div className="flex flex-wrap gap-3">
          <LinkButton to="/contact" size="lg">
            {text.more.contact}
          </LinkButton>
          <QuoteButton part={`${text.brand} ${detail.code}`} size="lg" />
        </div>
        <div className="mt-4">
          <ChatLinks part={`${text.brand} ${detail.code}`} />
        </div>
      </Section>
      <div className="page-column hidden print:block">
        <p className="border-t border-line pt-2 text-xs">
          {[company.name, company.phone.display, company.email].join(" · ")}
        </p>
      </div>
    </article>
  );
}

/** In print, everything fits on one A4 page. */
const sheet =
  "print:[&_[data-slot=section]>div>div]:gap-y-2 print:[&_[data-slot=section]>div>div]:py-4 print:[&_dl>div]:py-0.5 print:[&_h2]:text-base print:[&_li]:py-0.5";
