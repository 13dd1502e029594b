import { useRef, type ReactNode } from "react";
import { maxLineQuantity, quantityPerClick } from "#domain/cart.ts";
import { useText } from "#web/messages/language.tsx";
import { shopText } from "#web/messages/shop.ts";
import { AddToCartButton } from "#web/ui/add-to-cart-button.tsx";
import { optionalChunk } from "#web/ui/lazy-chunk.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { getStock, StockBadge } from "#web/ui/stock-badge.tsx";
import { BrandBadge } from "./brand-badge.tsx";
import { FiveStars } from "./five-stars.tsx";
import { ListedCartIcon } from "./list-icons.tsx";
import { ProductLink, ProductPrice, SizeLine, type ProductTileProps } from "./product-card.tsx";
import { TileImage } from "./tile-image.tsx";

/*
 * On a phone an image beside words, price and button; between 768 and 1280 px these in one line; from 1280 px on
 * the cells of a table: image, name and description, size and stars, stock and brand, drawing, price, quantity,
 * button. There the parts of words and order are cells of the row itself, and those with an order the lower ones.
 */
const rowClass =
  "group grid grid-cols-[min(5.5rem,31%)_1fr] items-start gap-x-4 gap-y-2 border-b border-hairline py-3 md:grid-cols-[6rem_1fr_auto] md:items-center lg:grid-cols-[6rem_1fr_6rem_auto] xl:grid-cols-[4.25rem_minmax(0,1fr)_11rem_6.25rem_4rem_7rem_4.5rem_9rem] xl:grid-rows-[repeat(2,minmax(1.625rem,auto))] xl:gap-y-0 xl:py-1.25";
// Reserves two lines for the name on a phone and one beside a mouse.
const wordsClass =
  "flex min-h-18.5 min-w-0 flex-col gap-1 md:min-h-24 md:justify-center lg:min-h-18.5 xl:contents";
const orderClass =
  "flex flex-wrap items-center justify-between gap-x-5 gap-y-2 @max-[21rem]:col-span-2 @min-[21rem]:max-md:col-start-2 md:min-w-64 md:justify-end xl:contents";

// Only rows show drawings, so their lookup stays out of the main chunk. Rows work without it.
const RowDrawing = optionalChunk(async () => (await import("./row-drawing.tsx")).RowDrawing);

/** A product as a row of the list view: denser, for comparing. */
export function ShopListRow(props: ProductTileProps): ReactNode {
  const { product, onView, nameId, isEarly } = props;
  return (
    <li className={rowClass}>
      <div className="xl:row-span-2">
        <TileImage
          product={product}
          onView={onView}
          describedBy={nameId}
          loading={isEarly ? "eager" : "lazy"}
          sizes="6rem"
          className="w-full rounded-sm border border-hairline"
        />
      </div>
      <Words product={product} nameId={nameId} />
      <div className="h-18 w-24 max-lg:hidden xl:row-span-2 xl:h-12 xl:w-full">
        <RowDrawing product={product} />
      </div>
      <Order {...props} />
    </li>
  );
}

function Words({ product, nameId }: Pick<ProductTileProps, "product" | "nameId">): ReactNode {
  return (
    <div className={wordsClass}>
      <h3 id={nameId} className="font-semibold wrap-anywhere md:[&>a]:line-clamp-1 xl:text-sm">
        <ProductLink product={product} />
      </h3>
      <div className="max-xl:empty:hidden">
        <SizeLine product={product} />
      </div>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 xl:contents">
        <div className="flex max-w-full gap-2 max-md:w-full xl:contents">
          <p className="flex">
            <StockBadge product={product} />
          </p>
          <p className="flex min-w-0 xl:order-3">
            <BrandBadge brand={product.brand} />
          </p>
        </div>
        {/* A phone shows more products instead; their pages have the text. */}
        <div className="max-md:hidden xl:order-2">
          <FiveStars />
        </div>
        <p className="line-clamp-1 min-w-0 basis-full text-sm wrap-anywhere text-muted max-md:hidden lg:flex-1 lg:basis-0 xl:order-1">
          {product.description}
        </p>
      </div>
    </div>
  );
}

function Order({ product, onAdd, nameId }: ProductTileProps): ReactNode {
  const text = useText(shopText);
  const quantity = useRef<HTMLInputElement>(null);
  function add(): void {
    const field = quantity.current;
    // Narrow rows have no quantity.
    if (!field?.offsetParent) onAdd(product);
    else if (field.reportValidity()) onAdd(product, field.valueAsNumber);
  }
  return (
    <div className={orderClass}>
      <p className="xl:row-span-2 xl:justify-self-end">
        <ProductPrice product={product} />
      </p>
      <input
        ref={quantity}
        type="number"
        defaultValue={quantityPerClick}
        min={1}
        max={maxLineQuantity}
        required
        disabled={getStock(product) === "out-of-stock"}
        aria-label={text.quantity}
        aria-describedby={nameId}
        onKeyDown={({ key }) => key === "Enter" && add()}
        className="control px-2 font-mono tabular-nums max-xl:hidden xl:row-span-2"
      />
      <AddToCartButton
        icon={<ListedCartIcon />}
        product={product}
        onAdd={add}
        describedBy={nameId}
        className="min-w-36 xl:row-span-2"
      />
    </div>
  );
}

/** A placeholder with the size of a row. */
export function ProductRowSkeleton(): ReactNode {
  return (
    <div className={rowClass}>
      <Skeleton className="aspect-4/3 xl:row-span-2" />
      <div className={wordsClass}>
        <Skeleton className="h-6 md:w-1/2" />
        <Skeleton className="h-4.5 w-32" />
        <Skeleton className="h-5.5 w-1/2 md:w-48" />
        <Skeleton className="h-5 max-md:hidden md:w-2/3 lg:hidden" />
      </div>
      <div className="max-lg:hidden xl:row-span-2" />
      <div className={orderClass}>
        <Skeleton className="h-6 w-20 xl:row-span-2 xl:justify-self-end" />
        <div className="max-xl:hidden xl:row-span-2" />
        <Skeleton className="h-9.5 w-36 xl:row-span-2 pointer-coarse:h-11" />
      </div>
    </div>
  );
}
