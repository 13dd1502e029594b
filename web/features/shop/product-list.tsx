import { memo, type ReactNode } from "react";
import type { ShopView } from "#domain/shop-list.ts";
import { lazyChunk } from "#web/ui/lazy-chunk.tsx";
import { ListIcons } from "./list-icons.tsx";
import { ProductCard, ProductCardSkeleton } from "./product-card.tsx";
import { ProductRowSkeleton } from "./row-layout.tsx";
import { listClasses, TileList, type TileListProps } from "./tile-list.tsx";

// Few visitors choose the list view.
const ProductRowList = lazyChunk(
  async () => (await import("./product-row.tsx")).ProductRowList,
  <ProductListSkeleton view="list" />,
);

/** Memoized: the list may be long, and its page renders often. */
export const ProductList = memo(function ProductList({
  view,
  ...list
}: TileListProps & { readonly view: ShopView }): ReactNode {
  return (
    <>
      <ListIcons />
      {view === "grid" ? (
        <TileList view={view} Tile={ProductCard} {...list} />
      ) : (
        <ProductRowList {...list} />
      )}
    </>
  );
});

/** Products above the fold on a desktop. */
const skeletonCount = 8;

/** A placeholder with the size of a first page. */
export function ProductListSkeleton({ view }: { readonly view: ShopView }): ReactNode {
  const Tile = view === "grid" ? ProductCardSkeleton : ProductRowSkeleton;
  return (
    <div aria-hidden="true" className={listClasses[view]}>
      {Array.from({ length: skeletonCount }, (_, place) => (
        <Tile key={place} />
      ))}
    </div>
  );
}
