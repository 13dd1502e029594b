import type { ReactNode } from "react";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { productGrid } from "./product-grid.ts";

/** A placeholder with the shape of a product's page. */
export function ProductSkeleton(): ReactNode {
  return (
    <div aria-busy="true" className="min-h-screen">
      <div className="page-column pt-5">
        <Skeleton className="h-5 w-60" />
      </div>
      <div className={productGrid.whole}>
        <div className={productGrid.title}>
          <Skeleton className="h-5.5 w-32" />
          <Skeleton className="mt-4 h-9 w-4/5" />
          <Skeleton className="mt-3 h-6 w-48" />
        </div>
        <div className={productGrid.image}>
          <Skeleton className="aspect-4/3" />
        </div>
        <div className={productGrid.order}>
          <Skeleton className="h-40" />
        </div>
      </div>
    </div>
  );
}
