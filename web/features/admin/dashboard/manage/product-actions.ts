import type { AdminProduct } from "#web/api/queries.ts";

/** The actions on a product of the list. */
export type ProductActions = {
  /** The product that is being deleted or restored. */
  readonly busyId: string | undefined;
  readonly onEdit: (product: AdminProduct) => void;
  readonly onDelete: (product: AdminProduct) => void;
  readonly onRestore: (product: AdminProduct) => void;
  readonly onHistory: (product: AdminProduct) => void;
};
