import type { ReactNode } from "react";
import type { ProductSearch } from "./product-search.ts";

export interface ProductsTabProps {
  readonly search: ProductSearch;
  /** `same` replaces the step in the history, `new` makes one that Back returns from. */
  readonly onSearchChange: (search: ProductSearch, step: "new" | "same") => void;
}

/** Every product, to be found, edited, deleted and brought back. */
export function ProductsTab(_: ProductsTabProps): ReactNode {
  return null;
}
