import { useQueries } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect, type ReactNode } from "react";
import { toProductSlug } from "#domain/product-path.ts";
import { getErrorCode } from "#web/api/api-error.ts";
import { productQuery } from "#web/api/product-query.ts";
import type { ProductItem } from "#web/api/queries.ts";
import { useApi } from "#web/api/use-api.ts";
import { forgetRecentProduct } from "#web/products/recent-products.ts";
import { toSizeLine } from "#web/products/size-line.ts";
import { Price } from "#web/ui/price.tsx";
import { ProductImage } from "#web/ui/product-image.tsx";
import { LazySectionState } from "./lazy-section.tsx";

/** Each is read again: one that left the shop isn't shown, and is forgotten. */
export function RecentProductList({ ids }: { readonly ids: readonly string[] }): ReactNode {
  const api = useApi();
  const queries = useQueries({
    queries: ids.map((id) => ({
      ...productQuery(api, id),
      meta: { isOptional: true },
    })),
  });
  const gone = ids.filter((_, at) => getErrorCode(queries[at]?.error) === "not_found");
  const goneKey = gone.join(" ");
  useEffect(() => {
    for (const id of goneKey.split(" ")) forgetRecentProduct(id);
  }, [goneKey]);
  const products = queries.flatMap(({ data }) => (data && !gone.includes(data.id) ? [data] : []));
  if (products.length === 0) {
    return <LazySectionState hasFailed={queries.every(({ isError }) => isError)} />;
  }
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(max(8rem,40%),1fr))] gap-4 sm:grid-cols-[repeat(auto-fill,minmax(10rem,1fr))]">
      {products.map((product) => (
        <RecentProduct key={product.id} product={product} />
      ))}
    </ul>
  );
}

function RecentProduct({ product }: { readonly product: ProductItem }): ReactNode {
  const size = toSizeLine(product);
  return (
    <li className="relative flex min-w-0 flex-col gap-1.5 text-sm">
      <ProductImage
        product={product}
        sizes="(min-width: 40rem) 12rem, 45vw"
        className="w-full rounded-md border border-hairline"
      />
      <Link
        to="/shop/$slug"
        params={{ slug: toProductSlug(product) }}
        className="line-clamp-2 font-semibold wrap-anywhere covers-card hover:underline"
      >
        {product.name}
      </Link>
      {size !== "" && <p className="font-mono text-xs text-muted tabular-nums">{size}</p>}
      <Price amount={product.price_eur} className="font-medium" />
    </li>
  );
}
