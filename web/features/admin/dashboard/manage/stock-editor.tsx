import { Minus, Plus } from "lucide-react";
import type { ReactNode } from "react";
import type { AdminProduct } from "#web/api/queries.ts";
import { dashboardStockText } from "#web/messages/dashboard-stock.ts";
import { useText } from "#web/messages/language.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import type { RowPins } from "./use-pinned-rows.ts";
import { useStockDraft } from "./use-stock-draft.ts";

export type StockEditorProps = {
  readonly product: AdminProduct;
  /** The list that has the product. */
  readonly rows: RowPins;
};

/** A product's stock in the list: less, a field, more. */
export function StockEditor({ product, rows }: StockEditorProps): ReactNode {
  const text = useText(dashboardStockText);
  const { name } = product;
  const { value, count, isBusy, edit, step, commit, reset } = useStockDraft(product, rows);
  return (
    <span
      role="group"
      aria-label={text.stockOf(name)}
      className="inline-flex max-w-full flex-wrap items-center justify-end gap-0.5 md:flex-nowrap"
    >
      <IconButton
        size="sm"
        label={text.less(name)}
        aria-disabled={count === undefined || count === 0 || isBusy}
        onClick={() => step(-1)}
      >
        <Minus aria-hidden="true" />
      </IconButton>
      <input
        aria-label={text.stockOf(name)}
        aria-invalid={count === undefined || undefined}
        aria-busy={isBusy || undefined}
        title={count === undefined ? text.invalid : undefined}
        inputMode="numeric"
        autoComplete="off"
        className="control min-h-8 w-16 min-w-0 max-w-full px-1 text-end font-mono tabular-nums pointer-coarse:min-h-11"
        value={value}
        readOnly={isBusy}
        onChange={(event) => edit(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === "Enter") commit();
          if (event.key === "Escape") reset();
          if (event.key === "ArrowUp" || event.key === "ArrowDown") {
            event.preventDefault();
            step(event.key === "ArrowUp" ? 1 : -1);
          }
        }}
      />
      <IconButton
        size="sm"
        label={text.more(name)}
        aria-disabled={count === undefined || isBusy}
        onClick={() => step(1)}
      >
        <Plus aria-hidden="true" />
      </IconButton>
    </span>
  );
}
