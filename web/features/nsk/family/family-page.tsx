import { Link } from "@tanstack/react-router";
import { useState, type ReactNode } from "react";
import { familySheetPath } from "#catalogue/drawing/media-path.ts";
import type { FamilyPage } from "#catalogue/nsk/family-page.ts";
import { markAskedTaper } from "#catalogue/search/asked-taper.ts";
import type { ListedFigures } from "#catalogue/search/filter-sizes.ts";
import { searchFamily } from "#catalogue/search/search-family.ts";
import type { FigureFilter } from "#domain/shop-list.ts";
import { useDebouncedText } from "#web/forms/use-debounced-text.ts";
import { useText } from "#web/messages/language.tsx";
import { nskFamilyText } from "#web/messages/nsk-family.ts";
import { narrowSizes } from "#web/search/narrow-sizes.ts";
import { listActive } from "#web/search/size-filters.ts";
import { BackLink } from "#web/ui/back-link.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { buttonStyle } from "#web/ui/button-style.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { HeaderImage } from "#web/ui/header-image.tsx";
import { DownloadIcon } from "#web/ui/icons.tsx";
import { lazyChunk } from "#web/ui/lazy-chunk.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { PartCard } from "#web/ui/part-card.tsx";
import { SearchField } from "#web/ui/search-field.tsx";
import { Section } from "#web/ui/section.tsx";
import { SegmentedControl } from "#web/ui/segmented-control.tsx";
import { SizeFilterBar, type SizeFiltering } from "#web/ui/size-filter/size-filter-bar.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import type { RatingFiltering } from "./rating-fields.tsx";

export type NskFamilyPageProps = {
  readonly page: FamilyPage;
  /** The search text in the URL. */
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  readonly view: FamilyView;
  readonly onViewChange: (view: FamilyView) => void;
} & SizeFiltering &
  RatingFiltering;

export type FamilyView = "cards" | "table";

// As high as the window, so that what follows stays below it.
const FamilyTable = lazyChunk(
  async () => (await import("./family-table.tsx")).FamilyTable,
  <Skeleton className="h-svh" />,
);

/** A family's searchable items, its series and its sheet. */
export function NskFamilyPage(props: NskFamilyPageProps): ReactNode {
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
      <ProductSearch key={page.slug} {...props} />
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

function ProductSearch(props: NskFamilyPageProps): ReactNode {
  const { page, text, onTextChange, filters, onFiltersChange, view, onViewChange } = props;
  const words = useText(nskFamilyText);
  const [typed, setTyped, flush] = useDebouncedText(text, onTextChange);
  const [clears, setClears] = useState(0);
  const fields = listFields(page.products);
  const { found: sized, choices } = narrowSizes(page.products, toFigures, filters);
  const found = markAskedTaper(searchFamily(sized, typed), typed);
  function clear(): void {
    setTyped("");
    setClears(clears + 1);
    if (listActive(filters).length > 0) onFiltersChange({}, "new");
  }
  return (
    <section aria-labelledby="family-products" className="page-column pb-12">
      <h2 id="family-products" className="sr-only">
        {words.products}
      </h2>
      <div className="grid gap-3 xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <search data-restored className="xl:mt-6.5 noscript:hidden">
          <SearchField
            label={words.search}
            placeholder={words.placeholder}
            value={typed}
            onValueChange={setTyped}
            onBlur={flush}
            className="max-w-md xl:max-w-none"
          />
        </search>
        {fields.length > 0 && (
          <SizeFilterBar
            key={clears}
            fields={fields}
            filters={filters}
            choices={choices}
            onFiltersChange={onFiltersChange}
            className="max-w-2xl xl:max-w-none"
          />
        )}
      </div>
      <div className="mt-3 mb-4 flex min-h-9 flex-wrap items-center justify-between gap-3 pointer-coarse:min-h-11">
        <p role="status" className="text-sm text-muted">
          {words.found(found.length)}
        </p>
        {fields.length > 0 && (
          <SegmentedControl
            label={words.view}
            options={views.map((value) => ({ value, label: words.views[value] }))}
            value={view}
            onValueChange={onViewChange}
            className="noscript:hidden"
          />
        )}
      </div>
      {found.length === 0 ? (
        <EmptyState
          title={words.empty}
          text={words.emptyText}
          action={<Button onClick={clear}>{words.clear}</Button>}
        />
      ) : view === "table" && fields.length > 0 ? (
        <FamilyTable
          family={page.slug}
          title={page.title}
          codes={found.map(({ code }) => code)}
          ratings={props.ratings}
          onRatingsChange={props.onRatingsChange}
        />
      ) : (
        <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
          {found.map((record) => (
            <PartCard key={record.code} record={record} />
          ))}
        </ul>
      )}
    </section>
  );
}

const views = ["cards", "table"] as const;

type Listed = FamilyPage["products"][number];

function toFigures({ dimensionsMm = {} }: Listed): ListedFigures {
  return dimensionsMm;
}

/** The figures that the family's products have: units only a shaft, series none. */
function listFields(products: readonly Listed[]): readonly FigureFilter[] {
  const figures = ["bore", "outside", "width"] as const;
  return figures.filter((figure) =>
    products.some(({ dimensionsMm }) => dimensionsMm?.[figure] !== undefined),
  );
}
