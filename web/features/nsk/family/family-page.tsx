import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { familySheetPath } from "#catalogue/drawing/media-path.ts";
import { useText } from "#web/messages/language.tsx";
import { nskFamilyText } from "#web/messages/nsk-family.ts";
import { BackLink } from "#web/ui/back-link.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { buttonStyle } from "#web/ui/button-style.ts";
import { HeaderImage } from "#web/ui/header-image.tsx";
import { DownloadIcon } from "#web/ui/icons.tsx";
import { lazyChunk } from "#web/ui/lazy-chunk.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { Section } from "#web/ui/section.tsx";
import type { FamilySearchProps } from "./family-search.tsx";

// In the HTML from the start, and hydrated after the head: it reads designations.
export const LazyFamilySearch = lazyChunk(
  async () => (await import("./family-search.tsx")).FamilySearch,
);

/** A family's searchable items, its series and its sheet. */
export function NskFamilyPage(props: FamilySearchProps): ReactNode {
  const { page } = props;
  const words = useText(nskFamilyText);
  return (
    <>
      <PageHeader
        title={words.title(page.title)}
        text={page.description}
        navigation={<BackLink to="/products/bearing/nsk">{words.back}</BackLink>}
        drawing={page.image && <HeaderImage name={page.image} />}
      />
      <div className="page-column -mt-4 flex flex-wrap items-center gap-3 pb-8">
        <p className="max-sm:basis-full">
          <Badge>{words.available(page.products.length)}</Badge>
        </p>
        <a
          href={familySheetPath("nsk", page.slug)}
          download
          className={buttonStyle({ size: "sm", className: "sm:ms-auto" })}
        >
          <DownloadIcon />
          {words.sheet}
        </a>
        {page.hasListPage && (
          <LinkButton to="/products/bearing/nsk/$family" params={{ family: page.slug }} size="sm">
            {words.compare}
          </LinkButton>
        )}
      </div>
      <LazyFamilySearch key={page.slug} {...props} />
      <Section title={words.series} text={words.seriesText}>
        <ul className="grid gap-px overflow-hidden rounded-lg border border-hairline bg-hairline sm:grid-cols-2">
          {page.series.map((series) => (
            <li key={series.slug} className="bg-raised sm:odd:last:col-span-2">
              <Link
                to="/products/nsk/$family/$product"
                params={{ family: page.slug, product: series.slug }}
                className="flex min-h-12 items-center px-4 font-medium hover:bg-sunken focus-visible:-outline-offset-2"
              >
                {series.name}
              </Link>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
