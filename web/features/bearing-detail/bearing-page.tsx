import type { ReactNode } from "react";
import { useText } from "#web/lib/language.tsx";
import { bearingDetailText } from "#web/messages/bearing-detail.ts";
import { BackLink } from "#web/ui/back-link.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { QuoteButton } from "#web/ui/quote-button.tsx";
import { Section } from "#web/ui/section.tsx";
import { BearingHead } from "./bearing-head.tsx";
import { BearingUses } from "./bearing-uses.tsx";
import type { BearingPageData } from "./load-bearing-page.ts";
import { NeighbourSizes } from "./neighbour-sizes.tsx";
import { TechnicalSpecifications } from "./technical-specifications.tsx";

/** Everything about one bearing; prints as its datasheet. */
export function BearingPage({ page }: { readonly page: BearingPageData }): ReactNode {
  const text = useText(bearingDetailText);
  const { detail } = page;
  return (
    <article data-slot="bearing-page">
      <div className="page-column pt-5">
        <BackLink to="/products/bearing/nsk">{text.back}</BackLink>
      </div>
      <BearingHead detail={detail} drawing={page.drawing} />
      <TechnicalSpecifications detail={detail} />
      <BearingUses detail={detail} />
      <NeighbourSizes page={page} />
      <Section title={text.more.heading} text={text.more.text} data-print="hide">
        <div className="flex flex-wrap gap-3">
          <LinkButton to="/contact" size="lg">
            {text.more.contact}
          </LinkButton>
          <QuoteButton part={`${text.brand} ${detail.code}`} size="lg" />
        </div>
      </Section>
    </article>
  );
}
