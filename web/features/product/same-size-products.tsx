import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { ProductItem } from "#web/api/queries.ts";
import { foundProductsQuery } from "#web/api/shop-queries.ts";
import { useApi } from "#web/api/use-api.ts";
import { useText } from "#web/messages/language.tsx";
import { productPageText } from "#web/messages/product-page.ts";
import { searchText } from "#web/messages/search.ts";
import { describeHit } from "#web/search/describe-hit.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { LazySectionState } from "./lazy-section.tsx";
import { ProductRows, type NotedProduct } from "./product-rows.tsx";

export type SameSizeProps = {
  readonly id: string;
  /** The product's code with its maker, or its dimensions. */
  readonly query: string;
  readonly onAdd: (product: ProductItem) => void;
};

const maxShown = 6;

/** What the search finds for a product, without itself. */
export function SameSizeProducts({ id, query, onAdd }: SameSizeProps): ReactNode {
  const text = useText(productPageText);
  const words = useText(searchText);
  const { data, isError } = useQuery({
    ...foundProductsQuery(useApi(), query),
    meta: { isOptional: true },
  });
  if (!data) return <LazySectionState hasFailed={isError} />;
  const products = data.products
    .filter(({ product, match, reason }) => {
      const isAlike = match !== "near" && !["words", "beginning"].includes(reason.kind);
      return isAlike && product.id !== id;
    })
    .slice(0, maxShown)
    .map(({ product, is_other_maker: isOtherMaker, reason }): NotedProduct => ({
      product,
      note: describeHit(words, { reason, isOtherMaker }),
    }));
  if (products.length === 0) return <p className="text-sm text-muted">{text.noSameSize}</p>;
  return (
    <>
      <ProductRows products={products} onAdd={onAdd} />
      <LinkButton to="/shop" search={{ q: query }} className="mt-4">
        {text.seeAll}
      </LinkButton>
    </>
  );
}
