import type { ReactNode } from "react";
import type { BrandFamily } from "#catalogue/nsk/brand-page.ts";
import { company } from "#domain/company.ts";
import { useText } from "#web/messages/language.tsx";
import { nskText } from "#web/messages/nsk.ts";
import { BackLink } from "#web/ui/back-link.tsx";
import { BrandCover, type CoverContent } from "#web/ui/brand-layout-cover.tsx";
import { ClaimQuote } from "#web/ui/claim-quote.tsx";
import { ExternalFrame } from "#web/ui/external-frame.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { Section } from "#web/ui/section.tsx";
import { FamilyCard } from "./family-card.tsx";

/** NSK's twelve families with their series, and links into the catalogue. */
export function NskBrandPage({
  families,
}: {
  readonly families: readonly BrandFamily[];
}): ReactNode {
  const { brand: text } = useText(nskText);
  return (
    <>
      <PageHeader
        title={text.title}
        kicker={text.kicker}
        text={text.lead}
        navigation={<BackLink to="/products/bearing">{text.back}</BackLink>}
      />
      <div className="page-column -mt-4 grid justify-items-start gap-7 pb-10">
        <ClaimQuote claim={text.claim} />
        <LinkButton to="/products/nsk/catalog" variant="primary" size="lg">
          {text.catalogue}
        </LinkButton>
      </div>
      <Section title={text.families} text={text.familiesText}>
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {families.map((family) => (
            <FamilyCard key={family.slug} family={family} />
          ))}
        </ul>
      </Section>
      <Section title={text.book.heading} text={text.book.text}>
        <ExternalFrame
          src={company.flipbooks.nsk}
          title={text.book.frame}
          linkLabel={text.book.open}
          frameClassName="h-200"
        >
          <BrandCover brand={getCover(families)} />
        </ExternalFrame>
      </Section>
    </>
  );
}

/** The families that stand in for the maker's catalogue. */
function getCover(families: readonly BrandFamily[]): CoverContent {
  return {
    name: "NSK",
    families: families.map(({ slug, title, series }) => ({
      slug,
      title,
      products: series.map((one) => ({ name: one.name.replace(/ Series$/, "") })),
      link: { to: "/products/nsk/$family", params: { family: slug } },
    })),
  };
}
