import type { ReactNode } from "react";
import { changeShopSearch, type ShopSearch } from "#domain/shop-list.ts";
import type { ProductItem } from "#web/api/queries.ts";
import { useText } from "#web/messages/language.tsx";
import { shopText } from "#web/messages/shop.ts";
import { OfflineBar } from "#web/ui/offline-bar.tsx";
import { ShopControls } from "./shop-controls.tsx";
import { ShopHero } from "./shop-hero.tsx";
import { ShopResults } from "./shop-results.tsx";
import { useProductUses, useShopProducts } from "./use-shop-products.ts";

export type ShopPageProps = {
  readonly search: ShopSearch;
  /** `same` replaces the history entry, `new` adds one for Back. */
  readonly onSearchChange: (search: ShopSearch, step: "new" | "same") => void;
  readonly onAdd: (product: ProductItem) => void;
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
  note,
  ...hero
}: ShopPageProps): ReactNode {
  const text = useText(shopText);
  const list = useShopProducts(search);
  const uses = useProductUses();
  function clearFilters(): void {
    const cleared = { q: undefined, category: undefined, brand: undefined };
    onSearchChange(changeShopSearch(search, cleared), "new");
  }
  const { q, category, brand } = search;
  return (
    <>
      <ShopHero {...hero} />
      <div className="page-column flex flex-col gap-2 py-4 md:gap-6 md:py-6">
        <ShopControls search={search} onSearchChange={onSearchChange} uses={uses} />
        <ShopResults
          list={list}
          note={note}
          view={search.view ?? "grid"}
          onAdd={onAdd}
          onClearFilters={clearFilters}
          isFiltered={(q ?? category ?? brand) !== undefined}
        />
      </div>
      <OfflineBar text={text.offline} lastSeenAt={list.lastSeenAt} />
    </>
  );
}
