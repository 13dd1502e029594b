import { memo, type ReactNode } from "react";
import type { ShopView } from "#domain/shop-list.ts";
import type { ProductItem } from "#web/lib/api/queries.ts";
import { useText } from "#web/lib/language.tsx";
import { shopText } from "#web/messages/shop.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { ProductCard } from "./product-card.tsx";
import { ProductRow } from "./product-row.tsx";

interface ProductListProps {
  readonly products: readonly ProductItem[];
  readonly view: ShopView;
  readonly onAdd: (product: ProductItem) => void;
}

// What fits on the first screen of a desktop.
const earlyCount = 8;

const gridClass =
  "grid grid-cols-2 border-s border-t border-hairline md:grid-cols-3 xl:grid-cols-4";

/** Renders again only when its products change: it may be long, and its page changes often. */
export const ProductList = memo(function ProductList({
  products,
  view,
  onAdd,
}: ProductListProps): ReactNode {
  const text = useText(shopText);
  const Tile = view === "grid" ? ProductCard : ProductRow;
  return (
    <ul
      aria-label={text.products}
      className={view === "grid" ? gridClass : "border-t border-hairline"}
    >
      {products.map((product, index) => (
        <Tile key={product.id} product={product} onAdd={onAdd} isEarly={index < earlyCount} />
      ))}
    </ul>
  );
});

/** The size of a first page, while it is on its way. */
export function ProductListSkeleton({ view }: { readonly view: ShopView }): ReactNode {
  const places = [1, 2, 3, 4, 5, 6, 7, 8];
  if (view === "list") {
    return (
      <div className="border-t border-hairline">
        {places.map((place) => (
          <div key={place} className="flex items-center gap-4 border-b border-hairline py-4">
            <Skeleton className="aspect-4/3 w-22 md:w-28" />
            <div className="flex flex-1 flex-col gap-2">
              <Skeleton className="h-6 w-1/2" />
              <Skeleton className="h-5 w-2/3" />
            </div>
          </div>
        ))}
      </div>
    );
  }
  return (
    <div className={gridClass}>
      {places.map((place) => (
        <div key={place} className="border-e border-b border-hairline bg-raised">
          <Skeleton className="aspect-4/3 rounded-none" />
          <div className="flex flex-col gap-2 p-3 sm:p-4">
            <Skeleton className="h-5 w-24" />
            <Skeleton className="h-6" />
            <Skeleton className="h-15" />
            <Skeleton className="mt-6 h-10" />
          </div>
        </div>
      ))}
    </div>
  );
}
