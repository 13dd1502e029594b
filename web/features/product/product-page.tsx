import { useQuery } from "@tanstack/react-query";
import { useEffect, type ReactNode } from "react";
import { getErrorCode } from "#web/api/api-error.ts";
import { productQuery } from "#web/api/product-query.ts";
import type { ProductItem } from "#web/api/queries.ts";
import { useApi } from "#web/api/use-api.ts";
import { useText } from "#web/messages/language.tsx";
import { productPageText } from "#web/messages/product-page.ts";
import { shopText } from "#web/messages/shop.ts";
import { isLastSeen } from "#web/offline/last-seen/is-last-seen.ts";
import { useOnline } from "#web/offline/use-online.ts";
import { noteRecentProduct } from "#web/products/recent-products.ts";
import { Breadcrumbs } from "#web/ui/breadcrumbs.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { OfflineBar } from "#web/ui/offline-bar.tsx";
import { GoesWith } from "./goes-with.tsx";
import type { LoadedProductPage } from "./load-product-page.ts";
import { ProductFigures } from "./product-figures.tsx";
import { ProductGone } from "./product-gone.tsx";
import { ShopProductHead } from "./product-head.tsx";
import type { ProductPart } from "./product-part.ts";
import { ProductSkeleton } from "./product-skeleton.tsx";
import { RecentlySeen } from "./recently-seen.tsx";
import { SameSize } from "./same-size.tsx";

type ProductPageProps = {
  readonly id: string;
  readonly slug: string;
  /** Absent if the shop couldn't be reached. */
  readonly loaded: LoadedProductPage | undefined;
  /** The quantity defaults to one piece. */
  readonly onAdd: (product: ProductItem, quantity?: number) => void;
  readonly onOpenCart: () => void;
};

const unknownPart: ProductPart = {};

/** A product of the shop with everything about it. Follows changes of its price and stock. */
export function ProductPage({ id, slug, loaded, ...cart }: ProductPageProps): ReactNode {
  const text = useText(productPageText);
  const query = useQuery(productQuery(useApi(), id));
  const isOnline = useOnline();
  const { data: product } = query;
  const isGone = getErrorCode(query.error) === "not_found";
  const isShown = product !== undefined && !isGone;
  useEffect(() => {
    if (isShown) noteRecentProduct(id);
  }, [isShown, id]);
  if (isGone) return <ProductGone slug={slug} />;
  if (!product && query.isError) {
    return (
      <div className="page-column py-20">
        <ErrorState
          title={text.loadFailed}
          text={text.loadFailedText}
          onRetry={() => void query.refetch()}
          busy={query.isFetching}
        />
      </div>
    );
  }
  if (!product) return <ProductSkeleton />;
  const lastSeenAt = isLastSeen(query, isOnline) ? query.dataUpdatedAt : undefined;
  return (
    <>
      <ProductContent product={product} part={loaded?.part ?? unknownPart} {...cart} />
      <OfflineBar text={text.offline} lastSeenAt={lastSeenAt} />
    </>
  );
}

function ProductContent({
  product,
  part,
  onAdd,
  onOpenCart,
}: Pick<ProductPageProps, "onAdd" | "onOpenCart"> & {
  readonly product: ProductItem;
  readonly part: ProductPart;
}): ReactNode {
  const shop = useText(shopText);
  const { id, name, category } = product;
  return (
    <article>
      <div className="page-column pt-5">
        <Breadcrumbs
          crumbs={[
            { label: shop.title, link: { to: "/shop" } },
            ...(category === ""
              ? []
              : [{ label: category, link: { to: "/shop", search: { category } } as const }]),
            { label: name },
          ]}
        />
      </div>
      <ShopProductHead product={product} part={part} onAdd={onAdd} onOpenCart={onOpenCart} />
      <ProductFigures product={product} drawing={part.drawing} />
      {part.query !== undefined && <SameSize id={id} query={part.query} onAdd={onAdd} />}
      <GoesWith product={product} onAdd={onAdd} />
      <RecentlySeen currentId={id} />
    </article>
  );
}
