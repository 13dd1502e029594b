import type { AdminProduct } from "#web/lib/api/queries.ts";

/** What can be done to a product of the list. */
export interface ProductActions {
  /** The product whose deletion or return is under way. */
  readonly busyId: string | undefined;
  readonly onEdit: (product: AdminProduct) => void;
  readonly onDelete: (product: AdminProduct) => void;
  readonly onRestore: (product: AdminProduct) => void;
  readonly onHistory: (product: AdminProduct) => void;
}
