import { useRef, type ReactNode } from "react";
import { maxLineQuantity, quantityPerClick } from "#domain/cart.ts";
import { useText } from "#web/messages/language.tsx";
import { shopText } from "#web/messages/shop.ts";
import { AddToCartButton } from "#web/ui/add-to-cart-button.tsx";
import { optionalChunk } from "#web/ui/lazy-chunk.tsx";
import { getStock, StockBadge } from "#web/ui/stock-badge.tsx";
import { BrandBadge } from "./brand-badge.tsx";
import { FiveStars } from "./five-stars.tsx";
import { ListedCartIcon } from "./list-icons.tsx";
import { ProductLink, ProductPrice, SizeLine, type ProductTileProps } from "./product-card.tsx";
import { orderClass, rowClass, wordsClass } from "./row-layout.tsx";
import { TileImage } from "./tile-image.tsx";
import { TileList, type TileListProps } from "./tile-list.tsx";

// Only rows show drawings, so their lookup stays out of the main chunk. Rows work without it.
const RowDrawing = optionalChunk(async () => (await import("./row-drawing.tsx")).RowDrawing);

/** The list view. */
export function ProductRowList(props: TileListProps): ReactNode {
  return <TileList view="list" Tile={ProductRow} {...props} />;
}

/** A product as a row: denser, for comparing. */
function ProductRow(props: ProductTileProps): ReactNode {
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
      <div className="max-xl:empty:hidden xl:*:leading-none">
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
      <p className="xl:row-span-2 xl:justify-self-end xl:*:justify-end">
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
