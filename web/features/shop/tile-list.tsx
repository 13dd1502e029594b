import type { ComponentType, ReactNode } from "react";
import type { ShopView } from "#domain/shop-list.ts";
import type { ProductItem } from "#web/api/queries.ts";
import { useText } from "#web/messages/language.tsx";
import { shopText } from "#web/messages/shop.ts";
import type { ProductTileProps } from "./product-card.tsx";

export type TileListProps = {
  readonly products: readonly ProductItem[];
} & Pick<ProductTileProps, "onAdd" | "onView">;

/** Products above the fold on a phone. Images of more at once would delay the largest paint. */
const earlyCount = 2;

export const listClasses: Readonly<Record<ShopView, string>> = {
  grid: "tiles-grid",
  list: "tiles-list",
};

/** The products of a view. */
export function TileList({
  products,
  view,
  Tile,
  ...handlers
}: TileListProps & {
  readonly view: ShopView;
  readonly Tile: ComponentType<ProductTileProps>;
}): ReactNode {
  const text = useText(shopText);
  return (
    <ul aria-label={text.products} className={listClasses[view]}>
      {products.map((product, index) => (
        <Tile
          key={product.id}
          product={product}
          nameId={`product-${index}`}
          isEarly={index < earlyCount}
          {...handlers}
        />
      ))}
    </ul>
  );
}
