import { Link } from "@tanstack/react-router";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { familyPicture } from "#catalogue/drawing/media-path.ts";
import type { BrandFamily } from "#catalogue/nsk/brand-page.ts";
import { company } from "#domain/company.ts";
import { useText } from "#web/lib/language.tsx";
import { nskText } from "#web/messages/nsk.ts";
import { BackLink } from "#web/ui/back-link.tsx";
import { ExternalFrame } from "#web/ui/external-frame.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { Picture } from "#web/ui/picture.tsx";
import { Section } from "#web/ui/section.tsx";

/** NSK's twelve families with their series, and the ways into the catalogue. */
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
      <div className="page-column -mt-4 pb-10">
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
        />
      </Section>
    </>
  );
}

function FamilyCard({ family }: { readonly family: BrandFamily }): ReactNode {
  const { brand: text } = useText(nskText);
  const { slug, name, title, description, series, hasListPage } = family;
  return (
    <li className="flex min-w-0 flex-col rounded-lg border border-hairline bg-raised p-5">
      <Picture
        src={familyPicture(slug)}
        alt=""
        width={240}
        height={180}
        className="mx-auto w-40 object-contain"
      />
      <h3 className="mt-4 text-lg font-semibold">{name}</h3>
      <p className="mt-1 text-sm text-muted">{description}</p>
      <ul
        aria-label={text.seriesOf(title)}
        className="mt-4 mb-auto divide-y divide-hairline border-y border-hairline text-sm"
      >
        {series.map((one) => (
          <li key={one.slug}>
            <Link
              to="/products/nsk/$family/$product"
              params={{ family: slug, product: one.slug }}
              className="flex min-h-9 flex-wrap content-center items-baseline justify-between gap-x-3 py-1.5 hover:underline pointer-coarse:min-h-11"
            >
              <span className="font-medium">{one.name}</span>
              <span className={clsx("text-xs text-muted", one.bores === undefined && "basis-full")}>
                {one.bores ?? one.description}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-1">
        <LinkButton to="/products/nsk/$family" params={{ family: slug }}>
          {text.viewAll}
          <span className="sr-only">{text.viewAllOf(title)}</span>
        </LinkButton>
        {hasListPage && (
          <Link
            to="/products/bearing/nsk/$family"
            params={{ family: slug }}
            className="inline-flex min-h-6 items-center text-sm text-link pointer-coarse:min-h-11"
          >
            {text.list}
            <span className="sr-only">{text.listOf(title)}</span>
          </Link>
        )}
      </div>
    </li>
  );
}
