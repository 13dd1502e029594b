import type { ReactNode } from "react";
import { useText } from "#web/messages/language.tsx";
import { pagesText } from "#web/messages/pages.ts";
import { Breadcrumbs } from "#web/ui/breadcrumbs.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { Section } from "#web/ui/section.tsx";

export type BrandsPageProps = {
  readonly title: string;
  readonly lead: string;
  readonly heading: string;
  /** Below the title: another way to a part than its brand. */
  readonly finder?: ReactNode;
  /** List items: a card per brand. */
  readonly children: ReactNode;
};

/** The brands of one family. */
export function BrandsPage({ title, lead, heading, finder, children }: BrandsPageProps): ReactNode {
  const { products } = useText(pagesText);
  return (
    <>
      <PageHeader
        title={title}
        text={lead}
        navigation={
          <Breadcrumbs
            crumbs={[{ label: products.title, link: { to: "/products" } }, { label: title }]}
          />
        }
      />
      {finder}
      <Section title={heading}>
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">{children}</ul>
      </Section>
    </>
  );
}
