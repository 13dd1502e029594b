import type { ReactNode } from "react";
import { useText } from "#web/messages/language.tsx";
import { searchText } from "#web/messages/search.ts";
import { ResultSkeleton } from "#web/ui/search/result-skeleton.tsx";
import type { ProductStatus } from "./use-search.ts";

type ProductNoteProps = {
  readonly status: ProductStatus;
  /** No products are shown. */
  readonly isEmpty: boolean;
};

/** Below the products: that they load, or why there are none. The parts stay usable. */
export function ProductNote({ status, isEmpty }: ProductNoteProps): ReactNode {
  const text = useText(searchText);
  if (!isEmpty) return null;
  if (status === "loading") {
    return (
      <div aria-label={text.loadingProducts} role="img">
        <ResultSkeleton count={2} />
      </div>
    );
  }
  return (
    <p role="status" className="px-4 py-3 text-sm text-muted sm:px-5">
      {text.productStatus[status]}
    </p>
  );
}
