import { useRef, type ReactNode } from "react";
import { BulkBar } from "#web/features/admin/dashboard/bulk/bulk-bar.tsx";
import { useChosenProducts } from "#web/features/admin/dashboard/bulk/use-chosen-products.ts";
import { ProductFiles } from "#web/features/admin/dashboard/files/product-files.tsx";
import { dashboardProductsText } from "#web/messages/dashboard-products.ts";
import { useText } from "#web/messages/language.tsx";
import { ProductControls } from "./product-controls.tsx";
import { ProductResults } from "./product-results.tsx";
import type { ProductSearch } from "./product-search.ts";
import { ProductTable } from "./product-table.tsx";
import { usePinnedRows } from "./use-pinned-rows.ts";
import { useProductActions } from "./use-product-actions.tsx";
import { useProductResults } from "./use-product-results.ts";

export type ProductsTabProps = {
  readonly search: ProductSearch;
  /** `same` replaces the history entry, `new` adds one for Back. */
  readonly onSearchChange: (search: ProductSearch, step: "new" | "same") => void;
};

/** Every product: search, edit, delete and restore. */
export function ProductsTab({ search, onSearchChange }: ProductsTabProps): ReactNode {
  const text = useText(dashboardProductsText);
  const results = useProductResults(search);
  const { products, ...rows } = usePinnedRows(results.products, JSON.stringify(search));
  const list = { ...results, products };
  const { isLoading } = list;
  const chosen = useChosenProducts(products);
  const summary = useRef<HTMLParagraphElement>(null);
  const [actions, dialogs] = useProductActions(products, () => summary.current?.focus());
  return (
    <section aria-busy={isLoading}>
      <h2 className="sr-only">{text.title}</h2>
      <ProductControls search={search} onSearchChange={onSearchChange} />
      <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
        <p ref={summary} tabIndex={-1} role="status" className="text-sm text-muted">
          {isLoading && text.loading}
          {products && !isLoading && text.found(list.count)}
        </p>
        <ProductFiles />
      </div>
      <BulkBar products={products ?? []} chosen={chosen} />
      <ProductResults list={list} search={search} onClearFilters={() => onSearchChange({}, "new")}>
        <ProductTable products={products ?? []} rows={rows} chosen={chosen} {...actions} />
      </ProductResults>
      {dialogs}
    </section>
  );
}
