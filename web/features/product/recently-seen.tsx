import type { ReactNode } from "react";
import { useText } from "#web/messages/language.tsx";
import { productPageText } from "#web/messages/product-page.ts";
import { maxRecentProducts, useRecentProducts } from "#web/products/recent-products.ts";
import { lazyChunk } from "#web/ui/lazy-chunk.tsx";
import { LazySection, LazySectionState } from "./lazy-section.tsx";

const RecentProductList = lazyChunk(
  async () => (await import("./recent-product-list.tsx")).RecentProductList,
  <LazySectionState hasFailed={false} />,
);

/** Products whose pages were opened on this device before. */
export function RecentlySeen({ currentId }: { readonly currentId: string }): ReactNode {
  const text = useText(productPageText);
  const ids = useRecentProducts()
    .filter((id) => id !== currentId)
    .slice(0, maxRecentProducts);
  if (ids.length === 0) return null;
  return (
    <LazySection title={text.recentlySeen}>
      {(isNear) =>
        isNear ? <RecentProductList ids={ids} /> : <LazySectionState hasFailed={false} />
      }
    </LazySection>
  );
}
