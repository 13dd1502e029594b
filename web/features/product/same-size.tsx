import type { ReactNode } from "react";
import { useText } from "#web/messages/language.tsx";
import { productPageText } from "#web/messages/product-page.ts";
import { lazyChunk } from "#web/ui/lazy-chunk.tsx";
import { LazySection, LazySectionState } from "./lazy-section.tsx";
import type { SameSizeProps } from "./same-size-products.tsx";

const SameSizeProducts = lazyChunk(
  async () => (await import("./same-size-products.tsx")).SameSizeProducts,
  <LazySectionState hasFailed={false} />,
);

/** Other products that can replace this one once the reason is checked, or have its size. */
export function SameSize(props: SameSizeProps): ReactNode {
  const text = useText(productPageText);
  return (
    <LazySection title={text.sameSize} text={text.sameSizeText}>
      {(isNear) =>
        isNear ? <SameSizeProducts {...props} /> : <LazySectionState hasFailed={false} />
      }
    </LazySection>
  );
}
