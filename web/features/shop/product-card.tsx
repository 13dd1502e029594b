import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { toProductSlug } from "#domain/product-path.ts";
import type { ProductItem } from "#web/api/queries.ts";
import { toSizeLine } from "#web/products/size-line.ts";
import { AddToCartButton } from "#web/ui/add-to-cart-button.tsx";
import { Price } from "#web/ui/price.tsx";
import { StockBadge } from "#web/ui/stock-badge.tsx";
import { BrandBadge } from "./brand-badge.tsx";
import { FiveStars } from "./five-stars.tsx";
import { ListedCartIcon } from "./list-icons.tsx";
import { TileImage } from "./tile-image.tsx";

const cardClass = "group tile";
const bodyClass = "tile-body";
const wordsClass = "tile-words";

export type ProductTileProps = {
  readonly product: ProductItem;
  /** @param quantity Defaults to one piece. */
  readonly onAdd: (product: ProductItem, quantity?: number) => void;
  readonly onView: (product: ProductItem) => void;
  /** Id of the element with the name. */
  readonly nameId: string;
  /** Above the fold: the image loads eagerly. */
  readonly isEarly: boolean;
};

/**
 * A product in the grid. Reserves two lines each for name and text, so that all cards and the skeleton have
 * the same size.
 */
export function ProductCard({
  product,
  onAdd,
  onView,
  nameId,
  isEarly,
}: ProductTileProps): ReactNode {
  return (
    <li className={cardClass}>
      <TileImage
        product={product}
        onView={onView}
        describedBy={nameId}
        loading={isEarly ? "eager" : "lazy"}
        sizes="(min-width: 80rem) 20rem, (min-width: 48rem) 33vw, 50vw"
        className="w-full border-b border-hairline"
      />
      <div className={bodyClass}>
        <div className="flex gap-1.5">
          <StockBadge product={product} />
          <BrandBadge brand={product.brand} />
        </div>
        <div className={wordsClass}>
          <h3 id={nameId} className="tile-name">
            <ProductLink product={product} />
          </h3>
          <SizeLine product={product} />
          <FiveStars />
          <p className="tile-text">{product.description}</p>
        </div>
        <div className="tile-end">
          <ProductPrice product={product} />
          <AddToCartButton
            icon={<ListedCartIcon />}
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

/** A placeholder with the size of a card. Its list is hidden from screen readers: a page has many. */
export function ProductCardSkeleton(): ReactNode {
  return (
    <div className={cardClass}>
      <div data-slot="skeleton" className="skeleton aspect-4/3 rounded-none" />
      <div className={bodyClass}>
        <div className="skeleton h-5.5 w-24" />
        <div className={wordsClass}>
          <div className="skeleton h-10 sm:h-12 pointer-coarse:max-sm:h-11" />
          <div className="skeleton h-4.5 w-32" />
          <div className="skeleton h-4.5 w-24" />
          <div className="skeleton h-10" />
        </div>
        <div className="tile-end">
          <div className="skeleton h-6 w-20 sm:h-7" />
          <div className="skeleton h-9.5 pointer-coarse:h-11" />
        </div>
      </div>
    </div>
  );
}

/** The name, which leads to the product's page. */
export function ProductLink({ product }: Pick<ProductTileProps, "product">): ReactNode {
  return (
    <Link to="/shop/$slug" params={{ slug: toProductSlug(product) }} className="tile-link">
      {product.name}
    </Link>
  );
}

/** The size, in a second line on a narrow card; nothing if it isn't known. */
export function SizeLine({ product }: Pick<ProductTileProps, "product">): ReactNode {
  const size = toSizeLine(product);
  return (
    size !== "" && (
      <p data-slot="size-line" className="size-line">
        {size}
      </p>
    )
  );
}

/** The price in euro, with the product's own price in small print if its currency differs. */
export function ProductPrice({ product }: { readonly product: ProductItem }): ReactNode {
  return (
    <Price
      amount={product.price_eur}
      original={{ amount: product.price, currency: product.currency }}
      className="tile-price"
    />
  );
}
