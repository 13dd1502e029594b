import { memo, type ReactNode } from "react";
import type { ShopView } from "#domain/shop-list.ts";
import type { ProductItem } from "#web/api/queries.ts";
import { useText } from "#web/messages/language.tsx";
import { shopText } from "#web/messages/shop.ts";
import { ListIcons } from "./list-icons.tsx";
import { ProductCard, ProductCardSkeleton } from "./product-card.tsx";
import { ShopListRow, ProductRowSkeleton } from "./product-row.tsx";

type ProductListProps = {
  readonly products: readonly ProductItem[];
  readonly view: ShopView;
  readonly onAdd: (product: ProductItem, quantity?: number) => void;
  readonly onView: (product: ProductItem) => void;
};

// Products above the fold on a desktop.
const earlyCount = 8;

const listClasses: Readonly<Record<ShopView, string>> = { grid: "tiles-grid", list: "tiles-list" };

/** Memoized: the list may be long, and its page renders often. */
export const ProductList = memo(function ProductList({
  products,
  view,
  onAdd,
  onView,
}: ProductListProps): ReactNode {
  const text = useText(shopText);
  const Tile = view === "grid" ? ProductCard : ShopListRow;
  return (
    <>
      <ListIcons />
      <ul aria-label={text.products} className={listClasses[view]}>
        {products.map((product, index) => (
          <Tile
            key={product.id}
            product={product}
            onAdd={onAdd}
            onView={onView}
            nameId={`product-${index}`}
            isEarly={index < earlyCount}
          />
        ))}
      </ul>
    </>
  );
});

/** A placeholder with the size of a first page. */
export function ProductListSkeleton({ view }: { readonly view: ShopView }): ReactNode {
  const Tile = view === "grid" ? ProductCardSkeleton : ProductRowSkeleton;
  return (
    <div aria-hidden="true" className={listClasses[view]}>
      {Array.from({ length: earlyCount }, (_, place) => (
        <Tile key={place} />
      ))}
    </div>
  );
}
