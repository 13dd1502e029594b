import { memo, useCallback, useState, type ReactNode } from "react";
import type { ShopView } from "#domain/shop-list.ts";
import type { ProductItem } from "#web/api/queries.ts";
import { useText } from "#web/messages/language.tsx";
import { shopText } from "#web/messages/shop.ts";
import { lazyChunk } from "#web/ui/lazy-chunk.tsx";
import { openChunk } from "#web/ui/open-chunk.ts";
import { ProductCard, ProductCardSkeleton } from "./product-card.tsx";
import { ShopListRow, ProductRowSkeleton } from "./product-row.tsx";

const loadQuickView = () => import("./quick-view.tsx");
const QuickView = lazyChunk(async () => (await loadQuickView()).QuickView);

type ProductListProps = {
  readonly products: readonly ProductItem[];
  readonly view: ShopView;
  readonly onAdd: (product: ProductItem) => void;
};

// Products above the fold on a desktop.
const earlyCount = 8;

const listClasses: Readonly<Record<ShopView, string>> = {
  grid: "grid grid-cols-[repeat(auto-fill,minmax(max(8.5rem,40%),1fr))] border-s border-t border-hairline md:grid-cols-3 xl:grid-cols-4",
  list: "border-t border-hairline",
};

/** Memoized: the list may be long, and its page renders often. */
export const ProductList = memo(function ProductList({
  products,
  view,
  onAdd,
}: ProductListProps): ReactNode {
  const text = useText(shopText);
  const [viewedId, setViewedId] = useState<string>();
  const onView = useCallback(async (product: ProductItem): Promise<void> => {
    if (await openChunk(loadQuickView, "")) setViewedId(product.id);
  }, []);
  const Tile = view === "grid" ? ProductCard : ShopListRow;
  const viewed = products.find(({ id }) => id === viewedId);
  return (
    <>
      <ul aria-label={text.products} className={listClasses[view]}>
        {products.map((product, index) => (
          <Tile
            key={product.id}
            product={product}
            onAdd={onAdd}
            onView={onView}
            isEarly={index < earlyCount}
          />
        ))}
      </ul>
      {viewed && <QuickView product={viewed} onClose={() => setViewedId(undefined)} />}
    </>
  );
});

/** A placeholder with the size of a first page. */
export function ProductListSkeleton({ view }: { readonly view: ShopView }): ReactNode {
  const Tile = view === "grid" ? ProductCardSkeleton : ProductRowSkeleton;
  return (
    <div className={listClasses[view]}>
      {Array.from({ length: earlyCount }, (_, place) => (
        <Tile key={place} />
      ))}
    </div>
  );
}
