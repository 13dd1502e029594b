import { useId, type ReactNode } from "react";
import { AddToCartButton } from "./add-to-cart-button.tsx";
import { BrandBadge } from "./brand-badge.tsx";
import { FiveStars } from "./five-stars.tsx";
import { ProductPrice, type ProductTileProps } from "./product-card.tsx";
import { ProductPicture } from "./product-picture.tsx";
import { StockBadge } from "./stock-badge.tsx";

/** The same product as a line of the list view: denser, for whoever compares. */
export function ProductRow({ product, onAdd, isEarly }: ProductTileProps): ReactNode {
  const nameId = useId();
  return (
    <li className="grid grid-cols-[5.5rem_1fr] items-start gap-x-4 gap-y-3 border-b border-hairline py-4 md:grid-cols-[7rem_1fr_auto] md:items-center">
      <ProductPicture
        product={product}
        isEarly={isEarly}
        sizes="7rem"
        className="aspect-4/3 w-full rounded-sm border border-hairline"
      />
      <div className="flex min-w-0 flex-col gap-1">
        <h3 id={nameId} className="line-clamp-2 font-semibold wrap-anywhere">
          {product.name}
        </h3>
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <StockBadge product={product} />
          <BrandBadge brand={product.brand} />
          <FiveStars />
        </div>
        <p className="line-clamp-2 max-w-prose text-sm wrap-anywhere text-muted">
          {product.description}
        </p>
      </div>
      <div className="col-span-2 flex items-center justify-between gap-5 md:col-span-1 md:justify-end">
        <ProductPrice product={product} />
        <AddToCartButton
          product={product}
          onAdd={onAdd}
          describedBy={nameId}
          className="min-w-36"
        />
      </div>
    </li>
  );
}
