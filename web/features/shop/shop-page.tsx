import { clsx } from "clsx";
import { useState, type ReactNode } from "react";
import { parseShopSearch, type ShopSearch } from "#domain/shop-list.ts";
import type { ProductItem } from "#web/api/queries.ts";
import { useText } from "#web/messages/language.tsx";
import { shopText } from "#web/messages/shop.ts";
import { useReportMiss } from "#web/search/use-report-miss.ts";
import { OfflineBar } from "#web/ui/offline-bar.tsx";
import { FilterChips } from "#web/ui/size-filter/filter-chips.tsx";
import { useLastView } from "./last-view.ts";
import { LazyUnderstoodText } from "./search/search-parts.ts";
import { ShopControls } from "./shop-controls.tsx";
import { ShopHero } from "./shop-hero.tsx";
import { ShopResults } from "./shop-results.tsx";
import {
  useDimensionChoices,
  useFurtherResults,
  useProductUses,
  useShopProducts,
} from "./use-shop-products.ts";

export type ShopPageProps = {
  readonly search: ShopSearch;
  /** `same` replaces the history entry, `new` adds one for Back. */
  readonly onSearchChange: (search: ShopSearch, step: "new" | "same") => void;
  readonly onAdd: (product: ProductItem, quantity?: number) => void;
  /** Opens the quick view. Should be stable, because lists are long. */
  readonly onView: (product: ProductItem) => void;
  readonly onQuickCheckout: () => void;
  readonly cartButton: ReactNode;
  readonly adminPanelButton?: ReactNode;
  readonly adminAccessButton?: ReactNode;
  /** Shown beside the product count, such as the last order's number. */
  readonly note?: ReactNode;
};

/** The online shop. */
export function ShopPage({
  search,
  onSearchChange,
  onAdd,
  onView,
  note,
  ...hero
}: ShopPageProps): ReactNode {
  const text = useText(shopText);
  useLastView(search, onSearchChange);
  const list = useShopProducts(search);
  const uses = useProductUses();
  const choices = useDimensionChoices(search);
  const further = useFurtherResults(search);
  // Fields are replaced, so that a figure that couldn't be read goes too.
  const [clears, setClears] = useState(0);
  // As on arrival: the fields mustn't move while someone types.
  const [cameSearching] = useState(search.q !== undefined);
  const { sort, view, ...filters } = search;
  function clearFilters(): void {
    setClears(clears + 1);
    onSearchChange(parseShopSearch({ sort, view }), "new");
  }
  const { found, isOld } = further;
  const isEmpty = list.items?.length === 0 && !list.isOld && found?.products.length === 0 && !isOld;
  // A filter may be why there is nothing.
  useReportMiss(search.q ?? "", isEmpty && Object.keys(filters).length === 1);
  return (
    <>
      <ShopHero {...hero} isCompact={cameSearching} />
      <div className="page-column flex flex-col gap-2 pt-4 pb-12 md:gap-6 md:pt-6 md:pb-16">
        <ShopControls
          key={clears}
          search={search}
          onSearchChange={onSearchChange}
          uses={uses}
          choices={choices}
        />
        <FilterChips
          values={search}
          onRemove={(filter) =>
            onSearchChange(parseShopSearch({ ...search, [filter]: undefined }), "new")
          }
        />
        {/* As high as most answers from the start, so that the products below don't move. Of words alone there is
            nothing to say. */}
        {search.q !== undefined && (
          <div
            className={clsx(
              "min-h-11 pointer-coarse:min-h-16",
              !/\d/.test(search.q) && "empty:hidden",
            )}
          >
            {further.found && <LazyUnderstoodText found={further.found} />}
          </div>
        )}
        <ShopResults
          list={list}
          further={further}
          typed={search.q ?? ""}
          note={note}
          view={view ?? "grid"}
          onAdd={onAdd}
          onView={onView}
          onClearFilters={clearFilters}
          isFiltered={Object.keys(filters).length > 0}
        />
      </div>
      <OfflineBar text={text.offline} lastSeenAt={list.lastSeenAt} />
    </>
  );
}
