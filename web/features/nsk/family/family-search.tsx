import { useState, type ReactNode } from "react";
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
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { lazyChunk } from "#web/ui/lazy-chunk.tsx";
import { PartCard } from "#web/ui/part-card.tsx";
import { SearchField } from "#web/ui/search-field.tsx";
import { SegmentedControl } from "#web/ui/segmented-control.tsx";
import { SizeFilterBar, type SizeFiltering } from "#web/ui/size-filter/size-filter-bar.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import type { RatingFiltering } from "./rating-fields.tsx";

export type FamilySearchProps = {
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

/** A family's items with a search, filters by figures, and a table beside the cards. */
export function FamilySearch(props: FamilySearchProps): ReactNode {
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
