import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { toProductSlug } from "#domain/product-path.ts";
import type { ProductItem } from "#web/api/queries.ts";
import { useText } from "#web/messages/language.tsx";
import { shopText } from "#web/messages/shop.ts";
import { ProductImage, type ProductImageProps } from "#web/ui/product-image.tsx";

type TileImageProps = Omit<ProductImageProps, "product"> & {
  readonly product: ProductItem;
  readonly onView: (product: ProductItem) => void;
  /** Id of the element that names the product. */
  readonly describedBy: string;
};

/**
 * The image in a list, which leads to the product's page. With a mouse, and for a keyboard in the same
 * product, it has a button for the quick view.
 */
export function TileImage({ product, onView, describedBy, ...props }: TileImageProps): ReactNode {
  const text = useText(shopText);
  return (
    <div className="relative">
      {/* The name beside it is the same link. */}
      <Link
        to="/shop/$slug"
        params={{ slug: toProductSlug(product) }}
        tabIndex={-1}
        aria-hidden="true"
        className="block"
      >
        <ProductImage product={product} {...props} />
      </Link>
      <button
        type="button"
        onClick={() => onView(product)}
        aria-describedby={describedBy}
        className="button button-secondary button-sm tile-view"
      >
        {text.quickView}
      </button>
    </div>
  );
}
