import type { ReactNode } from "react";
import { AddToCartButton } from "#web/ui/add-to-cart-button.tsx";
import { optionalChunk } from "#web/ui/lazy-chunk.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { StockBadge } from "#web/ui/stock-badge.tsx";
import { BrandBadge } from "./brand-badge.tsx";
import { FiveStars } from "./five-stars.tsx";
import { ListedCartIcon } from "./list-icons.tsx";
import { ProductLink, ProductPrice, SizeLine, type ProductTileProps } from "./product-card.tsx";
import { TileImage } from "./tile-image.tsx";

const rowClass =
  "group grid grid-cols-[min(5.5rem,31%)_1fr] items-start gap-x-4 gap-y-2 border-b border-hairline py-3 md:grid-cols-[6rem_1fr_auto] md:items-center lg:grid-cols-[6rem_1fr_6rem_auto]";
// Reserves two lines for the name on a phone and one beside a mouse.
const wordsClass =
  "flex min-h-18.5 min-w-0 flex-col gap-1 md:min-h-24 md:justify-center lg:min-h-18.5";
const orderClass =
  "flex flex-wrap items-center justify-between gap-x-5 gap-y-2 @max-[21rem]:col-span-2 @min-[21rem]:max-md:col-start-2 md:min-w-64 md:justify-end";

// Only rows show drawings, so their lookup stays out of the main chunk. Rows work without it.
const RowDrawing = optionalChunk(async () => (await import("./row-drawing.tsx")).RowDrawing);

/** A product as a row of the list view: denser, for comparing. */
export function ShopListRow({
  product,
  onAdd,
  onView,
  nameId,
  isEarly,
}: ProductTileProps): ReactNode {
  return (
    <li className={rowClass}>
      <TileImage
        product={product}
        onView={onView}
        describedBy={nameId}
        loading={isEarly ? "eager" : "lazy"}
        sizes="6rem"
        className="w-full rounded-sm border border-hairline"
      />
      <div className={wordsClass}>
        <h3 id={nameId} className="font-semibold wrap-anywhere md:[&>a]:line-clamp-1">
          <ProductLink product={product} />
        </h3>
        <SizeLine product={product} />
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <div className="flex max-w-full gap-2 max-md:w-full">
            <StockBadge product={product} />
            <BrandBadge brand={product.brand} />
          </div>
          {/* A phone shows more products instead; their pages have the text. */}
          <div className="max-md:hidden">
            <FiveStars />
          </div>
          <p className="line-clamp-1 min-w-0 basis-full text-sm wrap-anywhere text-muted max-md:hidden lg:ms-1 lg:flex-1 lg:basis-0">
            {product.description}
          </p>
        </div>
      </div>
      <div className="h-18 w-24 max-lg:hidden">
        <RowDrawing product={product} />
      </div>
      <div className={orderClass}>
        <ProductPrice product={product} />
        <AddToCartButton
          icon={<ListedCartIcon />}
          product={product}
          onAdd={onAdd}
          describedBy={nameId}
          className="min-w-36"
        />
      </div>
    </li>
  );
}

/** A placeholder with the size of a row. */
export function ProductRowSkeleton(): ReactNode {
  return (
    <div className={rowClass}>
      <Skeleton className="aspect-4/3" />
      <div className={wordsClass}>
        <Skeleton className="h-6 md:w-1/2" />
        <Skeleton className="h-4.5 w-32" />
        <Skeleton className="h-5.5 w-1/2 md:w-48" />
        <Skeleton className="h-5 max-md:hidden md:w-2/3 lg:hidden" />
      </div>
      <div className="max-lg:hidden" />
      <div className={orderClass}>
        <Skeleton className="h-6 w-20" />
        <Skeleton className="h-9.5 w-36 pointer-coarse:h-11" />
      </div>
    </div>
  );
}
