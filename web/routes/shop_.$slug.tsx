import { createFileRoute, notFound, redirect } from "@tanstack/react-router";
import { lazy, Suspense, type ReactNode } from "react";
import { buildOrigin } from "#domain/build-origin.ts";
import { apiFor } from "#web/api/client.ts";
import { openCartDialog } from "#web/features/cart/cart-opener.ts";
import type { ShownProductPage } from "#web/features/product/load-product-page.ts";
import { ProductGone } from "#web/features/product/product-gone.tsx";
import { ProductPage } from "#web/features/product/product-page.tsx";
import { useLive } from "#web/live/use-live.ts";
import { pageHead } from "#web/seo/page-head.ts";
import { useLaterCart } from "./-use-later-cart.tsx";

// Loads while a product's page is pending. Every page loads this file, and `lazyChunk` would add to it.
const Skeleton = lazy(async () => ({
  default: await import("#web/features/product/product-skeleton.tsx").then(
    ({ ProductSkeleton }) => ProductSkeleton,
    () => () => null,
  ),
}));

export const Route = createFileRoute("/shop_/$slug")({
  loader: async ({ context, params: { slug } }): Promise<ShownProductPage> => {
    const { loadProductPage } = await import("#web/features/product/load-product-page.ts");
    const origin =
      typeof window === "undefined"
        ? (context.request?.publicUrl ?? buildOrigin)
        : window.location.origin;
    const parts = { api: apiFor(context), client: context.queryClient, origin };
    const outcome = await loadProductPage(parts, slug);
    if (outcome.kind === "gone") throw notFound();
    if (outcome.kind === "moved") {
      const to = { to: "/shop/$slug", params: { slug: outcome.slug } } as const;
      throw redirect({ ...to, statusCode: 301, replace: true });
    }
    return outcome;
  },
  head: ({ loaderData, match }) =>
    loaderData?.kind === "product"
      ? pageHead({ ...loaderData.loaded.head, jsonLd: [() => loaderData.loaded.offer] }, { match })
      : { meta: [{ name: "robots", content: "noindex" }] },
  pendingMs: 100,
  pendingMinMs: 0,
  pendingComponent: PendingRoute,
  component: ProductRoute,
  notFoundComponent: GoneRoute,
});

function ProductRoute(): ReactNode {
  const outcome = Route.useLoaderData();
  const { slug } = Route.useParams();
  useLive("products");
  const { add, additions } = useLaterCart();
  const id = outcome.kind === "product" ? outcome.loaded.id : outcome.id;
  const loaded = outcome.kind === "product" ? outcome.loaded : undefined;
  return (
    <>
      {additions}
      <ProductPage key={id} id={id} loaded={loaded} slug={slug} onAdd={add} onOpenCart={openCart} />
    </>
  );
}

function openCart(): void {
  openCartDialog("cart");
}

function PendingRoute(): ReactNode {
  return (
    <Suspense>
      <Skeleton />
    </Suspense>
  );
}

function GoneRoute(): ReactNode {
  return <ProductGone slug={Route.useParams().slug} />;
}
