import type { ReactNode } from "react";
import { useText } from "#web/messages/language.tsx";
import { productPageText } from "#web/messages/product-page.ts";
import { lazyChunk } from "#web/ui/lazy-chunk.tsx";
import { BesideSection, BesideState } from "./beside.tsx";
import type { SameSizeProps } from "./same-size-products.tsx";

const SameSizeProducts = lazyChunk(
  async () => (await import("./same-size-products.tsx")).SameSizeProducts,
  <BesideState hasFailed={false} />,
);

/** Other products that can replace this one once the reason is checked, or have its size. */
export function SameSize(props: SameSizeProps): ReactNode {
  const text = useText(productPageText);
  return (
    <BesideSection title={text.sameSize} text={text.sameSizeText}>
      {(isNear) => (isNear ? <SameSizeProducts {...props} /> : <BesideState hasFailed={false} />)}
    </BesideSection>
  );
}
