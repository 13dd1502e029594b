import type { ReactNode } from "react";

/** Export and import of products, above the product list. */
export function ProductFiles(): ReactNode {
  return null;
}
