import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { toProductSlug } from "#domain/product-path.ts";
import type { ProductItem } from "#web/api/queries.ts";
import { productPageText } from "#web/messages/product-page.ts";
import { toSizeLine } from "#web/products/size-line.ts";
import { buttonStyle } from "#web/ui/button-style.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { ProductImage } from "#web/ui/product-image.tsx";
import { OrderBox } from "./order-box.tsx";
import { ProductTables } from "./product-tables.tsx";

type QuickViewProps = {
  readonly product: ProductItem;
  readonly onAdd: (product: ProductItem, quantity: number) => void;
  readonly onOpenCart: () => void;
  readonly onClose: () => void;
};

/** A dialog over the list with a product's main facts and a link to its page. In Albanian, like the shop's dialogs. */
export function QuickView({ product, onAdd, onOpenCart, onClose }: QuickViewProps): ReactNode {
  const text = productPageText.sq;
  const size = toSizeLine(product);
  return (
    <Dialog
      open
      onClose={onClose}
      lang="sq"
      size="lg"
      title={<span lang="en">{product.name}</span>}
      description={size === "" ? undefined : <span className="font-mono">{size}</span>}
      footer={
        <Link to="/shop/$slug" params={{ slug: toProductSlug(product) }} className={buttonStyle()}>
          {text.openPage}
        </Link>
      }
    >
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <ProductImage
          product={product}
          loading="eager"
          sizes="(min-width: 40rem) 22rem, 90vw"
          className="w-full rounded-md border border-hairline"
        />
        <div className="grid gap-4">
          <OrderBox product={product} onAdd={onAdd} onOpenCart={onOpenCart} />
          <p lang="en" className="text-sm wrap-anywhere text-muted">
            {product.description}
          </p>
        </div>
      </div>
      <div className="mt-6">
        <ProductTables product={product} columns={2} />
      </div>
    </Dialog>
  );
}
