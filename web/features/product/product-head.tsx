import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { getProductPath } from "#domain/product-path.ts";
import type { ProductItem } from "#web/api/queries.ts";
import { useText } from "#web/messages/language.tsx";
import { productPageText } from "#web/messages/product-page.ts";
import { toSizeLine } from "#web/products/size-line.ts";
import { Badge } from "#web/ui/badge.tsx";
import { buttonStyle } from "#web/ui/button-style.ts";
import { FavoriteButton } from "#web/ui/favorite-button.tsx";
import { DownloadIcon } from "#web/ui/icons.tsx";
import { ProductImage } from "#web/ui/product-image.tsx";
import { ShareButton } from "#web/ui/share-button.tsx";
import { toLinkProps } from "#web/ui/to-link-props.ts";
import { OrderBox } from "./order-box.tsx";
import { productGrid } from "./product-grid.ts";
import type { ProductPart } from "./product-part.ts";

type ProductHeadProps = {
  readonly product: ProductItem;
  readonly part: ProductPart;
  readonly onAdd: (product: ProductItem, quantity: number) => void;
  readonly onOpenCart: () => void;
};

/** Name, image, drawing, price and order of a product. */
export function ShopProductHead({ product, part, onAdd, onOpenCart }: ProductHeadProps): ReactNode {
  const { brand, name, description } = product;
  const size = toSizeLine(product);
  return (
    <div className={productGrid.whole}>
      <div className={productGrid.title}>
        {brand !== "" && (
          <p>
            <Badge className="max-w-full whitespace-normal! wrap-anywhere">{brand}</Badge>
          </p>
        )}
        <h1 className="mt-3 text-xl font-semibold tracking-tight wrap-anywhere">{name}</h1>
        {size !== "" && (
          <p data-slot="size-line" className="mt-2 font-mono tabular-nums wrap-anywhere">
            {size}
          </p>
        )}
      </div>
      <HeadImage product={product} />
      <div className={productGrid.order}>
        <OrderBox product={product} onAdd={onAdd} onOpenCart={onOpenCart} />
        {description !== "" && (
          <p className="mt-5 max-w-prose wrap-anywhere whitespace-pre-line">{description}</p>
        )}
        <Actions product={product} part={part} />
      </div>
    </div>
  );
}

function HeadImage({ product }: Pick<ProductHeadProps, "product">): ReactNode {
  return (
    <div className={productGrid.image}>
      <div className="overflow-hidden rounded-lg border border-hairline">
        <ProductImage
          product={product}
          loading="eager"
          sizes="(min-width: 80rem) 38rem, (min-width: 64rem) 50vw, 100vw"
          className="w-full"
        />
      </div>
    </div>
  );
}

function Actions({ product, part }: Pick<ProductHeadProps, "product" | "part">): ReactNode {
  const text = useText(productPageText);
  const { name } = product;
  const { page, sheet } = part;
  return (
    <div className="mt-6 grid w-full grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] gap-1.5 sm:has-[>:nth-child(4)]:grid-cols-2">
      {page && (
        <Link {...toLinkProps(page.path)} className={buttonStyle()}>
          {text.cataloguePage(page.code)}
        </Link>
      )}
      {sheet !== undefined && (
        <a href={sheet} download className={buttonStyle()}>
          <DownloadIcon />
          {text.datasheet}
        </a>
      )}
      <FavoriteButton favorite={{ path: getProductPath(product), title: name }} />
      <ShareButton title={name} />
    </div>
  );
}
