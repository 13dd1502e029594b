import { Link } from "@tanstack/react-router";
import { useId, type ReactNode } from "react";
import { toProductSlug } from "#domain/product-path.ts";
import type { ProductItem } from "#web/api/queries.ts";
import { toSizeLine } from "#web/products/size-line.ts";
import { BuyControls } from "#web/ui/buy-controls.tsx";
import { ProductImage } from "#web/ui/product-image.tsx";

/** A product beside the page's own, and why it is listed. */
export type NotedProduct = { readonly product: ProductItem; readonly note?: string };

type ProductRowsProps = {
  readonly products: readonly NotedProduct[];
  readonly onAdd: (product: ProductItem) => void;
};

/** Products with price, stock and 'Add to Cart', one per row. */
export function ProductRows({ products, onAdd }: ProductRowsProps): ReactNode {
  return (
    <ul className="border-t border-hairline">
      {products.map((noted) => (
        <ProductLine key={noted.product.id} noted={noted} onAdd={onAdd} />
      ))}
    </ul>
  );
}

function ProductLine({
  noted: { product, note },
  onAdd,
}: Pick<ProductRowsProps, "onAdd"> & { readonly noted: NotedProduct }): ReactNode {
  const nameId = useId();
  const size = toSizeLine(product);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-hairline py-3 sm:min-h-20 sm:flex-nowrap">
      <div className="flex min-w-0 grow items-center gap-4 max-sm:basis-full">
        <ProductImage
          product={product}
          sizes="4.5rem"
          className="w-18 shrink-0 rounded-sm border border-hairline max-[22rem]:hidden"
        />
        <div className="min-w-0">
          <Link
            to="/shop/$slug"
            params={{ slug: toProductSlug(product) }}
            id={nameId}
            className="inline-flex items-center text-sm font-semibold wrap-anywhere hover:underline pointer-coarse:min-h-11"
          >
            {product.name}
          </Link>
          {size !== "" && <p className="font-mono text-xs text-muted tabular-nums">{size}</p>}
          {note !== undefined && note !== "" && <p className="mt-0.5 text-xs text-muted">{note}</p>}
        </div>
      </div>
      <BuyControls product={product} nameId={nameId} onAdd={onAdd} />
    </li>
  );
}
