import { History, Pencil, Trash2, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import type { AdminProduct } from "#web/api/queries.ts";
import { dashboardProductsText } from "#web/messages/dashboard-products.ts";
import { useText } from "#web/messages/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import type { ProductActions } from "./product-actions.ts";

type RowActionsProps = {
  readonly product: AdminProduct;
} & ProductActions;

/** The buttons of one row. */
export function RowActions({ product, busyId, ...on }: RowActionsProps): ReactNode {
  const text = useText(dashboardProductsText);
  const isBusy = product.id === busyId;
  const isDeleted = product.deleted_at !== null;
  const undoName = text.undoDeletion(product.name);
  const editName = text.editProduct(product.name);
  return (
    <span className="inline-flex items-center gap-1">
      {isDeleted ? (
        <Button size="sm" aria-label={undoName} busy={isBusy} onClick={() => on.onRestore(product)}>
          {!isBusy && <Undo2 aria-hidden="true" />}
          {text.undo}
        </Button>
      ) : (
        <Button size="sm" aria-label={editName} onClick={() => on.onEdit(product)}>
          <Pencil aria-hidden="true" />
          <span className="md:max-lg:hidden">{text.edit}</span>
        </Button>
      )}
      <IconButton
        size="sm"
        label={text.historyOf(product.name)}
        onClick={() => on.onHistory(product)}
      >
        <History aria-hidden="true" />
      </IconButton>
      {!isDeleted && (
        <IconButton
          size="sm"
          label={text.deleteProduct(product.name)}
          busy={isBusy}
          onClick={() => on.onDelete(product)}
        >
          {!isBusy && <Trash2 aria-hidden="true" />}
        </IconButton>
      )}
    </span>
  );
}
