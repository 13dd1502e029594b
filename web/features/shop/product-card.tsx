import { useId, type ReactNode } from "react";
import type { ProductItem } from "#web/lib/api/queries.ts";
import { Price } from "#web/ui/price.tsx";
import { AddToCartButton } from "./add-to-cart-button.tsx";
import { BrandBadge } from "./brand-badge.tsx";
import { FiveStars } from "./five-stars.tsx";
import { ProductPicture } from "./product-picture.tsx";
import { StockBadge } from "./stock-badge.tsx";

export interface ProductTileProps {
  readonly product: ProductItem;
  readonly onAdd: (product: ProductItem) => void;
  /** On the first screen: the picture doesn't wait for scrolling. */
  readonly isEarly: boolean;
}

/** A product in the grid. Source: shop specification section 2, "Product card". */
export function ProductCard({ product, onAdd, isEarly }: ProductTileProps): ReactNode {
  const nameId = useId();
  return (
    <li className="flex min-w-0 flex-col border-e border-b border-hairline bg-raised">
      <ProductPicture
        product={product}
        isEarly={isEarly}
        sizes="(min-width: 80rem) 20rem, (min-width: 48rem) 33vw, 50vw"
        className="aspect-4/3 w-full border-b border-hairline"
      />
      <div className="flex flex-1 flex-col gap-2 p-3 sm:p-4">
        <div className="flex flex-wrap gap-1.5">
          <StockBadge product={product} />
          <BrandBadge brand={product.brand} />
        </div>
        <h3 id={nameId} className="line-clamp-2 text-sm font-semibold wrap-anywhere sm:text-base">
          {product.name}
        </h3>
        <FiveStars />
        <p className="line-clamp-2 text-sm wrap-anywhere text-muted">{product.description}</p>
        <div className="mt-auto flex flex-col gap-3 pt-2">
          <ProductPrice product={product} />
          <AddToCartButton
            product={product}
            onAdd={onAdd}
            describedBy={nameId}
            className="w-full"
          />
        </div>
      </div>
    </li>
  );
}

/** Euro, and the product's own price in small print where its currency is another one. */
export function ProductPrice({ product }: { readonly product: ProductItem }): ReactNode {
  return (
    <Price
      amount={product.price_eur}
      original={{ amount: product.price, currency: product.currency }}
      className="flex flex-wrap items-baseline gap-x-2 text-base font-medium sm:text-lg [&>small]:ms-0"
    />
  );
}
