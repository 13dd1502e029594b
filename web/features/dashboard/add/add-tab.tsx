import type { ReactNode } from "react";

/** The form for a new product. */
export function AddTab(): ReactNode {
  return null;
}
